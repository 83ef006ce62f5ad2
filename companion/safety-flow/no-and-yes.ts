import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { mayMeanOwnDeath } from './no-at-once.ts';
import { tellsDayAndWay } from './planned-day.ts';

// Why is this hard? The first word is the fastest, and the least true. "No. Well. I've thought about it", "no, but I have a
// plan", "no I lied. yes" begin with a no and are the yes that was asked for; what is read of them is what comes last. And
// a yes with a tail ("yes. I told you already, Friday") is no weaker for what follows it.

const written = writtenIn('safety-flow/no-and-yes');

const OPENS_WITH_NO = written('opens-with-no');
/** Said after a no: it was thought of, there is a plan, the no was a lie, or a yes after all. */
const THOUGHT_OF_IT = written('thought-of-it');
const HAS_A_PLAN = written('has-a-plan');
const LIED = written('lied');
const TURNS_TO_YES = written('turns-to-yes');
/** A plan for the weekend, a way to talk to somebody. */
const PLAN_OF_ELSE = written('plan-of-else');
/** "No, I never thought about it". */
const DENIED = written('denied');
/** Our own word is too weak for it, and a stronger one is put in its place. */
const TOO_WEAK = written('too-weak');
const STRONGER = written('stronger');
/** A yes that stands by itself at the head of what follows, and one that is taken back in the same breath. */
const PLAIN_YES = written('plain-yes');
const YES_BUT_NO = written('yes-but-no');

/** "Yeah no, I'm fine" is a no. */
const YEAH_NO = written('yeah-no');

/** So much after the no is read: what is told later has a weight of its own. */
const REST = 160;

/** True where a message that begins with a no says yes after it, to a question about dying. English. */
export function turnsIntoYes(said: string): boolean {
  const text = straighten(said.trim());
  if (TOO_WEAK.test(text) && STRONGER.test(text.replace(TOO_WEAK, ' '))) return true;
  if (saysLied(text) || TURNS_TO_YES.test(text)) return true;
  if (!OPENS_WITH_NO.test(text)) return false;
  const rest = text.replace(OPENS_WITH_NO, ' ').slice(0, REST);
  if (tellsDayAndWay(rest)) return true;
  if (DENIED.test(rest)) return false;
  return THOUGHT_OF_IT.test(rest) || (HAS_A_PLAN.test(rest) && !PLAN_OF_ELSE.test(rest));
}

/** "No I lied. Yes", "that was a lie": an answer of before is taken back. English. */
export function saysLied(said: string): boolean {
  const text = straighten(said.trim());
  return LIED.test(text) && !DENIED.test(text);
}

/** "Yeah no, just tired": the no is what was said. English. */
export function saysYeahNo(said: string): boolean {
  const text = straighten(said.trim());
  return YEAH_NO.test(text) && !turnsIntoYes(text.replace(/^\W*\w+\W+/, '')) && !mayMeanOwnDeath([text]);
}

/** True where a yes stands by itself at the head of a longer answer, and is not taken back after it. English. */
export function saysPlainYes(said: string): boolean {
  const text = straighten(said.trim());
  return PLAIN_YES.test(text) && (!YES_BUT_NO.test(text) || mayMeanOwnDeath([text]));
}
