import type { Scene } from './plan.ts';

/** Stands among what was used once a worry was named beside the good news. */
export const WORRY_NAMED = 'once:joy-worry';

/** A shadow on it: then it is listened to like anything else. */
const SHADOW =
  /\b(?:but|only thing|except|scared|worried|afraid|nervous|however|though|miss|lost|lose|died|dead|hate|never|not|weird|sad|without|hard|awful|worse|problem|guilty|wrong|alone|lonely|fake|deserve|used to|would(?:'ve| have)?|could(?:'ve| have)|should(?:'ve| have)?|gone|goodbye|leaving|instead|awkward|jealous|quiet(?:ly)?|ignored|upset|resent\w*|passed over|have to|got to|need to|funny with me|behind|late|last time|feel like|not sure|kind of|sort of|pressure|what if|tell (?:him|her|them)|nobody|no one|luck|was that it|under (?:my|his|her) \w+'s|said can I think)\b|n't\b|\?/i;
/** Tears of joy, and a drive of one's own. */
const GLAD_TEARS = /\b(?:cried|crying|cry|tears|sobbed|screamed)\b/i;
const BY_CHOICE = /\b(?:by myself|on my own)\b/i;
/** Praise or a place that is not believed in: a talk that holds this is no glad one, whatever its topic is called. */
const NOT_BELIEVED =
  /\b(?:all I (?:could think|can think|heard|thought)|only got|I (?:don't|do not|don't really) belong|fluke|fraud|impost[eo]r|don't deserve|didn't deserve|(?:just|only|pure) luck)\b/i;
export const LASTS = 0.7;

/** Beside good news: what takes the joy out of it. */
const BESIDE_NEWS =
  /\b(?:but|though|however|yet I|(?:feel|felt|feeling|am|I'm|im|been|and now) (?:\w+ )?(?:sick|nothing|numb|empty|guilty|weird|awful|terrible|scared|sad|flat|anxious|terrified|frightened|alone|a fraud|fake|lost)|awake|can(?:'t| ?not) sleep|should be (?:happy|glad|over the moon)|(?:supposed|meant) to be happy|scared|afraid|terrified|frightened|didn'?t (?:even |really )?(?:look|say|care|ask|notice|come|believe|want|smile)|nobody|no one|died|dead)\b|n't feel\b/i;
const SAD_TEARS =
  /\b(?:cried|crying|cry|in tears|sobb\w+)\b(?!.*\b(?:happy|happiness|joy|good|proud|relie\w+|laugh\w*)\b)/i;

/** "I got in trouble", "I passed out", "I did it again": the words of good news, and none of it. */
export const isNoNews = (text: string): boolean =>
  /\bgot in(?:to)? (?:(?:a lot of |so much |big |deep )?trouble|(?:a|an|another|the|my|this|that|his|her) (?:\w+ )?(?:fight|argument|row|accident|crash|mess|habit|state|debt|car|taxi|bath|bed|way|lift)|late|between|over my|debt)\b|\bgot it (?:wrong|all wrong|in the neck|from (?:him|her|them|my))\b|\bpassed (?:out|(?:him|her|them) (?:in|on|by))\b|\bdid it (?:again|to (?:me|myself|him|her|them)|because|on purpose|anyway)\b/i.test(
    text,
  );

/** Good news is told, and in the same breath something that is none. */
export const hasOtherSide = (text: string): boolean => BESIDE_NEWS.test(text) || SAD_TEARS.test(text);

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
