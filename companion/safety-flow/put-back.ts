import { writtenIn } from '#companion/written.ts';
import { mark, type SafetyFlowState, TAKEN } from './flow-state.ts';
import type { Situation } from './safety-content.ts';

// Why is this hard? In a talk about a flatmate "she's gone quiet" can be read as a body in danger, and then whoever sits
// beside her is told to unlock their own door and lie down. "Not me" answers no question there, and it has to end that.

/** Stands in `once` from the message on in which somebody else's danger was told. */
const OF_FRIEND = 'of-friend';
/** Stands in `once`, again each time, where "not me" put the talk back to who it is about. */
export const PUT_BACK = 'put-back';
const written = writtenIn('safety-flow/put-back');
const NOT_MINE = written('not-mine');
const ME_TOO = written('me-too');
const TAKEN_FOR_THEM: readonly (Situation | null)[] = ['medical', 'suicide', 'self_harm', 'abuse'];

/** "MY FLATMATE. not me!!!": once a danger was somebody else's, the script for the writer ends at the first such word. */
export function putBack(flow: SafetyFlowState, text: string): void {
  if (flow.situation === 'third_party') mark(flow, OF_FRIEND);
  const mixedUp =
    TAKEN_FOR_THEM.includes(flow.situation) && flow.once.includes(OF_FRIEND) && !flow.once.includes(TAKEN);
  if (!mixedUp || !NOT_MINE.test(text) || ME_TOO.test(text) || flow.answers.q1 === 'yes') return;
  flow.situation = 'third_party';
  flow.pending = null;
  flow.step = Math.max(flow.step, 1);
  flow.once.push(PUT_BACK);
}
