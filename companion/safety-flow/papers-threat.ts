import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { mark, type SafetyFlowState } from './flow-state.ts';
import { toldAs } from './told-as.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

// Why is this hard? "He'll just email immigration and it's done, he never hit me, is it me?" has no blow in it, and ends with
// the question of anybody who is unsure of themselves. A stay in the country that is held over somebody is control; whether
// he can do it is what keeps them there, so that question is answered, as far as it is known, and not passed over.

const written = writtenIn('safety-flow/papers-threat');
/** A partner who would report them, have them sent away or end the visa. */
const THREAT = written('threat');
const NO_THREAT = written('no-threat');

/** Stands in `once` from the message on in which it was told. */
const HELD_OVER = 'papers-threat';
const TOLD = 'told.papers-threat';

/** What is asked of it, and the pool that answers it. */
const ASKED: readonly (readonly [pool: string, words: RegExp])[] = [
  ['look-up', written('look-up')],
  ['asks-visa', written('asks-visa')],
  ['is-it-me', written('is-it-me')],
  ['passport', written('passport')],
];

const askedIn = (text: string): string | null => ASKED.find(([, words]) => words.test(text))?.[0] ?? null;

/** What a stay in the country that is held over somebody comes to: level 2, as other control does. English. */
export function ofPapersThreat(assessment: Assessment, said: string, flow: SafetyFlowState | null): Assessment {
  const text = straighten(said);
  const { level, category } = assessment;
  if (level === 3 || /^(?:suicide|self_harm|medical)/.test(category)) return assessment;
  const stands = flow?.once.includes(HELD_OVER) === true && askedIn(text) !== null;
  if (!stands && (!THREAT.test(text) || NO_THREAT.test(text))) return assessment;
  return toldAs(assessment, 2, 'abuse_violence', [TOLD]);
}

/** That it isn't them, what a visa hangs on, and who knows it; null where nothing of it was heard or all was said. */
export function planPapersThreat(turn: Answering): Planned | null {
  const { flow, input } = turn;
  if (input.dark === undefined || !input.assessment.rules.includes(TOLD)) return null;
  const first = !flow.once.includes(HELD_OVER);
  mark(flow, HELD_OVER);
  flow.situation = 'abuse';
  flow.pending = null;
  const asked = askedIn(straighten(input.text)) ?? (first ? 'first' : null);
  return asked === null ? null : say(turn, pick(turn, `papers-threat.${asked}`), 'safety-abuse');
}
