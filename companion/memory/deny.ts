import { plainLetters } from '#shared/language/plain-letters.ts';
import { HEALTH, NEVER, OTHERS_SAID, PRIVATE, SELF } from './deny-words.ts';

// What is never remembered, whoever asks (assistant.md §3, "Never"). Deliberately wide: a memory too few costs
// nothing, one too many may lie open to whoever looks over a shoulder.

const RULES: readonly RegExp[] = [
  // Ways and means of harm, and the words of a crisis.
  /\b(?:kill|suicid\w*|overdos\w*|hang(?:ing)? my|noose|razor|blade|cut(?:ting)? my(?:self)?|self.?harm\w*|burn(?:ing)? my(?:self)?|end (?:it|my life)|want to die|better off dead|not be alive|jump(?:ing)? (?:off|from)|pills|gun|firearm|knife|poison\w*|bridge|unalive|kms)\b/i,
  // Contacts, numbers, exact places, credentials, money.
  /\S+@\S+|https?:|www\.|\b\w+\.(?:com|net|org|io|de|uk)\b/i,
  /(?:\d[\s().-]?){5,}/,
  /\b(?:pass(?:word|code|phrase)|pin(?: code)?|cvv|iban|account number|card number|login|secret key)\b/i,
  /[$€£¥₹]\s?\d|\b\d[\d.,]*\s?(?:k\b|euros?|dollars?|pounds?|bucks|quid|usd|eur|gbp|francs?|rupees?)/i,
  /\b\d+\s+\p{Lu}[\p{L}'-]+\s+(?:street|st|road|rd|avenue|ave|lane|drive|way|close|square)\b/iu,
  /\b(?:street|avenue|postcode|zip code|flat \d+|apartment \d+|room \d+)\b/i,
  // Crimes and status.
  /\b(?:stole|steal(?:ing)?|shoplift\w*|robb\w*|arrest\w*|warrant|probation|jail|prison|dealing|smuggl\w*|forged?|tax evasion|fraud|hit and run)\b/i,
  /\b(?:undocumented|asylum|deport\w*|immigration|illegal(?:ly)? here|visa|overstay\w*|green card|residence permit)\b/i,
  // What others asked to keep to oneself.
  /\b(?:secret\w*|told me not to|don't tell|do not tell|made me promise|in confidence|confid(?:ed|ential))\b/i,
];

/** Two names in a row, within a sentence: a full name. The first word of the sentence does not count. */
const FULL_NAME = /(?<=\S\s)(?<!\bI\s)\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u;

const HEALTH_WORDS =
  /\b(?:diagnos\w*|depress\w*|anxiety|adhd|autis\w*|bipolar|ptsd|ocd|bpd|eating disorder|anorexi\w*|bulimi\w*|cancer|diabet\w*|epilep\w*|hiv|pregnan\w*|miscarr\w*|abortion|medicat\w*|meds|antidepress\w*|ssri|sertraline|lithium|therap\w*|psychiatr\w*|hospital\w*|addict\w*|alcohol\w*|drink(?:ing)? (?:too|every|a lot)|sober|relaps\w*|weed|cannabis|cocaine|drugs?|smok(?:e|ing)|panic attacks?|ill(?:ness)?|sick|disab\w*|surgery|symptom\w*)\b/i;
const OTHER_SENSITIVE =
  /\b(?:gay|lesbian|bisexual|bi|queer|trans(?:gender)?|non.?binary|asexual|came out|coming out|sexual\w*|sex|affair|cheat(?:ed|ing)|abus\w*|assault\w*|rape\w*|violen\w*|hit me|beat me|trauma\w*|church|mosque|temple|synagogue|muslim|christian|jewish|hindu|buddhis\w*|catholic|god|faith|pray\w*|religio\w*|divorc\w*|custody|lawsuit|court|lawyer|bankrupt\w*|debts?|hurt(?:ing)? myself|union|vot(?:e|ed|ing))\b/i;
const OTHERS_EN = /\b(?:my|our)\s+(?:\w+\s)?\w+\s+(?:is|was|has|had|got|takes|did|said|told)\b|\b(?:he|she|they)\b/i;
const MYSELF_EN = /\b(?:i|i'm|i've|i'd|i'll|me|myself)\b/i;

/** True where this may not be remembered, not even on request. */
export function isNeverRemembered(text: string): boolean {
  return (
    RULES.some((rule) => rule.test(text)) ||
    NEVER.test(plainLetters(text)) ||
    FULL_NAME.test(text) ||
    isSomebodyElses(text)
  );
}

/** Health, faith, love life, trauma, law: only with an answer for that one sentence. */
export function isSensitive(text: string): boolean {
  const plain = plainLetters(text);
  return HEALTH_WORDS.test(text) || OTHER_SENSITIVE.test(text) || HEALTH.test(plain) || PRIVATE.test(plain);
}

/** Somebody else's sensitive side is theirs. */
function isSomebodyElses(text: string): boolean {
  if (!isSensitive(text)) return false;
  const plain = plainLetters(text);
  const others = OTHERS_EN.test(text) || OTHERS_SAID.test(plain);
  return others && !MYSELF_EN.test(text) && !SELF.test(plain);
}
