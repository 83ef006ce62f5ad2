import type { ChatModel, ChatPart } from '#server/llm/chat-model.ts';

/** A model that says what a test tells it to, when the test tells it to. */
export interface OpenModel extends ChatModel {
  say(text: string): void;
  end(): void;
}

/** Serves one reply at a time. */
export function openModel(): OpenModel {
  const parts: ChatPart[] = [];
  let wake: () => void = () => {};
  const push = (part: ChatPart) => {
    parts.push(part);
    wake();
  };
  return {
    name: 'open',
    host: 'localhost',
    kind: 'openai-compatible',
    say: (text) => push({ type: 'text', text }),
    end: () => push({ type: 'end', reason: 'stop' }),
    async *stream(_, signal) {
      for (;;) {
        signal.throwIfAborted();
        const part = parts.shift();
        if (part) yield part;
        if (part?.type === 'end') return;
        if (part) continue;
        await new Promise<void>((resolve) => {
          wake = resolve;
          signal.addEventListener('abort', () => resolve(), { once: true });
        });
      }
    },
  };
}
