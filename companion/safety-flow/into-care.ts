import { quick, quickPattern } from '#companion/quick-pattern.ts';

// Why is this hard? "She leaves the hospital on Thursday, but she is not coming home, she is going to the home by the
// canal" holds a leave, a day, a water and no return, and is the plainest news of a nursing home. Who goes there decides.

const PERSON =
  '(?:s?he|they|it|(?:my|our|his|her) (?:\\w+ ){0,3}?(?:wife|husband|mother|father|mum|mom|mam|dad|nan|gran\\w*|grandad|grandpa|brother|sister|aunt\\w*|uncle|son|daughter|partner|friend|neighbou?r)(?: [A-Z]\\w+)?(?: of \\w+ years)?|mum|mom|mam|dad|mother|father|nan|gran\\w*|grandad|grandpa|[A-Z][a-z]+)';
const NO_RETURN = quickPattern(
  String.raw`\b(${PERSON})(?:'?s| is|'re| are| was)?(?: just| sadly| now| simply)* (?:not coming|not going to come|isn'?t coming|aren'?t coming|not returning|won'?t (?:be coming|come|be back|see)|will not (?:be coming|come|be back|see)|not be coming|never coming)(?: (?:home|back|to (?:us|me|the house|our house)|this house|the house|the flat|our home)){0,3}(?: again| any ?more| this time)?`,
  'gi',
);
/** A place is called after what it stands by. */
const BY_THE_WATER = quick(
  /\b((?:home|house|place|lodge|hospice|unit|living|ward|care|residence|bed)(?: (?:up|down|over|just))?) (?:by|near|on|at|beside|next to|close to|across from) (?:the|a) (?:\w+ )?(?:canal|river|sea|lake|railway|bridge|park|water|station|cliffs?|beach|hill|end of the \w+)\b/gi,
);
const OF_CARE = quick(
  /\b(?:(?:care|nursing|residential|old people'?s|rest|retirement|veterans'?) homes?|home (?:by|near|on|at|in|beside|next|with|where|called)|(?:in|to|into|at) (?:a|the) home\b|(?:found|got|given|chosen) (?:her|him|them|mum|dad|mother|father)? ?a (?:place|bed|room)|hospice|(?:assisted|supported|sheltered|independent) living|residential|memory care|social worker|(?:into|in) care\b|(?:leav|left|discharg|out of|from)\w* (?:the )?(?:hospital|ward|rehab|unit)|from (?:the )?(?:hospital|ward|rehab|unit)|keeping (?:her|him|them) (?:at|in))\b/i,
);
/** The writer's own going, or somebody who wants to die. */
const OWN_OR_DARK = quick(
  /\b(?:i'?m|i am|i'?ll|i will|i won'?t|i)(?: \w+){0,3} (?:not coming|(?:come|coming|go|going) (?:home|back)|be coming|be here|join|follow|walk (?:along|into)|stop at|jump)\b|\b(?:kill\w*|die|dying|died|dead|suicid\w*|end it|tonight)\b/i,
);

/** The news that somebody goes into a home, without what sounds like a leave for good. English. */
export function intoCare(text: string): string {
  if (!OF_CARE.test(text) || OWN_OR_DARK.test(text)) return text;
  return text.replace(NO_RETURN, '$1 lives there').replace(BY_THE_WATER, '$1');
}
