import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { withoutGuess } from './guess.ts';

// Why is this hard? "Parked up there now actually, it's fine, I'm just listening" names no wish, no place and no deed.
// All three were told before: the wish beside a level crossing, some messages ago. Whoever is now where they wished it
// is in danger now, however calmly it is said, and leaving that place comes before every question.

/** Stands among the halves of a talk once a wish to be dead was told beside a place where it can be done. */
const WISHED_AT = 'place-wished';
/** The rule that hears somebody at such a place; `opens.at-place` answers it. */
export const AT_THE_PLACE = 'told.at-place';

const PLACE =
  /\b(?:(?:foot|road|railway|toll|river)?bridge|overpass|viaduct|flyover|aqueduct|(?:level |railway |train |rail)?crossing|tracks?|rails?|railway(?: line)?|train line|platform|station|tube|subway|metro|roof(?:top)?|multi-?storey|car ?park|parking (?:garage|deck|structure)|top floor|\d+(?:th|st|nd|rd) floor|balcony|ledge|parapet|railings?|cliffs?|cliff ?top|headland|lookout|viewpoint|quarry|gorge|dam|weir|pier|quay|jetty|harbou?r|docks?|canal|river|reservoir|lake|loch|sea|ocean|beach|shore|waterfront|water|woods|forest|lay-?by|motorway|dual carriageway|highway|freeway|edge|tower(?: block)?)\b/i;

const NOW = '(?:now|rn|right now|again|tonight|atm|at the moment|actually|currently|as we speak|still)';
const DEIXIS =
  '(?:(?:up|down|out|back|over|in|right|still|sat|stood|parked) )*(?:t?here|on it|by it|at it|under it|outside it|next to it)';
const POSE =
  '(?:parked|sat|sitting|stood|standing|stopped|pulled (?:over|up|in)|perched|waiting|leaning|lying|stuck|looking (?:down|over|out|at)|watching)';
const CAME =
  '(?:walked|drove|driven|drived|came|come|gone|got|went|cycled|climbed|ended up|ran|wandered|snuck|taken the car|made it)';
/** Where somebody is this minute, or has just gone. */
const THERE: readonly RegExp[] = [
  new RegExp(String.raw`\b${DEIXIS}\b[^.!?\n]{0,18}\b${NOW}\b|\b${NOW}\b[^.!?\n]{0,12}\b${DEIXIS}\b`, 'i'),
  new RegExp(
    String.raw`(?:^|[.!?,;] *|\b(?:and|but|just|im|i'?m|i am|am|ive|i'?ve|yeah|yes|yea|yep|still) )${POSE} (?:\w+ ){0,3}?(?:t?here|by|at|on|in|near|under|beside|over|it|over the|up|again|now)\b`,
    'i',
  ),
  new RegExp(String.raw`\b${CAME} (?:\w+ )?(?:t?here|down|out|up|over|back|to it|to the)\b`, 'i'),
  /\b(?:im|i'?m|i am|am) (?:\w+ ){0,3}?(?:at|on|by|in|near|under|beside|outside|up|down|out|stood on|sat on) (?:t?here|it|the|that|this)\b/i,
  /^(?:(?:yeah|yes|yep|ok|just|still|back|up|down|out|at|on|by|in) )*(?:at|on|by|near|under|in) (?:the|that|it)\b[^.!?\n]{0,24}\b(?:rn|now|again|tonight|atm)\b/i,
];
/** Another day, another place, a thought of it, or on the way home from it. */
const NOT_THERE =
  /\b(?:thoughts? comes? when(?:ever)? i\b|not (?:t?here|at|on|by|near|going)|never (?:t?here|been)|(?:was|were|used to|yesterday|last (?:night|week|time|month|year)|the other (?:day|night)|every|each|most|some|usually|often|sometimes|years? ago|weeks? ago|as a (?:kid|child))\b|(?:im|i'?m|i am|back|am|got|at|safe|now) (?:\w+ )?(?:home|indoors|in bed|at (?:my|mums?|moms?|dads?|work|school|uni|his|hers?|nans?|a friend))|(?:left|leaving|drove (?:off|away|home|back)|driving (?:off|away|home|back)|came (?:away|home|back)|walked (?:off|away|home|back)|walking (?:off|away|home|back)|went home|on my way (?:home|back)|heading home)|might|could|would|if i|thinking of|(?:sofa|couch|bed|kitchen|kettle|settee|desk|office)|dream\w*)\b/i;
/** What one does there on an ordinary evening, or with whom. */
const OUTING =
  /\b(?:lads|mates|kids|friends?|fishing|rod|photos?|sunset|sunrise|picnic|ice ?cream|chips|queue|work(?:ing)?|shift|ducks?|dog|boat|coach|laces?|lacing|run(?:ning)?|jog\w*|swim(?:ming)?|bus|train'?s (?:late|delayed)|delayed|commut\w+|with (?:my|the) (?!engine|hazards|lights|radio|windows?|door|feet|legs)\w+)\b/i;

/** Among the halves of a talk, that a wish was told beside a place: in this message, or here after the place itself. English. */
export function placesWith(
  halves: readonly string[],
  heard: Pick<Assessment, 'level' | 'category' | 'rules'>,
  text: string,
  before: readonly string[],
): string[] {
  if (halves.includes(WISHED_AT)) return [...halves];
  const wishes = heard.category.startsWith('suicide') || heard.rules.includes('self.half-said');
  const named = [...(heard.level >= 2 ? before : []), text].some((one) => PLACE.test(one));
  return wishes && heard.level >= 1 && named ? [...halves, WISHED_AT] : [...halves];
}

/** True where somebody says that they are there now, at a place that this message or an earlier one names. English. */
export function saysThere(text: string): boolean {
  const plain = straighten(text);
  return THERE.some((words) => words.test(plain)) && !NOT_THERE.test(plain) && !OUTING.test(plain);
}

/** Who wished to be dead beside a place and is there now is in danger now; a no to the question takes that away. English. */
export function atThePlace(
  assessment: Assessment,
  talk: { text: string; halves: readonly string[]; level: RiskLevel; cleared: boolean },
): Assessment {
  const open = talk.level >= 1 && talk.level < 3 && !talk.cleared;
  if (!open || !talk.halves.includes(WISHED_AT) || !saysThere(talk.text)) return assessment;
  return {
    ...assessment,
    level: 3,
    category: 'suicide_imminent',
    categories: ['suicide_imminent', ...assessment.categories.filter((one) => one !== 'suicide_imminent')],
    rules: [AT_THE_PLACE, ...withoutGuess(assessment.rules)],
    sure: true,
    cleared: false,
  };
}
