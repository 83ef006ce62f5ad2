import { leansOnKey } from './leans-on-key.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "He would laugh himself sick at me typing this" and "my husband used to say I'd bind the cat if it stood
// still" have somebody missing in them, and they are warm. A line about change or about worry takes the warmth away.

const WORDS_MOST = 30;
const KIN_M =
  'husband|dad|da|father|papa|grandad|grandpa|grandfather|brother|son|uncle|boyfriend|granda|old man|taid|opa';
const KIN_F =
  'wife|mum|mom|mam|mother|mama|nan|gran|granny|grandma|grandmother|nana|sister|daughter|aunt|auntie|girlfriend|old dear|old lady|oma|nonna|mammy';
const WHO = `(?:my )?(?:late |old |poor |own )?(?:(?<m>he|${KIN_M})|(?<f>she|${KIN_F}))`;
const SAID = new RegExp(
  `(?:^|[.!,;] (?:and |but )?|\\b(?:as|like) )${WHO} (?:used to (?:say|call me|tell me(?! (?:everything|all|anything|things|about)))|always (?:said|called me|told me|used to (?:say|call)))\\b`,
  'i',
);
const WOULD = new RegExp(
  `(?:^|[.!,;] (?:and |but )?)${WHO}(?:'d| would|d)(?: (?:have|of|be|'ve|a))? (?:just |only |absolutely |probably |only have |die )?(?:laugh\\w*|howl\\w*|roar\\w*|have a fit|had a fit|had kittens|have kittens|giggl\\w*|chuckl\\w*|in stitches|in hysterics|wet (?:him|her)self|pissed (?:him|her)self|loved? (?:this|that|it|you)|rolled? (?:his|her) eyes|turn\\w* in (?:his|her) grave|say I'd|say (?:you'd|I was|it serves)|call me a|told me (?:off|to)|(?:be |been )?(?:delighted|tickled|made up|chuffed)|(?:find|found) (?:it|this|that) (?:so )?(?:funny|hilarious))\\b`,
  'i',
);
/** Somebody named: whether he or she is not known. */
const NAMED =
  /(?:^|[.!] )(?!It|That|This|They|He|She|We|You|People|There|I)\p{Lu}\p{Ll}+ (?:used to (?:say|call me|tell me)|always (?:said|called me))\b/u;
const HURTS =
  /\b(?:useless|stupid|lazy|fat|ugly|never|no good|good for nothing|nothing but|disappoint\w*|hate\w*|fault|worthless|burden|mistake|idiot|too sensitive|dramatic|shame\w*|cry\w*|cried|hit|shout\w*|scream\w*|afraid|scared|mad|crazy|sick in the head|not enough|wrong with|leave me|drunk|drink\w*|laugh(?:ed|ing)? at (?:me(?! typing)|my (?:face|body|weight)))\b|\?/i;

/** "Perhaps I will ring him this week". */
const AHEAD =
  /\bI(?:'ll| will| might| could|'m going to) (?:\w+ )?(?:ring|call|ask|tell|see|visit|write|text|meet|go)\b/i;

/** Somebody close brought in with a saying or a laugh: met as warm as it was told. */
export function fond({ read, state, grammar, lines }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || read.words > WORDS_MOST) return null;
  if (lines.families.fond_said === undefined || HURTS.test(read.clean)) return null;
  if (
    read.feelings.some(({ kind }) => kind !== 'warm') ||
    ['bye', 'thanks', 'ask_advice'].some((act) => read.acts.has(act))
  )
    return null;
  if (leansOnKey(read)) return null;
  // Somebody who can still be rung is not remembered.
  const gone = state.lost !== undefined || /\bused to\b|\blate\b/i.test(read.clean);
  if (!gone && (/\balways\b/i.test(read.clean) || NAMED.test(read.clean))) return null;
  if (AHEAD.test(read.clean)) return null;
  const [said, would] = [SAID.exec(read.clean), WOULD.exec(read.clean)];
  const found = would ?? said;
  if (found === null) return NAMED.test(read.clean) ? plan('fond', 'explore', [line('fond_named')]) : null;
  const [he, him, his] = found.groups?.m === undefined ? ['she', 'her', 'her'] : ['he', 'him', 'his'];
  return plan('fond', 'explore', [line(would === null ? 'fond_said' : 'fond_would', { he, him, his })]);
}
