import { type AnswerOf, type ChatModel, type ChatPart, type ChatRequest, ModelError } from './chat-model.ts';

/** Failures without a success between them that open the breaker, and the time they must lie in. */
const FAILURES = 5;
const WITHIN = 2 * 60_000;
/** How long a model that keeps failing is left alone. */
const OPEN_FOR = 10 * 60_000;

/** Lets calls through until too many fail, then lets one through every ten minutes to see. Times in epoch ms. */
export interface Breaker {
  /** False where the call must not be made. */
  allows: () => boolean;
  /** True while calls are not made; asks without taking the one call that may try. */
  rests: () => boolean;
  succeeded: () => void;
  failed: () => void;
  /** The call ended without telling anything about the model. */
  left: () => void;
}

export function createBreaker(clock: () => number): Breaker {
  let failures: number[] = [];
  let openUntil: number | null = null;
  let trying = false;
  return {
    allows() {
      if (openUntil === null) return true;
      if (clock() < openUntil || trying) return false;
      trying = true;
      return true;
    },
    rests: () => openUntil !== null,
    succeeded() {
      failures = [];
      openUntil = null;
      trying = false;
    },
    failed() {
      const now = clock();
      failures = [...failures, now].filter((time) => now - time <= WITHIN);
      if (trying || failures.length >= FAILURES) openUntil = now + OPEN_FOR;
      trying = false;
    },
    left() {
      trying = false;
    },
  };
}

/** Fails at once with `resting` while the model is left alone, so that nobody waits for a server that is down. */
export function withBreaker(model: ChatModel, breaker: Breaker): ChatModel {
  return {
    name: model.name,
    host: model.host,
    kind: model.kind,
    stream: (request, signal) => stream(model, breaker, request, signal),
  };
}

/**
 * Questions for data are not put to a model that rests. They neither open nor close the
 * breaker: a server may write good replies and be unable to answer in JSON.
 */
export function answerThrough(answer: AnswerOf, breaker: Breaker): AnswerOf {
  return async (question, signal) => {
    if (breaker.rests()) throw new ModelError('resting');
    return answer(question, signal);
  };
}

async function* stream(
  model: ChatModel,
  breaker: Breaker,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  if (!breaker.allows()) throw new ModelError('resting');
  let tell: 'succeeded' | 'failed' | 'left' = 'left';
  try {
    for await (const part of model.stream(request, signal)) {
      if (part.type === 'end') tell = 'succeeded';
      yield part;
    }
  } catch (error) {
    // A request the model refuses as malformed says nothing about the next one.
    if (error instanceof ModelError && error.code !== 'bad_request') tell = 'failed';
    throw error;
  } finally {
    breaker[tell]();
  }
}
