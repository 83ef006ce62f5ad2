import { type ChatModel, type ChatPart, type ChatRequest, ModelError } from './chat-model.ts';

/**
 * Several models as one: each is asked where the one before failed before its first
 * word. After a word no other goes on: two voices in one reply would not fit together.
 * Name and host tell all of them, since people agree to every host that may read them.
 *
 * @param models at least one, in the order they are asked
 */
export function withFallbacks(models: readonly ChatModel[]): ChatModel {
  const [first] = models;
  if (!first) throw new Error('no model was given');
  return {
    name: names(models.map((model) => model.name)),
    host: names(models.map((model) => model.host)),
    kind: first.kind,
    stream: (request, signal) => stream(models, request, signal),
    answer: async (question, signal) => {
      let failed: unknown = new ModelError('unreachable');
      for (const { answer } of models) {
        try {
          if (answer) return await answer(question, signal);
        } catch (error) {
          signal.throwIfAborted();
          failed = error;
        }
      }
      throw failed;
    },
  };
}

const names = (all: readonly string[]): string => [...new Set(all)].join(', ');

async function* stream(
  models: readonly ChatModel[],
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  let failed: unknown;
  for (const model of models) {
    let said = false;
    request.asked?.(model.name);
    try {
      for await (const part of model.stream(request, signal)) {
        said = true;
        yield part;
      }
      return;
    } catch (error) {
      signal.throwIfAborted();
      if (said || !(error instanceof ModelError)) throw error;
      failed = error;
    }
  }
  throw failed;
}
