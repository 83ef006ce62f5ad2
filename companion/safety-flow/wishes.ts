import { isFirstChestPain } from './first-panic.ts';
import { tellsOfTheirWish } from './others-wish.ts';
import { type BabyTold, babyTold, fearsForChild, wasDone } from './own-baby.ts';
import { wishesToLetGo } from './passive-wish.ts';
import { withoutTinyGrip } from './told-hurt.ts';
import { tellsUnwantedPictures } from './unwanted-pictures.ts';

const CHEST = 'sign.2.medical_emergency.first-panic';
const EDGE = 'sign.ask.edge';
const VEILED = 'sign.ask.veiled';
/** Harm that was done is an emergency of the child's, the fear of it a question. */
const signOf = (baby: BabyTold | 'baby-pictures'): string =>
  `sign.${/^baby-(?:left|urge|rough|pictures)$/.test(baby) ? '2.harm_to_others' : '3.medical_emergency'}.${baby}`;

/** Of a film and nobody here, of a lesson, of somebody asleep, of an hour of the morning. */
const A_STORY = /\b(?:film|movie|series|episode|novel|book|story|game|character|documentary)\b/i;
const A_LESSON = /\b(?:slam\w* on|emergency stop|instructor|examiner|driving (?:test|lesson))\b/i;
const I = /\b(?:i|i'?m|i'?d|i'?ve|i'?ll|me|my|myself)\b/i;
const WAKES =
  /\bwak(?:e|es|ing|ed)(?: up)? (?:him|her|them|you|everyone|anyone|the (?:baby|kids|dog|house|neighbours)|my \w+)(?: up)?\b|\bwak(?:e|ing) up (?:before|at \d|early|so (?:early|often|much)|every|until|till|next to|to (?:the|an?) )/i;

/**
 * The signs of a message, with those of a wish to be gone and of one's own baby that no list of words holds
 * (passive-wish.ts, others-wish.ts, own-baby.ts), and without those of one where it is a film, a lesson or somebody asleep, or of a grip that is a baby's. English.
 */
export function withWishes(heard: ReadonlySet<string>, text: string, before: readonly string[]): ReadonlySet<string> {
  const baby = babyToldIn(text, before);
  const ofChild = baby === null && fearsForChild(text) ? ['sign.2.harm_to_others.child-urge'] : [];
  const own = [...(baby === null ? [] : [signOf(baby)]), ...ofChild, ...(isFirstChestPain(text) ? [CHEST] : [])];
  const names = withoutTinyGrip(own.length === 0 ? heard : new Set([...heard, ...own]), [...before, text]);
  if (tellsOfTheirWish(text)) return new Set([...names, 'sign.2.third_party_risk.veiled-other']);
  if (wishesToLetGo(text, before)) return new Set([...names, EDGE]);
  if (!names.has(EDGE) && !names.has(VEILED)) return names;
  const ofElse = (A_STORY.test(text) && !I.test(text)) || A_LESSON.test(text);
  const ofSleep = WAKES.test(text) && !/\bwak/i.test(text.replace(WAKES, ' '));
  return new Set([...names].filter((name) => !(ofElse && name === EDGE) && !(ofSleep && name === VEILED)));
}

/** Pictures that are dreaded are met as such, also where the baby was laid down at once for fear of them. */
function babyToldIn(text: string, before: readonly string[]): BabyTold | 'baby-pictures' | null {
  const told = babyTold(text, before);
  return !wasDone(told) && tellsUnwantedPictures(text, before) ? 'baby-pictures' : told;
}
