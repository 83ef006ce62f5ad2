import { mark } from './flow-state.ts';
import { NOT_TONIGHT } from './own-word-marks.ts';
import type { Answering } from './wording.ts';

// Why is this hard? "I would sort of like not to be here, but I would never do anything" says how bad it is and how far it
// goes in one breath. Asked next whether there are thoughts of killing themselves, they were not believed, and say no more
// of it. So the wish is said back as what it is, and what is asked for is one person who may know.

const NOT_HERE = 'told.not-here';

/** Stands in `once` from that message on. */
const SOFT = 'soft-wish';

const promisesNow = ({ own, input }: Answering): boolean =>
  own?.notTonight === true &&
  !own.namesTonight &&
  input.assessment.level === 2 &&
  input.assessment.rules.includes(NOT_HERE);

/** The promise answers the question about killing oneself, until something heavier is told. */
export const isSoftWish = (turn: Answering): boolean =>
  promisesNow(turn) || (turn.flow.once.includes(SOFT) && turn.input.assessment.level < 2);

/** That nothing happens tonight, or ever, was said in this message. */
export const isSaidOfTonight = ({ own, asked, flow }: Answering): boolean =>
  own?.notTonight === true || (asked === 'tonight' && flow.once.includes(NOT_TONIGHT));

/** The pool that says back what was promised, with the wish where it was told beside it. */
export function ackOfPromise(turn: Answering): string {
  if (turn.own?.notTonight !== true || turn.own.namesTonight) return 'own.ack.tonight';
  if (!promisesNow(turn)) return 'own.ack.wont';
  mark(turn.flow, SOFT);
  return 'own.ack.wont.not-here';
}

/** The pool that asks for one person; beside such a wish it names the line as well. */
export const personAsked = (turn: Answering): string =>
  promisesNow(turn) ? 'own.need.person.line' : 'own.need.person';
