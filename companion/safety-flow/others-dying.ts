import { quick, quickPattern } from '#companion/quick-pattern.ts';

// Why is this hard? "I don't want to say die straight away", of what a sister of nine is to be told about her father, holds
// the word and a wish beside it; "I am coping with my husband's passing" holds "with my husband". Where somebody else is
// dying or dead, how to word it and how one bears it are said in other words before anything is read.

const KIN =
  '(?:mum|mom|mam|mother|dad|father|parents?|nan|nana|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|wife|husband|partner|sister|brother|son|daughter|friend|mate|uncle|aunt|auntie|cousin|dog|cat|horse|rabbit|hamster|pet|baby|teacher|neighbour|boyfriend|girlfriend)';
const THEY = `(?:s?he|they|it|(?:my|our|the|his|her) (?:\\w+ )?${KIN})`;

/** Somebody else is dying, gravely ill or dead, in this talk. */
const OF_THEIR_DEATH = quickPattern(
  `\\b(?:${KIN}|s?he|they)(?:'?s|'?ve| is| are| was| has| have| had|s)?(?: \\w+)? (?:dying|died|dead|terminal|terminally|passed|cancer|pass(?:es|ing)|going to die|gonna die|weeks|months|days|put (?:down|to sleep)|death|funeral)\\b|\\b(?:stage (?:4|four|iv)|terminal|hospice|palliative|end of life|funeral|widow\\w*|late (?:husband|wife|mother|father|partner))\\b`,
  'i',
);
/** A wish of the writer's own, or a way. */
const OWN = quick(
  /\b(?:i (?:just |really |also )?(?:want|wanna|wish|hope|could|would like) (?:to )?(?:die|be dead|go too|i was|were)|too\b|as well|join (?:him|her|them)|follow (?:him|her|them)|be with (?:him|her|them)|without (?:him|her|them)|myself|kill\w*|suicid\w*|tonight|pills|tablets|overdos\w*|voices?|notes?|better off|end it|he wants|she wants|they want|wants? to die)\b/i,
);

const WORD = '["“‘\']?(?:die|dies|died|dead|death|dying|suicide)["”’\']?';
const WORDING: readonly RegExp[] = [
  quickPattern(
    `\\b(?:the )?(?:d[- ]?)?words? (?:like |such as |")?${WORD}(?! (?:to|of|by|for) (?:me|myself)\\b)`,
    'gi',
  ),
  quickPattern(
    `\\b(?:to|how do i|how can i|should i|can i|do i|could i|can'?t|cannot|don'?t|won'?t|without|not|just|by|mum|dad|we) (?:\\w+ )?(?:say(?:ing)?|use|using|write|writing|mention(?:ing)?|hear(?:ing)?) ${WORD}(?! (?:to|by) (?:me|myself)\\b)`,
    'gi',
  ),
];
const TO_LOSE: readonly RegExp[] = [
  quickPattern(
    `\\b(?:don'?t|do not|didn'?t|never) (?:really )?want (?:him|her|them|it|(?:my|our) (?:\\w+ )?${KIN}) to (?:die|go|be dead)\\b`,
    'gi',
  ),
  quickPattern(
    `\\b(?:don'?t|do not|can'?t|not) (?:really )?(?:want to |wanna |think i can )?be (?:there|in the room) when ${THEY} (?:dies|die|goes|passes|is dying)\\b`,
    'gi',
  ),
];
/** Borne, and no wish to be with them. */
const BEARS = quickPattern(
  `\\b(?:cop(?:e|es|ing)|coped|deal(?:ing)?|dealt|managing|managed|come to terms|made my peace|living|lived|fine|ok|okay|all right|alright) (?:\\w+ )?with (?:(?:my|the) (?:late )?${KIN}(?:'?s|s')?|his|her|their|the|it|losing (?:him|her|them|my ${KIN}))(?: (?:passing|death|loss|dying|illness))?\\b`,
  'gi',
);

/** True where somebody else is dying or dead in this talk. English. */
export const tellsOfTheirDeath = (talk: readonly string[]): boolean => OF_THEIR_DEATH.test(talk.join(' . '));

/**
 * A message with the wording of somebody's death, the fear of losing them and the bearing of it said in other words; only
 * where somebody else's death is told in the talk, and no wish of the writer's own. English.
 *
 * @param before what was said earlier in this talk
 */
export function ofTheirDying(text: string, before: readonly string[]): string {
  const talk = [...before, text].join(' . ');
  if (!OF_THEIR_DEATH.test(talk) || OWN.test(talk)) return text;
  const worded = WORDING.reduce((left, words) => left.replace(words, 'how to put it'), text);
  const kept = TO_LOSE.reduce((left, words) => left.replace(words, 'hope to keep them'), worded);
  return kept.replace(BEARS, 'managing well');
}
