import type { Assessment } from '#companion/risk/assess.ts';
import { GROWN } from '#companion/risk/growing-belief.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { isGuess } from './guess.ts';
import { OTHER_FOOD, OTHER_ILL } from './others-illness.ts';
import { SITUATIONS, type Situation } from './safety-content.ts';
import { HIT_AS_CHILD, OF_TOUCH } from './signs.ts';

const OF_CATEGORY: Partial<Record<RiskCategory, Situation>> = {
  suicide_passive: 'suicide',
  suicide_active: 'suicide',
  suicide_imminent: 'suicide',
  self_harm: 'self_harm',
  harm_to_others: 'harm_others',
  abuse_violence: 'abuse',
  medical_emergency: 'medical',
  eating_disorder: 'eating',
  psychosis_mania: 'psychosis',
  third_party_risk: 'third_party',
};

/** What has no steps of its own in danger takes those of what is most like it. */
export const ALIKE_IN_DANGER: Partial<Record<Situation, Situation>> = {
  eating: 'medical',
  substances: 'medical',
  medicines: 'medical',
  mania: 'psychosis',
  belief: 'psychosis',
};

const OF_BELIEF: readonly string[] = [GROWN, 'psych.delusion', 'model'];

/** Rules that see a thing or a place and what was said before: "I threw the pills away" names the pills as well. */
const OF_MEANS = /(?:^|[.-])(?:means|place)/;

/**
 * The level that counts against what stood before: "he is here with me now" must not be held at 3 by a guess, nor by
 * what an earlier message said, nor "I threw the pills away" by the pills.
 *
 * @param saysSafe the person says, in this message, that they are safe or not alone
 */
export function countedLevel(assessment: Assessment, saysSafe: boolean): RiskLevel {
  if (!saysSafe || assessment.level <= 2) return assessment.level;
  const { rules } = assessment;
  const isOfBefore = (rule: string): boolean => rule === 'model' || rule.endsWith('.carried');
  const holds = !isOfBefore(rules[0] ?? 'model') && !rules.every((rule) => isOfBefore(rule) || OF_MEANS.test(rule));
  return holds ? assessment.level : 2;
}

/**
 * Blood or dizziness in a medical danger is no wound of one's own hand, and a knife carried towards somebody else is not
 * meant for oneself.
 */
function staysAs({ rules }: Assessment, before: Situation): boolean {
  const all = (what: RegExp): boolean => rules.length > 0 && rules.every((rule) => what.test(rule));
  if (before === 'medical' || before === 'abuse') return all(/^(?:self\.bleeding|self\.overdose|model$|.*\.carried$)/);
  // Somebody downstairs is no attacker to whoever hears voices, nor to whoever thinks of dying.
  if (before === 'psychosis' || before === 'suicide') return all(/^(?:abuse\.now|model$|.*\.carried$)/);
  return before === 'harm_others' && all(/^(?:self\.(?:means|place)|model$|.*\.carried$)/);
}

const SAYS_OTHER_HURT = /^(?:other\.abused|told\.other-hurt)/;
/** Somebody else is hurt by a third: nothing of it asks about dying. */
const OF_OTHER_HURT = /^(?:other\.abused|told\.other-hurt|model$|.*\.carried$)/;

/** Heard of somebody else, or carried and guessed along with it. */
const OF_ANOTHER = /^(?:other\.|model$|.*\.carried$)/;

/** What eating, a medicine or a name for it stands back behind: a wound or a wish to be dead, told later in plain words. */
const LIGHTER: readonly Situation[] = ['eating', 'substances', 'medicines', 'diagnosis'];
const OF_DEATH = /^(?:self\.(?:wish-dead|no-life|kill|ambiguous|half-said)|told\.(?:edge|veiled|wish))/;
const OF_WOUNDS = /^(?:self\.harm|told\.(?:scratches|hurts|cuts-again|skin|uncovers))/;

/** The situation that a lighter one gives way to, also where the model alone is sure of it; null where it stays. */
function givesWay({ level, ask, rules, category, sure }: Assessment, before: Situation): Situation | null {
  if (!LIGHTER.includes(before) || (level < 2 && !ask)) return null;
  if (rules.some((rule) => OF_WOUNDS.test(rule)) || (level >= 2 && sure && category === 'self_harm'))
    return 'self_harm';
  if (rules.some((rule) => OF_DEATH.test(rule)) || (level >= 2 && category.startsWith('suicide'))) return 'suicide';
  return null;
}

/** Left alone, or keeping watch over a parent. */
const CHILD_LEFT = ['told.child-alone', 'told.child-cares'];
const OF_THEN = /^(?:abuse\.hit|told\.hit-as-child|model$|self\.(?:strain|weak))|\.carried$/;

/** Which of assistant.md §4.6 this is; the one before stays until something as serious is said. */
export function situationOf(
  assessment: Assessment,
  before: Situation | null,
  ageBand: '13-17' | '18+' | null,
): Situation | null {
  const found = assessment.level >= 2 ? OF_CATEGORY[assessment.category] : undefined;
  const heavier = before === null ? null : givesWay(assessment, before);
  if (heavier !== null) return heavier;
  if (before !== null && staysAs(assessment, before)) return before;
  if (
    before !== null &&
    assessment.rules.includes(HIT_AS_CHILD) &&
    assessment.rules.every((rule) => OF_THEN.test(rule))
  )
    return before;
  // Somebody else is ill: the script is for whoever is beside them.
  if (assessment.rules.includes(OTHER_ILL)) return 'other_ill';
  if (assessment.rules.includes(OTHER_FOOD)) return 'other_food';
  // Somebody who comes in at night, told to a question about dying, is what it was about.
  if (before === 'suicide' && assessment.rules.includes(`told.${OF_TOUCH}`)) return 'child';
  // A guess may begin something; it may not turn a talk about one danger into a talk about another.
  if (before !== null && isGuess(assessment)) return before;
  // "She's gone quiet": who does not answer is who was told of, and nobody tells the writer to sit or lie down.
  if (before === 'third_party' && found === 'medical' && assessment.rules.every((rule) => OF_ANOTHER.test(rule)))
    return before;
  const ofOther = assessment.rules.some((rule) => SAYS_OTHER_HURT.test(rule));
  if (found === 'third_party' && ofOther && assessment.rules.every((rule) => OF_OTHER_HURT.test(rule)))
    return before === 'abuse' || before === 'child' || before === 'third_party' ? before : 'other_hurt';
  if (found === 'abuse' && assessment.rules.includes('told.child-near')) return 'child_near';
  if (found === 'abuse' && CHILD_LEFT.some((rule) => assessment.rules.includes(rule))) return 'child';
  // Once a child was told of, its hurts are not those of whoever tells it.
  if (found === 'abuse' && (before === 'child_near' || before === 'other_hurt') && assessment.level < 3) return before;
  if (found === 'psychosis' && assessment.rules.some((rule) => rule.includes('mania'))) return 'mania';
  // What grew over a talk is met without the words for voices and fright, until something is told outright.
  const isGrown = assessment.level < 3 && assessment.rules.every((rule) => OF_BELIEF.includes(rule));
  if (found === 'psychosis' && isGrown && assessment.rules.includes(GROWN))
    return before === null || before === 'psychosis' || LIGHTER.includes(before) ? 'belief' : before;
  // Rape by a friend is no matter for a teacher: whoever is of age is spoken to as somebody of age.
  const ofChild =
    ageBand !== '18+' && assessment.rules.some((rule) => /child|told\.(?:groomed|touched|meets)/.test(rule));
  if (found === 'abuse' && (ageBand === '13-17' || ofChild)) return 'child';
  if (found) return before === 'suicide' && assessment.level < 3 && found === 'self_harm' ? before : found;
  const topic = SITUATIONS.find((name) => assessment.topics.includes(name));
  return topic && before === null ? topic : before;
}
