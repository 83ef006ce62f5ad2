import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { isGuess } from './guess.ts';
import { tellsOfAnother } from './heart-signs.ts';
import { toldAs } from './told-as.ts';

// Why is this hard? High blood pressure in a pregnancy or after a birth (pre-eclampsia) is told as tired eyes, trapped
// wind and rings that don't fit, a sign a message, by somebody who only wants a tip for a headache. Each alone is ordinary;
// any two of them, with a pregnancy or a birth of these weeks, are for a hospital at once.
// Source: NHS, "Pre-eclampsia: symptoms".

const written = writtenIn('safety-flow/birth-signs');

const BIRTH = written('birth');
/** Not pregnant, or somebody else is, or it was long ago. */
const NOT_BIRTH = written('not-birth');
const HEAD = written('head');
/** It stays, whatever was taken for it. */
const HEAD_BAD = written('head-bad');
const SIGHT = written('sight');
const SIGNS = [HEAD, SIGHT, written('swelling'), written('ribs'), written('twitching')];
/** Told as past, or as looked at. */
const OVER = written('over');

/** The rules that heard it: two signs, and one alone that is asked about. */
export const BIRTH_SIGNS = 'told.birth-signs';
export const BIRTH_SIGN = 'told.birth-sign';

/** What was told before these many messages is no part of it any more; the birth itself is. */
const LATELY = 8;

const OF_THE_MODEL = /^(?:model$|self\.(?:strain|weak))/;

/** How many different signs were told lately; 0 where there is no birth, or none of it stands in this message. */
function signsWithBirth(said: string, before: readonly string[]): { signs: number; isGrave: boolean } {
  const now = straighten(said);
  // Something of it has to stand in this message, or it would be found anew in each after it.
  if (![BIRTH, ...SIGNS].some((sign) => sign.test(now))) return { signs: 0, isGrave: false };
  const talk = [...new Set(before)].map(straighten);
  const isBirth = [...talk, now].some((one) => BIRTH.test(one) && !NOT_BIRTH.test(one));
  const told = [...talk.slice(-LATELY), now].filter((one) => !OVER.test(one) && !tellsOfAnother(one));
  if (!isBirth || !told.includes(now)) return { signs: 0, isGrave: false };
  const heard = SIGNS.filter((sign) => told.some((one) => sign.test(one)));
  const isGrave = heard.includes(SIGHT) || told.some((one) => HEAD.test(one) && HEAD_BAD.test(one));
  return { signs: heard.length, isGrave };
}

/** Two signs told with a pregnancy or a birth are a medical emergency; a bad headache or the sight alone is asked about. */
export function ofBirthSigns(assessment: Assessment, said: string, before: readonly string[]): Assessment {
  if (assessment.level === 3 && !isGuess(assessment) && assessment.category !== 'medical_emergency') return assessment;
  const { signs, isGrave } = signsWithBirth(said, before);
  if (signs > 1) return toldAs(assessment, 3, 'medical_emergency', [BIRTH_SIGNS]);
  // What the model alone feared of it is a body, and is not asked about as a wish to die.
  const onlyFeared = assessment.level >= 2 && assessment.rules.every((rule) => OF_THE_MODEL.test(rule));
  if (signs === 0 || !(isGrave || onlyFeared) || (assessment.level >= 2 && !onlyFeared)) return assessment;
  return toldAs(assessment, 2, 'medical_emergency', [BIRTH_SIGN]);
}
