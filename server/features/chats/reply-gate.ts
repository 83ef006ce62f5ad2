import { createSentenceChecker } from '#companion/reply-check/sentence-checker.ts';
import { checkReply } from '#companion/reply-check/check-reply.ts';
import type { TurnResult } from '#companion/turn.ts';

/** Lets a model's words through only where the reply checker finds nothing in them. */
export interface ReplyGate {
  lets(sentence: string): boolean;
  letsWhole(text: string): boolean;
}

export function createReplyGate(result: TurnResult): ReplyGate {
  const context = { level: result.level, language: result.language };
  const checker = createSentenceChecker(context);
  return {
    lets: (sentence) => checker.check(sentence).ok,
    letsWhole: (text) => checkReply(text, context).ok,
  };
}
