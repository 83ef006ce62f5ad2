/** A question with an answer of its own. */
export interface Direct {
  family: string;
  /** What the question itself says. */
  asks: RegExp;
  /** What the question, its message or the two before it name. */
  about?: RegExp;
  /** What may stand nowhere in them. */
  not?: RegExp;
  /** What the question itself may not say. */
  unless?: RegExp;
}

/** A question that is told apart by its own words, and by what was named just before it. */
export const direct = (
  family: string,
  asks: RegExp,
  about?: RegExp,
  but: Pick<Direct, 'not' | 'unless'> = {},
): Direct => ({ family: `direct_${family}`, asks, ...(about && { about }), ...but });

/** Where somebody may come to harm, plain sense is not enough. */
export const NEVER =
  /\b(?:suicid\w*|kill(?:ing)? (?:myself|him|her|them)|want(?:s|ed)? to die|end (?:my|it) all|overdos\w*|rap(?:e|ed)|assault\w*|strangl\w*|chok(?:es|ed|ing)|knife|gun|self[- ]?harm\w*|cut(?:ting)? myself)\b/i;

/** All of these, in any order. */
export const all = (...parts: readonly RegExp[]): RegExp =>
  new RegExp(parts.map((one) => `(?=[\\s\\S]*(?:${one.source}))`).join(''), 'i');

/** "What should I ask her", "what do I ask them", "which questions can I ask". */
export const ASK_THEM =
  /\b(?:what|which|any)\b[^?]{0,20}\b(?:(?:should|do|can|could|would|shall|must) (?:I|we|you)|to|good|questions?)\b[^?]{0,24}\b(?:ask|questions?)\b/i;
export const NORMAL_OR_BAD =
  /\b(?:is|was|isn't) (?:it|that|this)\b[^?]{0,16}\b(?:normal|common|bad|wrong|awful|terrible|weird|strange|odd|ok(?:ay)?|all ?right|selfish|horrible|natural|usual)\b|\b(?:am I|does (?:it|that|this) make me)\b[^?]{0,20}\b(?:bad|awful|terrible|horrible|normal|evil|selfish|monster|wrong)\b|\bdo(?:es)? (?:other|many|most|any|every)\w*\b/i;
export const LONG =
  /\bhow (?:long|many (?:days|weeks|months))\b|\bwhen (?:does|will|do|is)\b|\b(?:does|will) (?:it|this|that)(?: ever)? (?:get (?:any )?(?:better|easier)|stop|end|go away|pass)\b/i;
export const OR_NOT = /\b(?:should|shall|do|would|is it|am I|better)\b|\bor\b/i;
