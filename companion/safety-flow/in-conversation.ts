import type { Assessment } from '#companion/risk/assess.ts';
import { GROWN } from '#companion/risk/growing-belief.ts';
import type { RiskCategory } from '#shared/safety/risk.contract.ts';
import { isGuess } from './guess.ts';

/**
 * A guess that is not sure is met as distress: one false alarm in twenty messages would turn an ordinary evening
 * into a safety talk, and the level holds for the whole chat. What is meant in earnest is rarely said only once:
 * the second guess of the same kind is asked about.
 *
 * Of a danger between people a guess alone is no emergency either, however sure, while nobody has said a dark word: it
 * raises a question and no alarm.
 *
 * @param guessed what was guessed at in the last messages without being sure; null where nothing was
 * @param isLight no word of dying stands in the last messages
 * @param near this message names what one could be hurt with, at hand, or where, or by whom (earnest.ts)
 */
export function inConversation(
  assessment: Assessment,
  guessed: readonly (RiskCategory | null)[],
  isLight = false,
  near = false,
): Assessment {
  // A guess of more, beside what has grown, takes nothing away from it.
  if (assessment.rules.includes(GROWN) && !assessment.sure)
    return { ...assessment, level: 2, category: 'psychosis_mania', categories: ['psychosis_mania'], sure: true };
  const isAlarm = isLight && assessment.sure && assessment.level === 3 && isGuess(assessment);
  if (isAlarm && BETWEEN_PEOPLE.includes(assessment.category)) return { ...assessment, level: 2 };
  if (isThin(assessment) && !near && !guessed.includes(assessment.category))
    return { ...assessment, level: 1, category: 'distress', categories: ['distress'] };
  if (assessment.sure || assessment.level < 2) return assessment;
  if (assessment.category === 'psychosis_mania' && guessed.includes('psychosis_mania')) return assessment;
  // The model half hears danger of this minute, and the means or the place stand there: together they are a question.
  if (near && assessment.level === 3 && (assessment.share?.risk ?? 1) >= HALF_HEARD)
    return { ...assessment, level: 2, sure: true };
  if (assessment.unsureLevel === 0) return { ...assessment, level: 0, category: 'none', categories: [] };
  const again = guessed.some((category) => category?.startsWith('suicide') === true);
  const ask = assessment.ask || seemsBoth(assessment, again && !isLight);
  return { ...assessment, level: 1, category: 'distress', categories: ['distress'], ask };
}

/** "He's outside waiting in the car for me", of a father, comes to .66. */
const HALF_HEARD = 0.7;

const BETWEEN_PEOPLE: readonly RiskCategory[] = ['abuse_violence', 'harm_to_others'];

/** Ordinary quarrels are what the model takes for danger most: of people it has to be surer than of anything else. */
const SURE_OF_PEOPLE = 0.93;

/** Danger between people, heard by the model alone and not quite surely ("he says I'm being dramatic"). */
export const isThin = ({ level, category, rules, share }: Assessment): boolean =>
  level === 2 &&
  (BETWEEN_PEOPLE.includes(category) || category === 'third_party_risk') &&
  rules.every((rule) => rule === 'model') &&
  (share?.risk ?? 1) < SURE_OF_PEOPLE;

/**
 * A rule and the model both hear a wish to be dead and neither is sure ("I wish it was over"): one kind question. That
 * somebody is strained says nothing of it, unless the model has half heard it before.
 */
function seemsBoth({ category, rules, close }: Assessment, again: boolean): boolean {
  const beside = rules.some((rule) => rule !== 'model' && (again || rule !== 'self.strain'));
  return close === true && category.startsWith('suicide') && rules.includes('model') && beside;
}
