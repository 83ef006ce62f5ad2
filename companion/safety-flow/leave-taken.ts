import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { standsOpen } from './coded-plan.ts';
import { isAdmitted, type SafetyFlowState } from './flow-state.ts';
import { DAY_AND_WAY } from './planned-day.ts';
import { explainsPreparing } from './preparations.ts';
import { toldAs } from './told-as.ts';

// Why is this hard? "Been giving all my stuff away. Feels weirdly calm" and "he just lies down in the straw one day,
// wouldn't mind if it was my turn" hold no word of dying, and said back they sound like agreement. Things are given away
// for a hundred reasons: what makes it one to ask is the calm, or that none of it will be needed, and no reason named.

const written = writtenIn('safety-flow/leave-taken');

const GIVES_AWAY = written('gives-away');
const CALM = written('calm');
const NO_NEED = written('no-need');
const ORDINARY = written('ordinary');
/** One's own turn would be welcome, and what it is a turn at. */
const MY_TURN = written('my-turn');
const A_DEATH = written('a-death');
/** It would be a relief not to wake up. */
const NOT_TO_WAKE = written('not-to-wake');
/** Of one night or one alarm. */
const WAKES_FOR = written('wakes-for');
/** Something was swallowed, or somebody lies there. */
const IN_A_BODY = written('in-a-body');
/** A day picked to end it, and what else can be ended on a day. */
const DAY_TO_END = written('day-to-end');
const OTHER_END = written('other-end');
/** A last day and then done: beside an open danger it is the day. */
const DONE_THEN = written('done-then');

/** The rule of the images: one plain, kind question (check-of-guess.ts). */
const VEILED = 'told.veiled';
const GIVEN = 'told.given-away';
const BODY_ONLY = /^(?:other\.unresponsive|model$|self\.(?:strain|weak))/;
const LATELY = 3;

const isGiving = (text: string): boolean => GIVES_AWAY.test(text) && !ORDINARY.test(text);

/** All is given away, and it is calm or none of it is needed; over two messages as well. English. */
function tellsLeaving(text: string, lately: readonly string[]): boolean {
  const talk = [...lately, text];
  const now = isGiving(text) || CALM.test(text) || NO_NEED.test(text);
  if (!now || !talk.some(isGiving) || talk.some((one) => ORDINARY.test(one) || explainsPreparing(one))) return false;
  return talk.some((one) => CALM.test(one) || NO_NEED.test(one));
}

/** A wish for one's own turn beside a death, or not to wake, with nothing swallowed and nobody lying there. English. */
function wishesItsTurn(text: string, lately: readonly string[]): boolean {
  const near = [...lately.slice(-1), text];
  if (NOT_TO_WAKE.test(text)) return ![IN_A_BODY, WAKES_FOR].some((words) => words.test(text));
  return MY_TURN.test(text) && near.some((one) => A_DEATH.test(one));
}

/** What a leave taken sideways comes to: a plan where a day is picked to end it, else one plain question. English. */
export function ofLeaveTaken(
  assessment: Assessment,
  said: string,
  before: readonly string[],
  flow: SafetyFlowState | null,
): Assessment {
  const text = straighten(said);
  const lately = before.slice(-LATELY).map(straighten);
  const told = assessment.level === 3 && assessment.rules[0] !== 'model';
  const open = flow !== null && (isAdmitted(flow) || standsOpen(flow) || flow.once.includes('check.self'));
  const day = DAY_TO_END.test(text) || (open && flow.answers.q1 !== 'no' && DONE_THEN.test(text));
  if (!told && day && ![...lately, text].some((one) => OTHER_END.test(one)))
    return toldAs(assessment, 3, 'suicide_imminent', ['told.day-set', DAY_AND_WAY]);
  // "Not to wake up one of these mornings" is heard as somebody who cannot be woken.
  const ofABody = told && assessment.rules.every((rule) => BODY_ONLY.test(rule));
  if ((ofABody || assessment.level < 2) && wishesItsTurn(text, lately))
    return toldAs(assessment, 2, 'suicide_passive', ['model', VEILED]);
  const isAnswered = flow !== null && flow.answers.q1 !== undefined;
  if (assessment.level >= 2 || isAnswered || !tellsLeaving(text, lately)) return assessment;
  return toldAs(assessment, 2, 'suicide_passive', ['model', GIVEN]);
}
