import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { isGuess } from './guess.ts';
import { toldAs } from './told-as.ts';

// Why is this hard? A heart is told as panic or as wind, a sign a message, and each of them alone is ordinary: a tight chest,
// a clammy skin, an arm that carried bags. So the signs of the last messages are laid together. Panic has a tight chest and
// no air as well; it doesn't have the jaw, the left arm and a cold sweat.

const written = writtenIn('safety-flow/heart-signs');

const CHEST = written('chest');
/** A pain or a pressure, and more than tight. */
const CHEST_PAIN = written('chest-pain');
const NOT_CHEST = written('not-chest');
/** Told as past or as looked at by a doctor. */
const OVER = written('over');
/** Told of somebody else. */
const OF_OTHERS = written('of-others');
/** Beside a chest each of these is enough, whatever it is called. */
const GRAVE = [written('spreads'), written('cold-sweat'), written('weight-on')];
/** These come with panic as well. */
const LIGHTER = [written('sick'), written('sweats'), written('no-breath'), written('after-effort')];
/** Fear or grief that is told is what a tight chest comes from most. */
const PANIC = written('panic');

/** Told of somebody else, as far as its first words say. English. */
export const tellsOfAnother = (text: string): boolean => OF_OTHERS.test(straighten(text));

/** The rule that heard it; `opens.heart-signs` is the first answer. */
const HEART_SIGNS = 'told.heart-signs';

/** What is told over more messages than these is no one thing any more. */
const LATELY = 6;

/** A chest, and signs beside it over the last messages, that are for an ambulance whatever they are called. English. */
export function tellsHeartSigns(said: string, before: readonly string[]): boolean {
  const now = straighten(said);
  // Something of it has to stand in this message, or it would be found anew in each after it.
  if (![CHEST, ...GRAVE, ...LIGHTER].some((sign) => sign.test(now))) return false;
  const talk = [...new Set(before)].slice(-LATELY).map(straighten);
  const told = [...talk, now].filter((one) => !OVER.test(one) && !OF_OTHERS.test(one));
  const chests = told.filter((one) => CHEST.test(one) && !NOT_CHEST.test(one));
  if (chests.length === 0) return false;
  const heard = (signs: readonly RegExp[]): number => signs.filter((sign) => told.some((one) => sign.test(one))).length;
  if (heard(GRAVE) > 0) return true;
  const hurts = chests.some((one) => CHEST_PAIN.test(one));
  const ofPanic = told.some((one) => PANIC.test(one));
  return heard(LIGHTER) > (ofPanic ? 2 : 1) || (hurts && !ofPanic && heard(LIGHTER) > 0);
}

/** Signs of a heart, told in pieces, are a medical emergency, also by who calls it panic. English. */
export function ofHeartSigns(assessment: Assessment, said: string, before: readonly string[]): Assessment {
  // What the model alone feared is told now, and asked about no more.
  if ((assessment.level === 3 && !isGuess(assessment)) || !tellsHeartSigns(said, before)) return assessment;
  return toldAs(assessment, 3, 'medical_emergency', [HEART_SIGNS]);
}
