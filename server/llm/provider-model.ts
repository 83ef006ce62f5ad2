import type { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type ChatModel, type ChatPart, type ChatRequest, type EndReason, ModelError } from './chat-model.ts';
import { leaveOutThinking } from './leave-out-thinking.ts';
import { toModelError } from './model-failures.ts';

/** What both providers implement; named through one of them, since their common package is not ours to depend on. */
export type ProviderModel = ReturnType<ReturnType<typeof createOpenAICompatible>['chatModel']>;
type ProviderCall = Parameters<ProviderModel['doStream']>[0];
type ProviderStream = Awaited<ReturnType<ProviderModel['doStream']>>['stream'];

const REASONS: Record<string, EndReason> = { stop: 'stop', length: 'length', 'content-filter': 'refusal' };

/**
 * A `ChatModel` over one of the `ai` providers, read at the level of its
 * `doStream`: `streamText` costs twice as much a chunk and adds nothing we use.
 * The provider is loaded on first use, so that a start without a model pays nothing.
 */
export function createProviderModel(
  identity: Pick<ChatModel, 'name' | 'host' | 'kind'>,
  load: () => Promise<ProviderModel>,
): ChatModel & { warmUp: () => Promise<unknown> } {
  let loading: Promise<ProviderModel> | undefined;
  const provider = () => {
    loading ??= load();
    return loading;
  };
  return { ...identity, warmUp: provider, stream: (request, signal) => stream(provider, request, signal) };
}

async function* stream(
  provider: () => Promise<ProviderModel>,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  // Our own controller, because leaving a provider's stream does not close its connection: only an abort does.
  const upstream = new AbortController();
  const forward = () => upstream.abort(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener('abort', forward, { once: true });
  try {
    const model = await provider();
    const { stream: parts } = await model.doStream(toCall(request, upstream.signal));
    yield* toChatParts(parts);
  } catch (error) {
    throw signal.aborted ? signal.reason : toModelError(error, Date.now());
  } finally {
    signal.removeEventListener('abort', forward);
    upstream.abort();
  }
}

function toCall(request: ChatRequest, abortSignal: AbortSignal): ProviderCall {
  return {
    prompt: [
      { role: 'system', content: request.system },
      ...request.messages.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
    ],
    maxOutputTokens: request.maxOutputTokens,
    ...(request.temperature === undefined ? {} : { temperature: request.temperature }),
    abortSignal,
  };
}

async function* toChatParts(parts: ProviderStream): AsyncGenerator<ChatPart> {
  const thinking = leaveOutThinking();
  let said = false;
  for await (const part of parts) {
    if (part.type === 'text-delta') {
      const text = thinking.push(part.delta);
      if (text === '') continue;
      // Bytes that are no UTF-8 arrive as this sign: what the model wrote is lost, so the reply is not to be trusted.
      if (text.includes('\uFFFD')) throw new ModelError('garbage');
      said = true;
      yield { type: 'text', text };
    } else if (part.type === 'error') {
      throw isMissingFinish(part.error) ? new ModelError('cut_off') : part.error;
    } else if (part.type === 'finish') {
      const { unified, raw } = part.finishReason;
      if (unified === 'interrupted' || (unified === 'other' && raw === undefined)) throw new ModelError('cut_off');
      const rest = thinking.end();
      if (rest !== '') yield { type: 'text', text: rest };
      const reason = REASONS[unified] ?? 'other';
      if (!said && rest === '' && reason !== 'refusal') throw new ModelError('empty');
      yield { type: 'end', reason };
      return;
    }
  }
  throw new ModelError('cut_off');
}

const isMissingFinish = (error: unknown) => error instanceof Error && error.name === 'AI_InvalidResponseDataError';
