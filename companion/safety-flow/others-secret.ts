import { quickPattern } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { SafetyFlowState } from './flow-state.ts';
import type { Situation } from './safety-content.ts';

// Why is this hard? "Don't tell your mum" is what somebody says who touches a child, and "don't tell her mum" is what a
// friend says who thinks of dying. The words differ by whose mother it is.

const written = writtenIn('safety-flow/others-secret');

const KIN =
  'mum|mom|mam|dad|mother|father|parents|family|husband|wife|sister|brother|boyfriend|girlfriend|flatmates?|nan|gran';
const FRIEND =
  'friend|bestie|best mate|mate|flatmate|housemate|roommate|sister|colleague|girlfriend|boyfriend|classmate|cousin|daughter|son';
const THEIR_SECRET = quickPattern(
  `\\b(?:says?|said|saying|begg?(?:ed|s|ing)|asked|asks|made me promise|wants me)\\b(?: to)?(?: me)?(?: please)? (?:don'?t|dont|do not|not to|never to|never) tell (?:her|his|their) (?:${KIN})\\b`,
  'i',
);
const OF_A_FRIEND = quickPattern(`\\b(?:my|our|a) (?:\\w+ )?(?:${FRIEND})\\b`, 'i');
const OF_A_SECRET = /^(?:abuse\.(?:child|sexual-child)|model$|self\.(?:strain|weak))|\.carried$/;
/** Anything of a hand, a bed or a picture beside it, or of somebody who hurts. */
const OF_HARM = written('of-harm');
const OF_THEM: readonly (Situation | null)[] = ['third_party', 'other_hurt', 'other_ill', 'other_food'];

/** "She says don't tell her mum", of a friend: their own secret, and no child's. English. */
export function ofTheirSecret(assessment: Assessment, text: string, flow: SafetyFlowState | null): Assessment {
  const plain = straighten(text);
  const only =
    assessment.rules.some((rule) => rule.startsWith('abuse.')) &&
    assessment.rules.every((rule) => OF_A_SECRET.test(rule));
  if (!only || !THEIR_SECRET.test(plain) || OF_HARM.test(plain)) return assessment;
  if (!OF_THEM.includes(flow?.situation ?? null) && !OF_A_FRIEND.test(plain)) return assessment;
  if (flow !== null && flow.situation !== null && !OF_THEM.includes(flow.situation)) return assessment;
  return {
    ...assessment,
    level: 1,
    ask: false,
    category: 'third_party_risk',
    categories: ['third_party_risk'],
    rules: ['self.strain'],
  };
}
