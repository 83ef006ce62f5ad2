import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { GATHERED } from './ask-gathered.ts';
import { asDistress } from './distress.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { mayMeanOwnDeath } from './no-at-once.ts';
import { withoutSayings } from './sayings.ts';

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

/**
 * What the model alone heard too much in: a saying, and food that is left on purpose. English.
 *
 * @param before what was said earlier in this talk
 */
export const lessThanHeard = (
  assessment: Assessment,
  said: string,
  before: readonly string[],
  flow: SafetyFlowState | null,
): Assessment => ofEatingLess(ofSaying(assessment, said, before), said, before, flow);
