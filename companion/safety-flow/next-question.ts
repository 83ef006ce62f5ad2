import type { Assessment } from '#companion/risk/assess.ts';
import { WHEN_ASKED } from './answers-of-round.ts';
import type { SafetyFlowState } from './flow-state.ts';
import type { Question } from './safety-content.ts';

/** A place that is the way itself: it is not asked for, and cannot be put out of reach. */
export const NAMES_HEIGHT =
  /\b(?:up there|step(?:ped|ping)? off|jump(?:ed|ing)? off|roofs?|rooftops?|bridge|ledge|cliffs?|railway|tracks|platform|multi-?storey|balcony)\b/i;

/** Rules of the languages but English. */
const IMPLIED = /^(?:goodbye|settled|strain|open)$/;

/** The next question worth asking, or null where the round is over. What is known is skipped. */
export function nextQuestion(flow: SafetyFlowState, assessment: Assessment, text = ''): Question | null {
  if (flow.asked) return null;
  if (flow.missed) return flow.missed;
  if (flow.once.includes(WHEN_ASKED)) return 'q6';
  const known = flow.answers;
  // A leave or things put in order say nothing of a thought yet: it is asked whether, before how.
  const isImplied = assessment.rules.length > 0 && assessment.rules.every((rule) => IMPLIED.test(rule));
  const ofSuicide =
    assessment.categories.includes('suicide_active') || assessment.categories.includes('suicide_imminent');
  const active = ofSuicide && !isImplied;
  const passive = active || assessment.categories.includes('suicide_passive');
  // Asked already in plainer words, and passed over: it is not asked in vaguer ones.
  if (!known.q1 && !passive && !known.q2) return flow.again === 'q2' ? 'q2' : 'q1';
  if (known.q1 === 'no' && !passive) return null;
  if (!known.q2) {
    if (!active) return 'q2';
    known.q2 = 'yes';
  }
  if (known.q2 === 'no') return known.q6 ? null : 'q6';
  // "Just think it when I'm up there" has told the way: it is not asked for again.
  if (!known.q3 && NAMES_HEIGHT.test(text)) known.q3 = 'yes';
  if (!known.q3) return 'q3';
  if (!known.q4) return 'q4';
  if ((known.q4 === 'yes' || known.q4 === 'unsure') && !known.q5) return 'q5';
  return known.q6 ? null : 'q6';
}
