import { BLEEDS, TAKEN } from './flow-state.ts';
import type { Situation } from './safety-content.ts';
import { type Answering, OWN_LIFE, type Planned, pick, say } from './wording.ts';

/** What tells that something was swallowed. */
const NOT_SWALLOWED =
  /\b(?:haven'?t|have not|didn'?t|did not|never|not|nothing|none|won'?t|was going to|nearly|almost)\b/i;

/** Told within the danger, it begins the steps for what was swallowed. */
export function tookSince(turn: Answering, situation: Situation): Planned | null {
  const { flow, input, heard } = turn;
  if (!OWN_LIFE.includes(situation) || flow.once.includes(TAKEN) || flow.once.includes(BLEEDS)) return null;
  const told = input.assessment.rules.some((rule) => OVERDOSE.test(rule));
  const inPieces = input.dark !== undefined && heard.names.has('taken') && heard.answer !== 'no';
  if (!(told || inPieces) || NOT_SWALLOWED.test(input.text)) return null;
  flow.once.push(TAKEN);
  return told ? say(turn, pick(turn, 'l3.taken.first'), 'safety-now') : null;
}

export const OVERDOSE = /^(?:self\.overdose|told\.(?:taken|recent-pills)$)/;
