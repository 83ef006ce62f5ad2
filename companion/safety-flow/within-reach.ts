import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';

// Why is this hard? Nobody calls it "means". It is "stuff in the bathroom", "my old tablets upstairs, saved a load", "I
// know where dad keeps his". A place in the house is no distance, and whoever hears "upstairs" as "out of reach" praises
// what should be given away.

const DRUGS =
  'pills?|tablets?|meds|medicines?|medication|paracetamols?|painkillers?|ibuprofen|aspirin|codeine|tramadol|morphine|insulin|sleepers|sleeping (?:pills|tablets)|antidepressants?|prescription';
const SHARP = 'razors?|razor blades?|blades?|kni(?:fe|ves)|scissors|scalpels?|box cutter';
const OTHER = 'guns?|shotgun|rifle|pistol|ropes?|noose|cord|petrol|bleach|poison|weed ?killer|antifreeze';
const NAMED = `(?:${DRUGS}|${SHARP}|${OTHER})`;
const VAGUE =
  '(?:stuff|things?|some|a (?:load|few|lot|couple|box|bottle|stash|pack)|loads|plenty|enough|what i need|(?:the|my|a) (?:car|van|belt))';
const HIGH = '(?:bridge|railway|train (?:line|track)s?|tracks|cliffs?|roof|multi-?storey|quarry|weir)';
const SPOT =
  "(?:there|here|upstairs|downstairs|about|around|at home|in (?:the|my|a|his|her|our|mum'?s|dad'?s) (?:\\w+ ){0,2}?(?:bathroom|cabinets?|cupboards?|drawers?|kitchen|bedroom|room|house|flat|fridge|garage|shed|loft|attic|cellar|car|van|boot|bag|wardrobe|hall|barn|bedside))";

const HAS =
  "(?:there'?s|there is|there are|theres|there'?re|(?:i'?ve|ive|i have|i still have|i) (?:still |also |already )?(?:got|kept|saved|stashed|hidden|collected|put by)|i (?:still )?have|got|have|saved|kept|stashed|still have|still got)";
const NAMED_WITHIN: readonly RegExp[] = [
  quickPattern(`\\b${HAS} (?:[\\w']+ ){0,5}?${NAMED}\\b`, 'i'),
  quickPattern(`\\b${NAMED}(?:'?s|'?re| is| are)? (?:still |all |just )*(?:left )?${SPOT}\\b`, 'i'),
  quickPattern(`\\b(?:know|knows) where\\b[^.!?]{0,30}\\b${NAMED}\\b`, 'i'),
  quickPattern(`\\b${NAMED}\\b[^.!?]{0,30}\\b(?:saved|kept|stashed|left over)\\b`, 'i'),
];
/** Only where what one could use was just asked about, or is known. */
const VAGUE_WITHIN: readonly RegExp[] = [
  new RegExp(
    `\\b${HAS} (?:[\\w']+ ){0,3}?${VAGUE}(?= *(?:$|[,)]|i (?:guess|suppose|could|might)|that i|(?:still |left )?(?:${SPOT}|outside|near)))`,
    'i',
  ),
  new RegExp(
    `\\b(?:saved|stashed|kept|collected) (?:up )?(?:[\\w']+ ){0,3}?(?:${VAGUE}|them|it|weeks?|months?)\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:they'?re|they are|theyre|it'?s|its|it is|that'?s|those are) (?:all |just |only |right )*(?:still )?${SPOT}\\b(?! (?:when|whenever|most|all|every|at nights?|in my head|in the (?:background|mornings?|evenings?)|again|sometimes|from|since|but i (?:don'?t|can)))`,
    'i',
  ),
  /\bnot (?:really )?(?:out of|far from) (?:my )?reach\b|\b(?:within|in) (?:easy )?reach\b|\beasy (?:enough )?to (?:get|find|reach)\b/i,
  /\b(?:know|knows) where (?:they|it|he|she|dad|mum|mom|everything|[\w']+ (?:keeps?|kept))\b/i,
].map(quick);
const PLACE_NEAR = quickPattern(
  `\\b${HIGH}\\b[^.!?]{0,20}\\b(?:near|by|close|round the corner|down the road|end of)\\b|\\b(?:near|close to|live by|next to) (?:a|the) ${HIGH}\\b`,
  'i',
);
/** It is denied, put right already, or somebody else has it in hand. */
const NOT_WITHIN = quick(
  /\b(?:no|nothing|none|never|don'?t|dont|do not|haven'?t|havent|hasn'?t|isn'?t|aren'?t|without) (?:\w+ ){0,2}(?:any|got|have|near|here|left|keep|at home)\b|\b(?:gave|given|handed|threw|thrown|flushed|binned|got rid|locked|not here|not near|took back|chucked|poured)\b|\b(?:took|taken|swallowed|look(?:ed|ing)? at)\b|\b(?:last (?:week|month|year|time)|years ago|used to)\b/i,
);

/** The place that is the way itself, where it was said to be near. English. */
export const namesPlaceNear = (text: string): boolean => PLACE_NEAR.test(straighten(text));

/**
 * True where a message says that something one could be hurt with can be got at. English.
 *
 * @param asked what one could use was just asked about, or was named before
 */
export function tellsWithin(text: string, asked: boolean): boolean {
  const parts = straighten(text).split(/[.!?;\n]+/);
  return parts.some((part) => {
    if (NOT_WITHIN.test(part)) return false;
    return [...NAMED_WITHIN, ...(asked ? [...VAGUE_WITHIN, PLACE_NEAR] : [])].some((words) => words.test(part));
  });
}
