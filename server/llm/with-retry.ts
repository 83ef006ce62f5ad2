import { setTimeout as sleep } from 'node:timers/promises';
import { type ChatModel, type ChatPart, type ChatRequest, ModelError } from './chat-model.ts';

/** Longest `Retry-After` worth a person's waiting, in milliseconds. */
const PATIENCE = 20_000;

export interface RetryOptions {
  /** Upper end of the random pause where the server names none, in milliseconds. */
  jitter: number;
  /** 0 to 1. */
  random: () => number;
}

/**
 * Asks once more where the server was busy (429, 5xx) and nothing was said yet:
 * after the first text a second try would say everything twice. A longer
 * `Retry-After` than 20 s, or than the request's own limit, is not waited for.
 */
export function withRetry(model: ChatModel, options: RetryOptions = { jitter: 400, random: Math.random }): ChatModel {
  return {
    name: model.name,
    host: model.host,
    kind: model.kind,
    stream: (request, signal) => stream(model, options, request, signal),
  };
}

async function* stream(
  model: ChatModel,
  options: RetryOptions,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  const started = performance.now();
  let said = false;
  try {
    for await (const part of model.stream(request, signal)) {
      said = true;
      yield part;
    }
    return;
  } catch (error) {
    const busy = error instanceof ModelError && (error.code === 'rate_limited' || error.code === 'overloaded');
    if (said || !busy) throw error;
    const pause = (error.retryAfter ?? 100) + options.random() * options.jitter;
    const patience = Math.min(PATIENCE + options.jitter, request.firstTextWithin ?? Number.POSITIVE_INFINITY);
    if (performance.now() - started + pause > patience) throw error;
    await sleep(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
  const { firstTextWithin, ...rest } = request;
  const left =
    firstTextWithin === undefined ? {} : { firstTextWithin: firstTextWithin - (performance.now() - started) };
  yield* model.stream({ ...rest, ...left }, signal);
}
