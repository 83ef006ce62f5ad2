import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { mark, type SafetyFlowState } from './flow-state.ts';
import { tellsOfAnother } from './heart-signs.ts';
import { toldAs } from './told-as.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

// Why is this hard? Who swallowed something hours ago tells the stomach and the sickness, and of the rest only "I did
// something stupid". Each alone is a bad day; both together are asked about at once, in plain words and with no card, as
// most of it is a text to an ex and a bad meal. A yes to just that is an overdose told.

const written = writtenIn('safety-flow/maybe-taken');

const DID_SOMETHING = written('did-something');
const BODY = written('body');
/** What was stupid, or what the stomach comes from, is told with it. */
const EXPLAINED = written('explained');
const SAYS_YES = written('says-yes');
/** A medicine or a poison is named, or the swallowing. */
const TOOK = written('took');
const SAYS_NO = written('says-no');

/** The rule that hears both; it also stands in `once` where it was asked, with `ANSWERED` once it is over. */
const MAYBE = 'told.maybe-taken';
const ANSWERED = 'maybe-taken.answered';
/** Told before these many messages it is another matter. */
const LATELY = 4;

const isOpen = (flow: SafetyFlowState | null): boolean =>
  flow?.once.includes(MAYBE) === true && !flow.once.includes(ANSWERED);

/** "Something stupid" with a body that is sick is asked about; said yes to, it is an overdose. English. */
export function ofMaybeTaken(
  assessment: Assessment,
  said: string,
  before: readonly string[],
  flow: SafetyFlowState | null,
): Assessment {
  if (assessment.level >= 2) return assessment;
  const now = straighten(said);
  if (isOpen(flow))
    return !SAYS_NO.test(now) && (TOOK.test(now) || (SAYS_YES.test(now) && !EXPLAINED.test(now)))
      ? toldAs(assessment, 3, 'suicide_imminent', ['told.taken'])
      : assessment;
  if (flow?.once.includes(MAYBE)) return assessment;
  const talk = [...before.slice(-LATELY).map(straighten), now];
  if (!(BODY.test(now) || DID_SOMETHING.test(now)) || talk.some((one) => EXPLAINED.test(one))) return assessment;
  const own = talk.filter((one) => !tellsOfAnother(one));
  const both = [BODY, DID_SOMETHING].every((words) => own.some((one) => words.test(one)));
  return both ? toldAs(assessment, 1, 'distress', [MAYBE]) : assessment;
}

/** The plain question, and that a no to it is believed. */
export function planMaybeTaken(turn: Answering): Planned | null {
  const { flow, input, level } = turn;
  if (input.dark === undefined) return null;
  if (isOpen(flow)) {
    mark(flow, ANSWERED);
    return level < 2 && SAYS_NO.test(straighten(input.text))
      ? say(turn, pick(turn, 'maybe-taken.no'), 'safety-told')
      : null;
  }
  if (!input.assessment.rules.includes(MAYBE)) return null;
  mark(flow, MAYBE);
  return say(turn, pick(turn, 'maybe-taken.asked'), 'safety-check');
}
