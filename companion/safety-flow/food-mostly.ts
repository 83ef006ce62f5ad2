import { straighten } from '#companion/understand/plain-text.ts';
import type { AnsweredIn } from './answers-to-checks.ts';
import { mark, type SafetyFlowState } from './flow-state.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

// Why is this hard? "No? It's just food. Mostly" corrects a question about hurting oneself, and the last word of it takes
// half of the correction back. Ended as a misread alarm, the eating and whatever else there is are both gone.

const FOOD =
  /^(?:no,? |yeah,? |well,? )?(?:just|only) (?:about )?(?:the )?(?:food|eating|not eating)\b|\b(?:it'?s|its|that'?s|thats|it is|i mean|about) (?:really |all )?(?:just|only|mostly|mainly|about) (?:about )?(?:the )?(?:food|eating|not eating|meals|lunch|my weight)\b/i;
const MOSTLY = /\b(?:mostly|mainly|for the most part|most of the time|more or less|i guess|pretty much|kind of)\b/i;
/** Stands in `once` where it was food, mostly, and what else is asked. */
const FOOD_MOSTLY = 'food-mostly';
const FOOD_ASKED = 'food-asked';

/** "It's just food, mostly": the question was wrong, and what it was about stays open. Call before an alarm is ended. */
export function staysWithFood(
  flow: SafetyFlowState,
  question: string | null,
  input: AnsweredIn,
  heard: ReadonlySet<string>,
): boolean {
  if (tellsOfLess(flow, question, input, heard)) return true;
  const plain = straighten(input.text ?? '');
  const ofBody = flow.situation === 'self_harm' || flow.situation === 'eating';
  const open = question !== null || (flow.situation === 'eating' && input.previousLevel >= 2);
  if (!open || !ofBody || input.dark === undefined || flow.once.includes(FOOD_MOSTLY)) return false;
  if (!FOOD.test(plain) || !MOSTLY.test(plain)) return false;
  mark(flow, FOOD_MOSTLY);
  if (flow.situation === 'self_harm') flow.doubt = 'asked';
  flow.situation = 'eating';
  return true;
}

/** Less food, told in the same breath as a no. */
const OF_LESS = ['cuts-down', 'asks-zero', 'asks-hunger-off', 'not-deserve', 'half.ate-hardly'];

/** "No, not making myself sick. Just cutting down" says how it is done, and no to the rest alone. */
function tellsOfLess(
  flow: SafetyFlowState,
  question: string | null,
  { previousLevel, level }: AnsweredIn,
  heard: ReadonlySet<string>,
): boolean {
  const asked = question === 'check' && flow.situation === 'eating' && previousLevel === 2 && level === 2;
  if (!asked || !OF_LESS.some((name) => heard.has(name))) return false;
  flow.doubt = null;
  return true;
}

/** The food is kept, and what the "mostly" leaves out is asked once. */
export function askWhatElse(turn: Answering): Planned | null {
  const { flow, input } = turn;
  if (!flow.once.includes(FOOD_MOSTLY) || flow.once.includes(FOOD_ASKED) || input.dark === undefined) return null;
  mark(flow, FOOD_ASKED);
  const text = pick(turn, 'food.mostly');
  if (text !== null && flow.doubt === 'asked') flow.pending = 'check';
  return say(turn, text, 'safety-check');
}
