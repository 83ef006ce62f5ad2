import { checkReply, createSentenceChecker } from '#companion/reply-check/check-reply.ts';
import type { TurnResult } from '#companion/turn.ts';

/** Lets a model's words through only where the reply checker finds nothing in them. Answers ids of broken rules. */
export interface ReplyGate {
  /** Sentences in order; one that is held back does not count as said. */
  findsIn(sentence: string): string[];
  findsInWhole(text: string): string[];
}

export function createReplyGate({ level, state }: TurnResult): ReplyGate {
  const context = { level, userTexts: state.recent };
  const checker = createSentenceChecker(context);
  return {
    findsIn: (sentence) => checker.next(sentence).violations,
    findsInWhole: (text) => checkReply(text, context).violations,
  };
}
