import { countWords } from '#companion/understand/plain-text.ts';
import { withoutOrders } from './anchors.ts';
import { swapPronouns } from './swap-pronouns.ts';

/** Marked speech, and speech without a mark: "she said oh that, we've all had that". */
const MARKED = /"([^"]{1,90})"|(?<=\s)'([^']{2,90})'(?=[\s.,!?]|$)/g;
const ASKS =
  "(?:what|how|why|when|who|where)(?:'s|'re)?(?= (?:is|are|do|does|did|can|could|will|would|was|were|have|has|am|on earth|the hell)\\b)|who's|what's|is that|are you|do you|did you|have you|can you|could you|will you|would you";
const SPEAKS = new RegExp(
  `\\b((?:said|says|say|goes|went|(?:was|were|am|is|are|'m|'s|'re) like|asked(?: me)?|asks(?: me)?|shouted|wrote|texted|typed|replied|answered|whispered|think(?:ing)?|thought|told (?:me|him|her|them))[,:]?) ((?:oh|well|(?:no|yes|yeah|aye|sorry)(?! (?:to|for|about)\\b)|come on|never mind|you|you're|you'll|you've|your|you'd|okay|ok|fine|hey|look|at least|don't|can't complain|all good|we've all|cheer up|thank god|I(?:'ll)? (?:\\w+ ){0,3}you|${ASKS})\\b.*)$`,
  'i',
);
/** Where what was said ends and the story goes on. */
const GOES_ON =
  / I (?:said|say|go|went|goes|just)\b.*$|,? (?:and|but|so|then) (?:then )?(?:he|she|they|I|we|it's|it|my|the|all|his|her|that was|now|when|nobody|everyone)\b.*$|,? so I'm\b.*$| down the phone\b.*$/i;
/** "I was like na I was lucky": where it ends is anybody's guess. */
const SPEAKS_ON = /\b(?:was|were|am|is|I'm|I) like,? (?:nah?|no|oh|well|um+|what|why|yeah|I|it's|he|she)\b/i;
const SPOKEN_MAX = 14;
/** Said to the program, or asked of it. */
const ADDRESSED =
  /^(?:please|(?:tell|give|help|show|let|ask) me)\b|\b(?:please (?:help|tell|can|could|do)|(?:can|could|would|will|do|are|did|have) you|thank you|thanks|(?:appreciate|love) (?:you|this|it|that)$|you (?:said|asked|told|keep|should|there|mean)|asking you|I (?:need|want|would like|'d like) (?:\w+ )?(?:advice|help|tips|ideas))\b/i;
/** "You" that is anybody, and not the program. */
const ANYBODY = /\b(?:you|your|you're|you've|you'll|you'd|yours|yourself)\b/gi;

/**
 * A sentence about "I" told to "you": pronouns and their verbs turned, everything else as it was written. What
 * somebody said keeps its words, in quotation marks.
 *
 * @param partner The one person named in the message, who "we" may be; null where nobody or several are.
 * @returns Null where it can't be turned surely.
 */
export function tellToYou(sentence: string, partner: string | null): string | null {
  const held: string[] = [];
  const hold = (said: string) => {
    held.push(said.replace(/[?!.,\s]+$/, '').replace(/[?!]/g, ','));
    return `Qq${held.length - 1}q`;
  };
  let text = sentence.replace(MARKED, (_all, double?: string, single?: string) => hold(double ?? single ?? ''));
  const spoken = held.length === 0 ? SPEAKS.exec(text) : null;
  if (spoken?.[1] !== undefined && spoken[2] !== undefined) {
    const rest = GOES_ON.exec(spoken[2])?.[0] ?? '';
    const said = spoken[2].slice(0, spoken[2].length - rest.length);
    if (countWords(said) > SPOKEN_MAX) return null;
    text = `${text.slice(0, spoken.index)}${spoken[1].replace(/[,:]$/, '')}, ${hold(said)}${rest}`;
  }
  if (ADDRESSED.test(text) || SPEAKS_ON.test(text) || /\bwe\b.* me and my\b/i.test(text)) return null;
  // "They never said we got it wrong with your boy": who is who in there is anybody's guess.
  if (
    /\b(?:said|says|told|asked)\b/i.test(text) &&
    /\b(?:we|our|I|my)\b.*\byou(?:r|'re)?\b|\byou(?:r|'re)?\b.*\b(?:we|our)\b/i.test(
      text.replace(/^.*?\b(?:said|says|told|asked)\b/i, ''),
    )
  )
    return null;
  const anybody: string[] = [];
  const masked = text.replace(ANYBODY, (word) => {
    anybody.push(word);
    return `Zz${anybody.length - 1}z`;
  });
  const plain = masked
    .replace(/^(?:been|Been) (?=\w+ing\b)/, "I've been ")
    .replace(
      /\b(I|we|they) isn't (?=(?:\w+ed|been|got|had|seen|done|gone|heard|told|said|slept|eaten)\b)/gi,
      "$1 haven't ",
    )
    .replace(/\bI isn't\b/g, "I'm not");
  const turned = swapPronouns(plain, partner);
  if (turned === null) return null;
  return withoutOrders(turned)
    .replace(/Zz(\d+)z/g, (_all, at) => anybody[Number(at)] ?? '')
    .replace(/Qq(\d+)q/g, (_all, at) => `"${held[Number(at)] ?? ''}"`);
}
