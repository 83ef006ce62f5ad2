import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { asDistress } from './distress.ts';
import { DARK_KNOWN, isAdmitted, PLAINLY_ASKED, type SafetyFlowState, TOOK_BACK, WISHED } from './flow-state.ts';
import { OF_DYING } from './no-at-once.ts';
import { DAY_AND_WAY, namesMatter } from './planned-day.ts';
import { toldAs } from './told-as.ts';

// Why is this hard? Somebody tells a whole plan and never says that they will die: "they get the insurance, I'm more use
// that way", "picked a day after her birthday", "I unclipped on Tuesday, think I won't clip this time". A climber, a
// father with a policy and whoever books a van say the half of each. So one half alone is never a plan: what makes
// it one is the value set on being gone, a question about dying that stands open, or the same thing done before.

const written = writtenIn('safety-flow/coded-plan');

/** Somebody would have the money, and it is better so, or one looked whether it is paid for a death of one's own. */
const PAYS = written('pays');
const WORTH_MORE = written('worth-more');
const CLAUSE = written('clause');
const LOOKED_UP = written('looked-up');
const POLICY = written('policy');
const OTHER_POLICY = written('other-policy');
/** A day that stands, and one from which on they will not be there; neither says what it is for. */
const DAY_SETTLED = written('day-settled');
const GONE_BY = written('gone-by');
/** What a day may be for that was spoken of just before: only a yes to the question about dying outweighs it. */
const EVENT = written('event');
const JUST_BEFORE = 2;
const MADE_UP = written('made-up');
/** What keeps one safe at a height or on a line: left off in thought, in fact, and this time. */
const THINKS_OFF = written('thinks-off');
const LEFT_OFF = written('left-off');
const WONT_CLIP = written('wont-clip');
const WONT_WEAR_IT = written('wont-wear-it');
const STEPS_OFF = written('steps-off');
const HIGH_UP = written('high-up');
const ORDINARY_OFF = written('ordinary-off');
/** In a talk about such a thing these are what one does there, as long as nothing stands open. */
const SPORT = written('sport');
/** A joke about one's own death that is half taken back as one, or that nobody would lose anything. */
const DEATH_JOKE = written('death-joke');
const HALF_JOKE = written('half-joke');
const NO_LOSS = written('no-loss');

const LATELY = 4;
const OF_WHEN: readonly SafetyFlowState['pending'][] = ['q2', 'q3', 'q4', 'q5', 'gathered'];

/** Dying was asked about or a part of it told in this talk, and no plain no came. */
export const standsOpen = ({ once, answers, doubt }: SafetyFlowState): boolean =>
  ['dark', PLAINLY_ASKED, WISHED].some((name) => once.includes(name)) &&
  answers.q1 !== 'no' &&
  answers.q2 !== 'no' &&
  doubt !== 'cleared' &&
  ![TOOK_BACK, DARK_KNOWN].some((name) => once.includes(name));

/** What a death of one's own is worth to somebody: the money, and that it is better so. English. */
function tellsWorth(text: string, lately: readonly string[], open = false): boolean {
  if (OTHER_POLICY.test(text)) return false;
  const talk = [...lately, text];
  const hasPolicy = talk.some((one) => POLICY.test(one));
  if (WORTH_MORE.test(text) && (hasPolicy || talk.some((one) => PAYS.test(one)))) return true;
  return hasPolicy && (CLAUSE.test(text) || (open && LOOKED_UP.test(text)));
}

/** A mind made up, or all of it arranged; for what is not said. English. */
export const saysMadeUp = (text: string): boolean => MADE_UP.test(text);

/** A day that is settled, with nothing named that it is for. English. */
export const tellsDay = (text: string): boolean => DAY_SETTLED.test(text) && !namesMatter(text);

/** What holds one at a height is left off, or stepped away from, in thought or in fact. English. */
export const tellsSafeguard = (text: string): boolean =>
  [THINKS_OFF, LEFT_OFF, WONT_CLIP, STEPS_OFF].some((words) => words.test(text)) && !ORDINARY_OFF.test(text);

/** "Not dead exactly, they get the insurance and I'm more use that way": a no at its head, and the answer is yes. English. */
export const answersInCode = (said: string): boolean => tellsWorth(straighten(said), []);

/** Told by a rule of its own; that a day was named in a danger which stands says less than what is told of the day. */
const isHeavy = ({ level, rules }: Assessment): boolean =>
  level >= 2 && rules[0] !== 'model' && !rules.every((rule) => rule === 'told.rises-suicide' || rule === 'model');

const guess = (assessment: Assessment, rule: string): Assessment =>
  toldAs(assessment, 2, 'suicide_passive', ['model', rule]);

/** Leaving off on purpose what holds one at a height: a thought of it, a minute without it, and this time. */
function ofSafeguard(assessment: Assessment, text: string, lately: readonly string[], open: boolean): Assessment {
  if (ORDINARY_OFF.test(text) || (!open && [...lately, text].some((one) => SPORT.test(one)))) return assessment;
  const begun = lately.some((one) => !ORDINARY_OFF.test(one) && (THINKS_OFF.test(one) || LEFT_OFF.test(one)));
  const high = [...lately, text].some((one) => HIGH_UP.test(one));
  const nextTime = WONT_CLIP.test(text) || (high && STEPS_OFF.test(text)) || (begun && WONT_WEAR_IT.test(text));
  if (nextTime && (begun || open)) return toldAs(assessment, 3, 'suicide_imminent', ['told.safeguard', DAY_AND_WAY]);
  if (isHeavy(assessment)) return assessment;
  if (LEFT_OFF.test(text) && (begun || open))
    return toldAs(assessment, 2, 'suicide_active', ['told.stopped', 'told.safeguard']);
  return nextTime || THINKS_OFF.test(text) || LEFT_OFF.test(text) ? guess(assessment, 'told.safeguard') : assessment;
}

/**
 * A plan in the person's own words: what being gone pays, a day that stands, what keeps them safe left off. English.
 *
 * @param before what was said earlier in this talk, oldest first
 */
export function ofCodedPlan(
  assessment: Assessment,
  said: string,
  before: readonly string[],
  flow: SafetyFlowState | null,
): Assessment {
  if (assessment.level === 3 && isHeavy(assessment)) return assessment;
  const text = straighten(said);
  const lately = before.slice(-LATELY).map(straighten);
  const admitted = flow !== null && isAdmitted(flow);
  const asked = flow !== null && [...OF_DYING, ...OF_WHEN].includes(flow.pending);
  const open = admitted || asked || (flow !== null && standsOpen(flow));
  const worth = tellsWorth(text, lately, open);
  const event = !admitted && [...lately.slice(-JUST_BEFORE), text].some((one) => EVENT.test(one));
  const day = !event && (tellsDay(text) || (GONE_BY.test(text) && !namesMatter(text)));
  const meant = admitted || worth || MADE_UP.test(text) || lately.some((one) => tellsWorth(one, lately, open));
  if (day && open && meant) return toldAs(assessment, 3, 'suicide_imminent', ['told.day-set', DAY_AND_WAY]);
  const held = ofSafeguard(assessment, text, lately, open);
  if (held !== assessment) return held;
  if (isHeavy(assessment)) return assessment;
  if (day && open) return toldAs(assessment, 2, 'suicide_passive', ['told.day-settled']);
  if (worth) return open ? toldAs(assessment, 2, 'suicide_passive', ['told.worth']) : guess(assessment, 'told.worth');
  const joked = assessment.level < 2 && !assessment.ask && [...lately, text].some((one) => DEATH_JOKE.test(one));
  return joked && (HALF_JOKE.test(text) || NO_LOSS.test(text))
    ? { ...asDistress(assessment, ['self.half-joke']), ask: true }
    : assessment;
}
