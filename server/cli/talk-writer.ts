import type { SecondOpinion } from '#companion/second-opinion.ts';
import type { TurnResult } from '#companion/turn.ts';
import { loadConfig } from '#server/config/config.ts';
import { writeTurn } from '#server/features/chats/model-writing.ts';
import { onlyMeasured } from '#server/features/safety/measured-models.ts';
import { ModelError } from '#server/llm/chat-model.ts';
import { connectModel } from '#server/llm/connect-model.ts';
import { readSafetyRuns } from './read-safety-runs.ts';

export interface Said {
  role: 'user' | 'assistant';
  content: string;
}

/** Decides one turn of the companion, with how a model read it where one did. */
export type Decide = (opinion?: SecondOpinion) => TurnResult;

/** Words the reply to the message that `history` ends with. The turn may by then be a more careful one. */
export type TalkWriter = (decide: Decide, history: readonly Said[]) => Promise<{ result: TurnResult; text: string }>;

const HISTORY_MAX = 16;

/**
 * The model of this instance's settings behind the same checks as in a chat, the second look at the risk among them:
 * what fails, says nothing or is withheld is answered by the guided companion. A model under the bar of
 * `./alcove safety` is not asked here either.
 */
export async function configuredWriter(): Promise<TalkWriter | null> {
  const config = loadConfig(process.env);
  const model = connectModel(onlyMeasured(config.model, await readSafetyRuns(config), config.hardened));
  if (!model) {
    const why = config.model.provider === 'guided' ? 'no model is configured' : 'no model may answer (./alcove doctor)';
    process.stderr.write(`alcove talk: ${why}, the guided companion answers.\n`);
    return null;
  }
  return async (decide, history) => {
    let result = decide();
    let text = '';
    // Where the rules see danger no model is asked at all, as in a chat.
    if (result.level >= 3) return { result, text: result.reply.text };
    try {
      const written = await writeTurn(
        {
          model,
          result,
          riskMs: config.model.riskMs,
          readsRisk: config.model.readsRisk !== false,
          prompt: { language: result.language, ageBand: null, history: history.slice(-HISTORY_MAX) },
          takeAgain: async (opinion) => decide(opinion),
        },
        new AbortController().signal,
        async (more) => {
          text += more;
        },
      );
      if (written.by === 'guided') ({ result } = written);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      process.stderr.write(`alcove talk: ${error.message}\n`);
    }
    return { result, text: text.trim() === '' ? result.reply.text : text.trim() };
  };
}
