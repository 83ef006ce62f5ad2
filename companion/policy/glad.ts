import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

const written = writtenIn('policy/glad');

/** "I thought it went well": what was thought, and came otherwise. */
const NO_NEWS = written('no-news');

/** Stands among what was used once a worry was named beside the good news. */
export const WORRY_NAMED = 'once:joy-worry';

/** A shadow on it: then it is listened to like anything else. */
const SHADOW = written('shadow');
/** Tears of joy, and a drive of one's own. */
const GLAD_TEARS = /\b(?:cried|crying|cry|tears|sobbed|screamed)\b/i;
const BY_CHOICE = /\b(?:by myself|on my own)\b/i;
/** Praise or a place that is not believed in: a talk that holds this is no glad one, whatever its topic is called. */
const NOT_BELIEVED = written('not-believed');
export const LASTS = 0.7;

/** Beside good news: what takes the joy out of it. */
const BESIDE_NEWS = written('beside-news');
const SAD_TEARS = written('sad-tears');

/** "I got in trouble", "I passed out", "I did it again": the words of good news, and none of it. */
export const isNoNews = (text: string): boolean =>
  NO_NEWS.test(text) ||
  /\bgot in(?:to)? (?:(?:a lot of |so much |big |deep )?trouble|(?:a|an|another|the|my|this|that|his|her) (?:\w+ )?(?:fight|argument|row|accident|crash|mess|habit|state|debt|car|taxi|bath|bed|way|lift)|late|between|over my|debt)\b|\bgot it (?:wrong|all wrong|in the neck|from (?:him|her|them|my))\b|\bpassed (?:out|(?:him|her|them) (?:in|on|by))\b|\bdid it (?:again|to (?:me|myself|him|her|them)|because|on purpose|anyway)\b/i.test(
    text,
  );

/** Good news is told, and in the same breath something that is none. */
export const hasOtherSide = (text: string): boolean => BESIDE_NEWS.test(text) || SAD_TEARS.test(text);

/** "They praised it, and all I could see was the typo": the praise is told, and what it could not do is the matter. */
export const isDoubted = (text: string): boolean => NOT_BELIEVED.test(text);

/** The talk is about something good, and this message has no shadow on it. */
export function isGlad({ state, read, grammar }: Scene): boolean {
  if (!grammar.turnsClauses || state.topics[0] !== 'success' || (state.topicWeights[0] ?? 0) < LASTS) return false;
  if (state.level >= 2 || SHADOW.test(read.clean)) return false;
  if (NOT_BELIEVED.test([state.opening ?? '', ...state.recent, read.clean].join(' '))) return false;
  return read.feelings.every(
    ({ id, kind }) =>
      kind === 'warm' ||
      (id === 'sad' && GLAD_TEARS.test(read.clean)) ||
      (id === 'lonely' && BY_CHOICE.test(read.clean)),
  );
}
