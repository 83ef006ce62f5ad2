import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import type { AnsweredIn } from './answers-to-checks.ts';
import { saysMadeUp, tellsDay, tellsSafeguard } from './coded-plan.ts';
import { isAdmitted, mark, type SafetyFlowState } from './flow-state.ts';
import { DAY_TOLD, isOwnMatter, TONIGHT_TOLD } from './own-word-marks.ts';
import { namesMatter } from './planned-day.ts';
import { DAY_STANDS, dayStands } from './standing-day.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

// Why is this hard? "I have made my mind up and it's all arranged" answers three of our questions before they are asked,
// and whoever is asked them all the same was not heard. So what is told of a plan is booked as the answer it is, whichever
// question stood, and what a day, a mind made up and a thing at hand make together is a danger of its own.

const written = writtenIn('safety-flow/plan-told');
const DECIDED = written('decided');
const NOT_MADE_UP = written('not-made-up');
const HAPPENS = written('when-it-happens');
const KNOWS_HOW = written('knows-how');
const AT_HAND = written('at-hand');

/** Stands in `once` where what they would use is at hand. */
const IN_REACH = 'in-reach';
/** Stand in `once` for the length of the message that told of it. */
const JUST = { hand: 'just.hand', off: 'just.off', day: 'just.day', mind: 'just.mind' };
const ALL_JUST = Object.values(JUST);

/** Books what a message tells of a plan, once a danger of one's own is known, and gives the level that follows. English. */
export function notePlanTold(flow: SafetyFlowState, input: AnsweredIn, level: RiskLevel): RiskLevel {
  flow.once = flow.once.filter((name) => !ALL_JUST.includes(name));
  const { dark, text: said = '', assessment } = input;
  if (dark === undefined || flow.over || !isOwnMatter(flow) || flow.answers.q2 === 'no') return level;
  const told = ['told.day-set', 'told.safeguard'].some((rule) => assessment.rules.includes(rule)) && level === 3;
  if (!(isAdmitted(flow) || dayStands(flow) || told) || level < 2 || (flow.backed ?? null) !== null) return level;
  const text = straighten(said);
  const day = tellsDay(text) || assessment.rules.includes('told.day-set');
  const off = tellsSafeguard(text);
  const mind = (saysMadeUp(text) || HAPPENS.test(text)) && !NOT_MADE_UP.test(text);
  const hand = AT_HAND.test(text);
  if (off || KNOWS_HOW.test(text)) flow.answers.q3 = 'yes';
  if (day) mark(flow, DAY_TOLD);
  if (mind) flow.answers.q4 = 'yes';
  if (hand) mark(flow, IN_REACH);
  if (hand) flow.means ??= 'those things';
  if (day || hand) flow.answers.q5 = 'yes';
  // A day that is set says what it is for only once that is known.
  if (mind || hand || (day && level === 3)) flow.answers.q2 = 'yes';
  if (flow.missed && flow.answers[flow.missed] === 'yes') flow.missed = null;
  for (const [told, name] of [
    [hand, JUST.hand],
    [off, JUST.off],
    [day, JUST.day],
    [mind, JUST.mind],
  ] as const)
    if (told) mark(flow, name);
  const known = [flow.once.includes(IN_REACH), flow.once.includes(DAY_TOLD), flow.answers.q4 === 'yes'];
  const decided = mind && DECIDED.test(text) && !namesMatter(text);
  const isPlan = decided || ((day || mind || hand) && known.filter(Boolean).length > 1);
  if (isPlan && flow.once.includes(DAY_TOLD)) mark(flow, DAY_STANDS);
  return isPlan ? 3 : level;
}

/** What has a step of its own before any word about the plan: a place, a leave taken, a question to the page. */
const FIRST =
  /^(?:asks-(?:seen|told|delete|exit|hurt)|calls-police|on-height|did-it|is-driving|drives-off|says-goodbye|are-you-ai|taken$)/;

/** What goes on working, or a place where they stand, has its own first step as well. */
const OF_THIS_MINUTE = /overdose|taken|bleeding|at-place|place-now|edge|attempt-now/;

/** What was just told of the plan is named, and what helps against just that is asked for. */
export function meetPlan(turn: Answering): Planned | null {
  const { flow, heard, input, level } = turn;
  const { rules } = input.assessment;
  const told = (['hand', 'off', 'day', 'mind'] as const).find((kind) => flow.once.includes(JUST[kind]));
  const other = rules.some((rule) => OF_THIS_MINUTE.test(rule));
  if (told === undefined || other || [...heard.names].some((name) => FIRST.test(name))) return null;
  // Done once and gone back on: that they came back is said first.
  const back = level === 2 && rules.includes('told.stopped') && rules.includes('told.safeguard');
  if (back) return say(turn, pick(turn, 'plan.left-off'), 'safety-told');
  if (level < 3) return null;
  flow.step = Math.max(flow.step, 1);
  return say(turn, pick(turn, `plan.${told}`), 'safety-now');
}

/** A plan for another day has time in it: no step for this minute is given, but a person before that day. */
export const nextOfPlan = (turn: Answering): string | null =>
  dayStands(turn.flow) && !turn.flow.once.includes(TONIGHT_TOLD) ? pick(turn, 'plan.next') : null;
