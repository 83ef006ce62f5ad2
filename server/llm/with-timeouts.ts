import { type ChatModel, type ChatPart, type ChatRequest, ModelError, type ModelErrorCode } from './chat-model.ts';

/** All in milliseconds. */
export interface Timeouts {
  /** Until the first text. */
  firstText: number;
  /** Between two parts. */
  idle: number;
  /** The whole reply. */
  total: number;
}

/** Ends a reply that is late, with the code of the limit it broke, and closes the connection to the model. */
export function withTimeouts(model: ChatModel, timeouts: Timeouts): ChatModel {
  return {
    name: model.name,
    host: model.host,
    kind: model.kind,
    stream: (request, signal) => stream(model, timeouts, request, signal),
  };
}

async function* stream(
  model: ChatModel,
  timeouts: Timeouts,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  const late = new AbortController();
  const expire = (code: ModelErrorCode) => () => late.abort(new ModelError(code));
  const forward = () => late.abort(signal.reason);
  signal.throwIfAborted();
  signal.addEventListener('abort', forward, { once: true });
  const total = setTimeout(expire('timeout_total'), timeouts.total);
  let gap = setTimeout(
    expire('timeout_first'),
    Math.min(timeouts.firstText, request.firstTextWithin ?? timeouts.firstText),
  );
  let begun = false;
  try {
    for await (const part of model.stream(request, late.signal)) {
      if (begun) {
        gap.refresh();
      } else {
        begun = true;
        clearTimeout(gap);
        gap = setTimeout(expire('timeout_idle'), timeouts.idle);
      }
      yield part;
    }
  } finally {
    clearTimeout(total);
    clearTimeout(gap);
    signal.removeEventListener('abort', forward);
  }
}
