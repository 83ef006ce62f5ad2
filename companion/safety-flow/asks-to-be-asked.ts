import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { DARK_KNOWN, isAdmitted, type SafetyFlowState, TOOK_BACK } from './flow-state.ts';
import { askPlainly } from './how-dark.ts';
import { saysLied } from './no-and-yes.ts';
import { askAgainOf } from './plan-check.ts';
import { namesMatter } from './planned-day.ts';
import { type Answering, OWN_LIFE, type Planned, pick, say } from './wording.ts';

// Why is this hard? A question about dying that was passed over, or answered with half a no, rests. Whoever then says "do
// you not want to know what I said about Friday" asks for it with the last of their courage, and "I lied" gives the answer
// back: both open it again, whatever was made of it before.

const written = writtenIn('safety-flow/asks-to-be-asked');

/** They want to be asked about what they said. */
const WANTS_IT = written('wants-it');
/** Stands in `once` where that was heard. */
const ASKED_BACK = 'asked-back';

/** A question about dying was put in this talk. */
const wasPut = ({ once, answers }: SafetyFlowState): boolean =>
  answers.q1 !== undefined ||
  answers.q2 !== undefined ||
  ['dark', 'q1-asked', 'check.self', 'check.veiled', 'check.stash', 'check.danger', 'check.danger.self'].some((name) =>
    once.includes(name),
  );

/** The plain question, where somebody asks to be asked about what they told. English. */
export function askBack(turn: Answering): Planned | null {
  const { flow, input, level } = turn;
  const own = flow.situation === null || OWN_LIFE.includes(flow.situation);
  const isTold = level === 3 && flow.step > 0;
  if (!own || (level === 3 && !isTold && !wasPut(flow)) || flow.over) return null;
  if (flow.once.includes(ASKED_BACK) || (!isTold && (isAdmitted(flow) || !wasPut(flow)))) return null;
  const text = straighten(input.text);
  const asks = WANTS_IT.exec(text);
  // "Do you not want to know what I said about the interview" is about that.
  if (asks === null || namesMatter(text.slice(asks.index))) return null;
  flow.once.push(ASKED_BACK);
  // It was heard already, and that is what they ask for.
  if (isTold) return say(turn, pick(turn, 'l3.asked-back'), 'safety-now');
  askAgainOf(flow);
  return askPlainly(turn, 'prepared.asked-back');
}

/** "No I lied. Yes", said after the question was answered with a no: it stands open again, and this answers it. English. */
export function reopenAfterLie(flow: SafetyFlowState, text: string): void {
  const own = flow.situation === null || OWN_LIFE.includes(flow.situation);
  if (!own || isAdmitted(flow) || OF_AGE.test(text) || !saysLied(text)) return;
  if (flow.answers.q2 === 'no') flow.pending = 'q2';
  else if (flow.pending === null && wasPut(flow)) flow.pending = 'q1';
  else return;
  askAgainOf(flow);
  delete flow.answers[flow.pending];
  flow.once = flow.once.filter((name) => name !== TOOK_BACK && name !== DARK_KNOWN && name !== 'cleared');
}
const OF_AGE = /\bi'?m (?:actually |really )?(?:1\d|[2-9]\d)\b|\b(?:my (?:age|name)|years? old)\b/i;
