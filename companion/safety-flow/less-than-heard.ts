import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { GATHERED } from './ask-gathered.ts';
import { asDistress } from './distress.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { mayMeanOwnDeath } from './no-at-once.ts';
import { withoutSayings } from './sayings.ts';
import { tellsOfHurt } from './told-hurt.ts';

// Why is this hard? The trained model hears somebody's end in "my phone, my clothes. Mum will kill me, I already told my
// friends I'm going", whatever word the saying is put in, and a wound in "it's on purpose, I like being in control" of a
// lunch that was skipped. What was said of it, a message ago, tells what it is.

const BY_MODEL = /^(?:model$|self\.(?:strain|weak)(?:[.-].*)?$|denial)/;

/** A saying of a strict parent in a talk without a word of one's own death: distress, and no alarm. */
function ofSaying(assessment: Assessment, said: string, before: readonly string[]): Assessment {
  if (assessment.level === 0 || !assessment.rules.every((rule) => BY_MODEL.test(rule))) return assessment;
  const straight = straighten(said);
  const left = withoutSayings(straight, before);
  if (left === straight || mayMeanOwnDeath([...before, left])) return assessment;
  return asDistress(assessment, ['self.strain']);
}

const EATS_LITTLE =
  /\b(?:(?:not|n't|nt|hardly|barely|stopped|rarely) (?:really |been )?(?:eat(?:ing|en)?|ate)\b|not eating|eating (?:less|little|very little|nothing|hardly)|skip(?:s|ped|ping)? (?:\w+ )?(?:meals?|lunch(?:es)?|dinners?|breakfasts?|food)|(?:no|lost my) appetite|without (?:food|eating)|eat (?:less|nothing|hardly))\b/i;
const ON_PURPOSE =
  /\b(?:on purpose|deliberate\w*|in control|control (?:of|over)|intentional\w*|choos(?:e|ing) (?:not )?to|feels? (?:good|powerful|strong|clean|light))\b/i;
const BY_HAND =
  /\b(?:cut(?:s|ting)?|scratch\w*|burn\w*|bleed\w*|blood|blades?|razors?|hurt(?:s|ing)? my\w*|arms?|wrists?|thighs?|self[- ]?harm\w*|pills?|tablets|die|dead|suicid\w*|scars?|sleeves?|bruis\w*|hit(?:ting)? my\w*)\b/i;
const LATELY = 3;

/** Eating less on purpose is asked about as that, and not as a wound. */
function ofEatingLess(
  assessment: Assessment,
  said: string,
  before: readonly string[],
  flow: SafetyFlowState | null,
): Assessment {
  const known = (flow?.situation ?? null) !== null || flow?.once.includes(GATHERED) === true;
  const near = [...before.slice(-LATELY), said].map(straighten);
  const heard =
    assessment.level < 2 ||
    (assessment.category === 'self_harm' && assessment.rules.every((rule) => BY_MODEL.test(rule)));
  if (known || !heard || !ON_PURPOSE.test(said) || !near.some((one) => EATS_LITTLE.test(one))) return assessment;
  if ([...before, said].some((one) => BY_HAND.test(one))) return assessment;
  return { ...asDistress(assessment, ['self.gathered.eating']), ask: true };
}

/** Something has taken the appetite away for a day or a week, and nobody means to be thin. */
const WITH_REASON =
  /\b(?:since (?:(?:she|he|they|it|we|i|my \w+|the \w+) (?:left|went|moved|died|broke|split|ended|told|heard|got|started|failed|passed)|(?:the|my|our|his|her) (?:split|break|funeral|news|row|interview|exam|divorce|funeral|accident|call|fright))|nerv(?:es|ous)|stress\w*|upset|busy|too hot|grie\w+|split|break ?up|broke up|moved out|funeral|ill|a cold|flu|bug|exams?|interview|meeting|test|deadline|heartbr\w+|shock\w*|worr\w+|wedding|op|operation|ramadan|blood test|antibiotics|heat|row|news)\b/i;
const OF_THINNESS =
  /\b(?:purg\w*|(?:make|making|made) myself (?:sick|throw up)|laxatives?|binge\w*|calories|kilos|kg|lbs|stone|fat|weigh\w*|thin|skinny|faint\w*|dizzy|control|on purpose|deserve|disorder|anorexi\w*|bulimi\w*|scales)\b/i;
const OF_FOOD = /^(?:eat\.|self\.(?:strain|weak)$)/;

/** No appetite after a parting or before an exam: told of a heavy time, and no question about dying. */
function ofLostAppetite(assessment: Assessment, said: string, before: readonly string[]): Assessment {
  const { level, ask, rules } = assessment;
  const only = rules.some((rule) => rule.startsWith('eat.')) && rules.every((rule) => OF_FOOD.test(rule));
  if (!only || (level < 2 && !ask) || level > 2) return assessment;
  const talk = [...before, said].map(straighten).join(' . ');
  if (OF_THINNESS.test(talk) || BY_HAND.test(talk) || !WITH_REASON.test(talk)) return assessment;
  return asDistress(assessment, ['self.strain']);
}

const OF_BLOWS = /^(?:abuse\.(?:hit|now|strangled)|other\.abused|self\.(?:strain|weak))(?:\.other)?$/;
/** The model all but rules a blow out; of people who have somebody in hand it has to be surer. */
const NO_BLOW = 0.05;
const HARDLY_A_BLOW = 0.15;
const IN_POWER =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|fianc\w+|step\w+|dad|father|mum|mom|mother|parents|uncle|aunt|grandad|grandpa|coach|priest|carer|landlord|boss|home|violent|abus\w*|scared|afraid)\b/i;

/** Ivy that strangles a tree, a classmate who pushed: nobody there to be asked about. */
function ofHardlyABlow(assessment: Assessment, said: string, before: readonly string[]): Assessment {
  const { level, ask, rules, share } = assessment;
  if (level !== 1 || !ask || !rules.every((rule) => OF_BLOWS.test(rule)) || tellsOfHurt(before)) return assessment;
  const risk = share?.risk ?? 1;
  const hardly = risk < NO_BLOW || (risk < HARDLY_A_BLOW && !IN_POWER.test(straighten(said)));
  return hardly ? asDistress(assessment, ['self.strain']) : assessment;
}

/**
 * What was heard too much in: a saying, a lost appetite, a blow that is hardly one, food that is left on purpose. English.
 *
 * @param before what was said earlier in this talk
 */
export const lessThanHeard = (
  assessment: Assessment,
  said: string,
  before: readonly string[],
  flow: SafetyFlowState | null,
): Assessment => {
  const less = ofHardlyABlow(ofLostAppetite(ofSaying(assessment, said, before), said, before), said, before);
  return ofEatingLess(less, said, before, flow);
};
