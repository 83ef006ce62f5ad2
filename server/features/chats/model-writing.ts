import { changesAnything, type SecondOpinion } from '#companion/second-opinion.ts';
import type { TurnResult } from '#companion/turn.ts';
import type { ChatModel } from '#server/llm/chat-model.ts';
import { ModelError, type ModelErrorCode } from '#server/llm/chat-model.ts';
import { buildRequest, type PromptInput } from '#server/llm/prompt.ts';
import { readRisk } from '#server/llm/read-risk.ts';
import { writeByModel } from './model-turn.ts';

// Why is this hard? Two things run at once: the model writes, and the model reads
// the risk of what it answers. No word may be shown before the second is done or
// its second and a half are over, and whatever fails, one reply comes out: the
// model's, or the guided companion's own.

/** One turn that the guided companion has decided and a model may word. Nothing here knows a database. */
export interface Writing {
  model: ChatModel;
  result: TurnResult;
  prompt: Omit<PromptInput, 'plan' | 'tone' | 'level' | 'categories' | 'broken'>;
  /** Longest reply at level 2 and above, in milliseconds. */
  riskMs: number;
  readsRisk: boolean;
  /** Takes the same turn again, knowing how the model read it. */
  takeAgain(opinion: SecondOpinion): Promise<TurnResult>;
  /** Told the name of each model that is asked. */
  asked?: (name: string) => void;
}

export type Written =
  | { by: 'model' }
  /** Worded by the guided companion: `result` is the turn it answers, by now perhaps a more careful one. */
  | { by: 'guided'; result: TurnResult; changed: boolean; failed: ModelErrorCode | 'withheld' | null };

/** At level 3, and inside an exercise, every word is the guided companion's own. */
export function isGuidedOnly(result: TurnResult): boolean {
  return result.level >= 3 || result.reply.cards.some((card) => card.type === 'exercise');
}

/**
 * Has one turn worded.
 *
 * @throws whatever ended the reply once something of it was shown, and `signal.reason` where the caller stopped it
 */
export async function writeTurn(
  writing: Writing,
  signal: AbortSignal,
  append: (text: string) => Promise<void>,
): Promise<Written> {
  const secondLook = writing.readsRisk ? lookAgain(writing, signal) : Promise.resolve(null);
  let said = false;
  let failed: ModelErrorCode | 'withheld' | null = null;
  const say = async (text: string) => {
    await append(text);
    said = true;
  };
  if (!isGuidedOnly(writing.result)) {
    try {
      failed = await askTwice(writing, secondLook, signal, say, () => said);
      if (said) return { by: 'model' };
    } catch (error) {
      if (said || signal.aborted || !(error instanceof ModelError)) throw error;
      failed = error.code;
    }
  }
  const careful = await secondLook;
  signal.throwIfAborted();
  return { by: 'guided', result: careful ?? writing.result, changed: careful !== null, failed };
}

/** A reply that was withheld before a word of it showed is asked for once more, with what was wrong. */
async function askTwice(
  { model, result, prompt, riskMs, asked }: Writing,
  secondLook: Promise<TurnResult | null>,
  signal: AbortSignal,
  append: (text: string) => Promise<void>,
  hasSaid: () => boolean,
): Promise<'withheld' | null> {
  let broken: string[] = [];
  // Where someone is at risk there is no time for a second try.
  for (let tries = result.level >= 2 ? 1 : 2; tries > 0; tries--) {
    const request = buildRequest({
      ...prompt,
      plan: result.plan,
      tone: result.effectiveTone,
      level: result.level,
      categories: result.categories,
      broken,
    });
    const turn = { model, request: asked ? { ...request, asked } : request, result, riskMs, secondLook };
    const outcome = await writeByModel(turn, signal, append);
    if (outcome.kind !== 'withheld' || hasSaid()) return null;
    broken = outcome.broken;
  }
  return 'withheld';
}

/** The turn as it is when the model's reading counts too; null where that changes nothing. Never throws. */
async function lookAgain(writing: Writing, signal: AbortSignal): Promise<TurnResult | null> {
  const { result } = writing;
  if (result.level >= 3) return null;
  try {
    const opinion = await readRisk(writing.model, writing.prompt.history, signal);
    if (!opinion || !changesAnything(result, opinion)) return null;
    const again = await writing.takeAgain(opinion);
    return again.level === result.level ? null : again;
  } catch {
    return null;
  }
}
