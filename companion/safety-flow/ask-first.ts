import type { Assessment } from '#companion/risk/assess.ts';
import { GROWN } from '#companion/risk/growing-belief.ts';
import { isGuess } from './guess.ts';
import { CALM } from './hints.ts';

// Why is this hard? A rule that joins this message to an earlier one is right about "tonight" after the pills, and wrong
// about "he comes on Saturday" after pills that go back to the chemist. And whoever has just said "not suicidal,
// promise" and then tells of a patient who wanted to die at home is sent through a script about herself. So where the
// message by itself says next to nothing, one plain question goes before any script; the level and the card stay.

/** The trained model all but rules it out. */
const NOTHING = 0.2;
/** Less than this from the model, and a rule alone is asked about; after a denial it needs more. */
const THIN = 0.3;
const AFTER_DENIAL = 0.5;

const OF_LIFE = /^suicide/;
/** A wish not to wake up beside things put in order: said by many at eighty, and by some who mean it. */
const OF_ORDER = /^self\.(?:affairs-calm|wish-dead|ambiguous|weak|strain)(?:\.|$)/;

export interface Ground {
  /** What this message comes to without any other. */
  alone: () => Assessment;
  /** This message holds a word of dying or harm. */
  dark: boolean;
  /** Not wanting to live was denied in this talk, asked or unasked. */
  denied: boolean;
  /** It was asked, and answered with a no. */
  cleared: boolean;
}

/** What stands on little becomes a question first; what stands on nothing after a clear no becomes nothing. English. */
export function askFirst(assessment: Assessment, { alone, dark, denied, cleared }: Ground): Assessment {
  const { level, rules, share, category } = assessment;
  if (level < 2 || share === undefined || isGuess(assessment) || rules.includes(GROWN)) return assessment;
  const asked: Assessment = { ...assessment, rules: ['model', ...rules] };
  if (!dark && share.risk < NOTHING && alone().level === 0) return cleared ? { ...assessment, ...CALM } : asked;
  if (rules.includes('self.affairs-calm') && rules.every((rule) => OF_ORDER.test(rule))) return asked;
  const thin = OF_LIFE.test(category) && share.risk < (denied ? AFTER_DENIAL : level === 2 ? THIN : 0);
  return thin ? asked : assessment;
}
