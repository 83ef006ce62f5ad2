import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { SafetyFlowState } from './flow-state.ts';

// Why is this hard? "No, not tonight. I told you Sunday" is a no to our question and no word of comfort: the day stands. Nor
// is a soup that a neighbour brings a way out of it. So once a day and a way were told, the level stays until the day
// itself is taken back, or the button says that they are safe.

const written = writtenIn('safety-flow/standing-day');

/** Stands in `once` from the message on that told of a day and a way. */
export const DAY_STANDS = 'day-stands';

const TAKEN_BACK = written('taken-back');
const ALL_TAKEN_BACK = written('taken-back', 'gi');
/** Beside one of these it is put off, and not taken back. */
const PUT_OFF = written('put-off');

/** True where a day and a way were told, and not taken back. */
export const dayStands = (flow: Pick<SafetyFlowState, 'once'> | null): boolean =>
  flow?.once.includes(DAY_STANDS) === true;

/** "I won't do it. Not Sunday, not any day": the day itself is taken back, and not only put off. English. */
export function takesDayBack(said: string): boolean {
  const text = straighten(said);
  return TAKEN_BACK.test(text) && !PUT_OFF.test(text.replace(ALL_TAKEN_BACK, ' '));
}
