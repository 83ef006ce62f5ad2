import { checkReply, createSentenceChecker } from '#companion/reply-check/check-reply.ts';
import type { TurnResult } from '#companion/turn.ts';

/** Lets a model's words through only where the reply checker finds nothing in them. */
export interface ReplyGate {
  /** Sentences in order; one that is held back does not count as said. */
  lets(sentence: string): boolean;
  letsWhole(text: string): boolean;
}

export function createReplyGate({ level, state }: TurnResult): ReplyGate {
  const context = { level, userTexts: state.recent };
  const checker = createSentenceChecker(context);
  return {
    lets: (sentence) => checker.next(sentence).ok,
    letsWhole: (text) => checkReply(text, context).ok,
  };
}
