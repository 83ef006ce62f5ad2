import { upperFirst } from '#companion/understand/plain-text.ts';
import { weightOf } from '#companion/understand/stance.ts';
import { line, type Part, type Scene } from './plan.ts';

/** Which sentence may serve, by what the talk told; the first that fits. */
const SERVES: readonly (readonly [family: string, told: RegExp])[] = [
  [
    'say_spared',
    /\bglad it was(?:n't| not|nt) (?:you|me)\b|\bgot (?:cut|laid off|let go|fired|made redundant)\W+and I (?:didn't|didnt|wasn't|wasnt)\b/i,
  ],
  [
    'say_next',
    /\bwhat (?:do|did) you do\b(?! (?:with|about|when|if|to)\b)|\bask(?:s|ed)? what (?:I|you) do\b|\bask(?:s|ed)? (?:me )?about (?:work|my job)\b/i,
  ],
  [
    'say_worried',
    /\b(?:worried|scared|afraid) (?:about|for) (?:him|her|them|my (?:mate|friend|best friend|brother|sister|mum|mom|dad|son|daughter))\b|\b(?:he|she)(?:'s| is| has been)? (?:not (?:himself|herself)|giving (?:his|her|away))/i,
  ],
  ['say_kept', /\b(?:owe|debts?|gambl\w*|slots|bets?|loans?|spent it all)\b/i],
  ['say_again', /\b(?:said sorry|apologi[sz]ed)\b/i],
  [
    'say_sorry',
    /\b(?:my fault|I (?:\w+ )?(?:lied|snapped|shouted|yelled|cheated|let (?:him|her|them) down)|it just came out|I told \w+ that)\b/i,
  ],
  [
    'say_low',
    /\bI(?:'m| am| was|'ve been| have been| feel| felt) (?:\w+ )?(?:low|sad|numb|lonely|empty|down|exhausted|drained|worn out|not ok(?:ay)?|struggling|behind glass)\b|\bI said (?:I'm|I was) fine\b|\bfeel nothing\b/i,
  ],
];
/** A wish in the person's own words is the best first line there is. */
const OWN_WISH =
  /\bI (?:just |only |really )*(?:want|need|miss|wish) (?!to (?:die|disappear|scream|hit|know)\b|it was|I was|you\b)[^.,!?"]{4,45}/i;

/**
 * A sentence or two that could be said, by what the talk told, to be changed by the person; null where nothing fits.
 * Their own wish is quoted as they wrote it, if it may be given back at all.
 */
export function wordsToSay({ state, read, gate, lines }: Scene): Part | null {
  const told = [state.opening ?? '', ...state.recent, read.clean];
  // What was kept is turned to "you", and serves as a sign only.
  const signs = [...told, ...state.keep.map((text) => text.replace(/\byou\b/gi, 'I').replace(/\byour\b/gi, 'my'))];
  const all = signs.join('. ');
  const spared = told.some((text) => weightOf(text) === 'heavy_spared');
  const family = spared ? 'say_spared' : SERVES.find(([, words]) => words.test(all))?.[0];
  if (family !== undefined && lines.families[family] !== undefined) return line(family);
  const wish = told
    .map((text) => OWN_WISH.exec(text)?.[0]?.trim())
    .findLast((text) => text !== undefined && gate.passes(text));
  return wish !== undefined && lines.families.say_own !== undefined
    ? line('say_own', { words: upperFirst(wish.replace(/\bi\b/g, 'I')) })
    : null;
}
