import type { TurnResult } from '#companion/turn.ts';
import { loadConfig } from '#server/config/config.ts';
import { writeByModel } from '#server/features/chats/model-turn.ts';
import { isGuidedOnly } from '#server/features/chats/model-writing.ts';
import { ModelError } from '#server/llm/chat-model.ts';
import { connectModel } from '#server/llm/connect-model.ts';
import { buildRequest } from '#server/llm/prompt.ts';

export interface Said {
  role: 'user' | 'assistant';
  content: string;
}

/** Words a reply that the companion decided; `history` ends with the message it answers. */
export type TalkWriter = (result: TurnResult, history: readonly Said[]) => Promise<string>;

const HISTORY_MAX = 16;

/**
 * The model of this instance's settings behind the same checks as in a chat: what fails,
 * says nothing or is withheld is answered by the guided companion.
 */
export async function configuredWriter(): Promise<TalkWriter | null> {
  const config = loadConfig(process.env);
  const model = await connectModel(config.model);
  if (!model) {
    process.stderr.write('alcove talk: no model is configured, the guided companion answers.\n');
    return null;
  }
  return async (result, history) => {
    if (isGuidedOnly(result)) return result.reply.text;
    const request = buildRequest({
      plan: result.plan,
      tone: result.effectiveTone,
      level: result.level,
      categories: result.categories,
      language: result.language,
      ageBand: null,
      history: history.slice(-HISTORY_MAX),
    });
    let text = '';
    try {
      await writeByModel(
        { model, request, result, riskMs: config.model.riskMs },
        new AbortController().signal,
        async (more) => {
          text += more;
        },
      );
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      process.stderr.write(`alcove talk: ${error.message}\n`);
    }
    return text.trim() === '' ? result.reply.text : text.trim();
  };
}
