import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { type Answer, mark, type SafetyFlowState } from './flow-state.ts';
import type { Heard } from './hearing.ts';

// Why is this hard? "I'd not thought about how" answers the question about a way and begins like no no at all, and a bare
// "yes" to whether it was ever tried leaves open what counts most: how long ago that was.

const NO_WAY_YET =
  /\b(?:not|haven'?t|hadn'?t|never|didn'?t|don'?t)\b[^.!?]{0,20}\b(?:thought|thinking|think|planned|got|gone)\b[^.!?]{0,20}\b(?:how|that far|a way|ways)\b/i;
const NAMES_ONE = /\b(?:just|maybe|probably|perhaps|only)\b[^.!?]{0,12}\b(?:stop\w*|take|taking|my|the|not)\b/i;

/** "Not a plan exactly, I've thought about pills": a way was thought of. */
const THOUGHT_OF =
  /\b(?:thought|think|thinking|looked) (?:about|of|at|up|into) (?:\w+ ){0,3}?(?:pills?|tablets?|meds|overdos\w+|jump\w+|hang\w+|rope|bridge|trains?|tracks|river|cutting|knife|gun|drown\w+|crash\w+|car)\b/i;
/** "I guess I mean it would be easier": no yes, but what is meant in its place. */
const MEANS_OTHER =
  /^(?:well,? |um+,? |yeah,? )?(?:i (?:guess|suppose|think)|maybe) (?:i (?:just |only )?mean|it'?s (?:just |only |more )|more (?:like|that))/i;

/** What the whole answer comes to where its first words say something else: a way that was ruled out and then named, a wish in place of a yes. English. */
export function ofTheWay(question: SafetyFlowState['pending'], text = ''): Answer | null {
  if (question === 'q2' && MEANS_OTHER.test(text)) return 'unsure';
  if (question === 'q3' && THOUGHT_OF.test(text)) return 'yes';
  if (question !== 'q3' || !NO_WAY_YET.test(text)) return null;
  return NAMES_ONE.test(text.replace(NO_WAY_YET, ' ')) ? 'yes' : 'no';
}

/** Stands in `once` while it is asked how long ago an attempt was; its wordings are `q6.when`. */
export const WHEN_ASKED = 'tried-when';

const LONG_AGO =
  /\b(?:years?|months?|ages|decades?) ago\b|\blong (?:time )?ago\b|\bwhen i was\b|\b(?:as|in) (?:a|my) (?:teen\w*|kid|child|student|twenties|thirties)\b|\blast year\b|\bin (?:19|20)\d\d\b|\bonce before\b/i;

const atLeastTwo = (level: RiskLevel): RiskLevel => (level < 2 ? 2 : level);

/** The level after a yes to whether it was ever tried: 3 where it was lately; where no time is named it is asked for. */
export function tried(flow: SafetyFlowState, heard: Heard, level: RiskLevel, text: string | null): RiskLevel {
  if (heard.names.has('recent')) return 3;
  if (text !== null && !LONG_AGO.test(text)) mark(flow, WHEN_ASKED);
  return atLeastTwo(level);
}

/** The answer to how long ago that was. */
export function triedWhen(flow: SafetyFlowState, heard: Heard, level: RiskLevel, text = ''): RiskLevel {
  flow.once = flow.once.filter((name) => name !== WHEN_ASKED);
  const lately = heard.names.has('recent') || (heard.answer === 'yes' && !LONG_AGO.test(text));
  return lately ? 3 : atLeastTwo(level);
}
