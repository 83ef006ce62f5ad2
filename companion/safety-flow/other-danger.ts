import { stepsOfCourse } from './emergency-course.ts';
import { CHECKED } from './flow-state.ts';
import { checkDanger, STEP_AGAIN, tellsOfElse } from './lost-script.ts';
import type { Situation } from './safety-content.ts';
import { ALIKE_IN_DANGER } from './situation.ts';
import { toTheQuestion } from './told.ts';
import { type Answering, oldest, type Planned, pick, say } from './wording.ts';

/**
 * Danger that is not of one's own hand: its steps of level 3, then those of level 2, and no sentence twice. Whoever
 * then talks of other things is answered; the card stays.
 */
export function planOtherDanger(turn: Answering, situation: Situation): Planned | null {
  const asks = toTheQuestion(turn, situation);
  if (asks) return asks;
  if (BETWEEN_PEOPLE.includes(situation) && turn.flow.step > STEPS_OF_DANGER && tellsOfElse(turn)) {
    if (turn.flow.once.includes(CHECKED))
      return turn.flow.step % STEP_AGAIN === 0 ? stepOfDanger(turn, situation) : null;
    const check = checkDanger(turn, 'check.danger');
    if (check) return check;
  }
  return stepOfDanger(turn, situation);
}

function stepOfDanger(turn: Answering, situation: Situation): Planned | null {
  const own = `l3.${situation}.next`;
  const alike = turn.lines.replies[own] ? own : `l3.${ALIKE_IN_DANGER[situation] ?? situation}.next`;
  const danger = stepsOfCourse(turn) ?? alike;
  for (const pool of [danger, ...STEPS.map((step) => `${situation}.${step}`)]) {
    const text = pick(turn, pool);
    if (text) return say(turn, text, 'safety-now');
  }
  if (turn.input.assessment.level < 2) return null;
  return say(turn, oldest(turn, turn.lines.replies[danger]), 'safety-now');
}

const STEPS = ['2', '3', '4', '5', 'stay'];
/** Whoever tells of other things after so many steps is asked once if there is danger, and then listened to again. */
const STEPS_OF_DANGER = 3;
const BETWEEN_PEOPLE: readonly Situation[] = ['harm_others', 'abuse'];
