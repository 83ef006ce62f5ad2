import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { saysDark } from './dark-words.ts';
import { isAdmitted, PLAINLY_ASKED, type SafetyFlowState, TOOK_BACK, WISHED } from './flow-state.ts';
import { OF_DYING } from './no-at-once.ts';
import { toldAs } from './told-as.ts';

// Why is this hard? "I've the day picked out and how" is what somebody says who has made up their mind, and whoever plans a
// party says it too. No word of dying stands in it: the two halves, a day and a way, and nothing named that they are for,
// are all there is to hear. Said to our question about dying they are the answer to it.

const written = writtenIn('safety-flow/planned-day');

/** The rule that heard it. */
export const DAY_AND_WAY = 'told.day-and-way';

/** A day that was chosen, and a way that is known; neither says for what. */
const DAY_PICKED = written('day-picked');
const WAY = written('way');
/** Not being here from a day on. */
const GONE_BY = written('gone-by');
/** To be dead by a day, as a purpose: said outright. */
const DEAD_BY = written('dead-by');
/** A day when nobody else is at home. */
const ALONE_BY = written('alone-by');
/** What a day and a way can be for, with its name, and where one is for a weekend. */
const NAMED_MATTER = written('named-matter');
/** "After the Christmas dinner" says when, and not what for. */
const LANDMARK = written('landmark', 'gi');
/** Of these what was talked of before is enough. */
const EVENT = written('event');
/** A day by its name, as settled, and a place by water, height or rails, or the hope not to be found. */
const DAY_NAMED = written('day-named');
const PLACE = written('place');
/** A named day that nobody is to talk them out of. */
const DAY_FIXED = written('day-fixed');
/** A day by its name or by what it is of the two of them, to come. */
const JOINS_ON = written('joins-on');
/** What one goes to on such a day and comes home from. */
const OF_A_GRAVE = written('of-a-grave');
/** Two halves heard to be with somebody who died (signs.ts). */
const REJOINS = 'told.rejoin';
/** What one does at such a place and comes home from. */
const OUTING = written('outing');
const AWAY_AT = written('away-at');

/** What was talked of just before may be what the day is for. */
const LATELY = 2;
const OF_WHEN: readonly SafetyFlowState['pending'][] = ['q2', 'q3', 'q4', 'q5'];

/** Something with its name stands in it that a day can be for. English. */
export const namesMatter = (text: string): boolean => NAMED_MATTER.test(straighten(text).replace(LANDMARK, ' '));

/** True where a message tells of a day and a way, or of a day to be gone by and a way, and names nothing they are for. English. */
export function tellsDayAndWay(said: string): boolean {
  const text = straighten(said);
  if (!WAY.test(text) || namesMatter(text)) return false;
  return DAY_PICKED.test(text) || (GONE_BY.test(text) && !AWAY_AT.test(text));
}

/** True where a message names a day and such a place, or a day that stands, and no outing. English. */
export function tellsDayAndPlace(said: string): boolean {
  const text = straighten(said);
  return !OUTING.test(text) && (DAY_FIXED.test(text) || (DAY_NAMED.test(text) && PLACE.test(text)));
}

/** Dying was asked about in this talk and no plain no came, or a part of it was told. */
const isOpen = ({ once, answers }: SafetyFlowState): boolean =>
  (once.includes('dark') || once.includes(PLAINLY_ASKED) || once.includes(WISHED)) &&
  answers.q1 !== 'no' &&
  answers.q2 !== 'no' &&
  !once.includes(TOOK_BACK);

/**
 * A day and a way told sideways: the plan they are where dying was asked about or is spoken of, else one plain question.
 * Being dead by a day, as a purpose, is a plan by itself. English.
 */
export function ofPlannedDay(
  assessment: Assessment,
  said: string,
  before: readonly string[],
  flow: SafetyFlowState | null,
): Assessment {
  if (assessment.level === 3 && assessment.sure) return assessment;
  const text = straighten(said);
  if (DEAD_BY.test(text)) return planned(assessment, [DAY_AND_WAY]);
  // "I will be joining her, that's all. Thursday is our anniversary", said of a wife who died, is when.
  const joins = assessment.rules.includes(REJOINS) && JOINS_ON.test(text);
  if (joins && !OF_A_GRAVE.test(said)) return planned(assessment, ['told.joins-on', DAY_AND_WAY]);
  // "There's a weekend they're all away", after a yes, is the day it is for.
  const alone = flow !== null && (isAdmitted(flow) || OF_WHEN.includes(flow.pending)) && ALONE_BY.test(text);
  if (alone && !namesMatter(said)) return planned(assessment, [DAY_AND_WAY]);
  // "It'll be the Sunday. Tide's right and I know the water", to how dark it gets, is when and where.
  const asked = flow !== null && (isAdmitted(flow) || [...OF_DYING, ...OF_WHEN].includes(flow.pending));
  const lately = before.slice(-LATELY).map(straighten);
  const outing = lately.some((one) => OUTING.test(one));
  if ((asked || (flow !== null && isOpen(flow))) && !outing && tellsDayAndPlace(said))
    return planned(assessment, [DAY_AND_WAY]);
  if (!tellsDayAndWay(said)) return assessment;
  if (asked || saysDark([said])) return planned(assessment, [DAY_AND_WAY]);
  if (lately.some((one) => EVENT.test(one))) return assessment;
  return { ...planned(assessment, ['model', DAY_AND_WAY]), level: 2, category: 'suicide_active' };
}

const planned = (assessment: Assessment, rules: string[]): Assessment =>
  toldAs(assessment, 3, 'suicide_imminent', rules);
