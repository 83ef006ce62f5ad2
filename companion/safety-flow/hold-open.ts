import { standsOpen } from './coded-plan.ts';
import { GROUNDED, isAdmitted, PREPARED, type SafetyFlowState, timesAsked } from './flow-state.ts';
import { askPlainly } from './how-dark.ts';
import { isOwnMatter, NOT_TONIGHT } from './own-word-marks.ts';
import { type Answering, oldest, type Planned, pick, say } from './wording.ts';

// Why is this hard? A question about dying that was passed over rests, and the talk goes on, as it should where a job or a
// bus is told next. But where what is told next weighs again, "go on, if you like" is the worst that can be said. So a
// danger of one's own that nobody cleared is held by one line that is always right, and never handed to the ordinary talk.

/** How much a message weighs to the trained model, where one's own life may be meant; less once things are put in order. */
const WEIGHS = 0.45;
const WEIGHS_PREPARED = 0.25;
const OF_OTHERS = /^(?:third|abuse|eat|harm_to)/;

const isCleared = (flow: SafetyFlowState): boolean =>
  flow.safe || Boolean(flow.over) || (flow.backed ?? null) !== null || flow.once.includes(NOT_TONIGHT);

const hasGround = (flow: SafetyFlowState): boolean =>
  isAdmitted(flow) || (flow.once.includes(GROUNDED) && (flow.doubt ?? null) === null);

function weighs({ flow, input: { assessment, darkNow } }: Answering): boolean {
  const { level, share, cleared, category } = assessment;
  if (cleared || OF_OTHERS.test(category)) return false;
  const enough = flow.once.includes(PREPARED) ? WEIGHS_PREPARED : WEIGHS;
  return level >= 1 || darkNow === true || (share?.risk ?? 0) >= enough;
}

/** The line that holds a danger which stands open, where nothing else answers; null where there is none. English. */
export function holdOpen(turn: Answering): Planned | null {
  const { flow, input, level, lines } = turn;
  if (input.dark === undefined || level < 1 || input.inExercise || !isOwnMatter(flow) || isCleared(flow)) return null;
  if (!standsOpen(flow) || !hasGround(flow) || !weighs(turn)) return null;
  const known = isAdmitted(flow) || level >= 2;
  // Asked twice and passed over, it is not asked a third time: what counts then is somebody who knows.
  const again = known || timesAsked(flow) > 1 ? null : askPlainly(turn, 'prepared.again');
  const name = known ? 'hold.known' : 'hold.open';
  const held = again ?? say(turn, pick(turn, name) ?? oldest(turn, lines.replies[name]), 'safety-hold');
  if (held !== null) delete turn.lead;
  return held;
}
