import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { asDistress } from './distress.ts';
import type { SafetyFlowState } from './flow-state.ts';
import type { Situation } from './safety-content.ts';

// Why is this hard? "My dad rings the radio phone-in about me, the whole town listens" has the words of somebody to whom the
// radio speaks, and any neighbour could say whether it is so. Who is told that it isn't real, and that sleep would help, has
// no way out, since every "he really does it" sounds the same in both mouths. What sets them apart is what else was told:
// where no voice, no order, no sign, nobody who follows or reads the mind was told of anywhere, a plain word ends it.

const written = writtenIn('safety-flow/checkable-doing');
/** A named person does what people do: rings in, posts, writes, talks. */
const DOING = written('doing');
const ABOUT_ME = written('about-me');
/** What a belief that holds somebody is told with, in any message. */
const BELIEF_TOLD = written('belief-told');
const DROPS = written('drops');
const DENIES = written('denies');

const OF_ONE_WORD = /^(?:psych\.(?:delusion|growing)|model$|self\.(?:strain|weak))|\.carried$/;
const OF_BELIEF: readonly (Situation | null)[] = ['psychosis', 'belief'];

/** A belief that holds the writer was told of in any of these messages. English. */
export const tellsOfBelief = (talk: readonly string[]): boolean =>
  talk.some((one) => BELIEF_TOLD.test(straighten(one)));

/** What a real person does in front of others, about the writer, is met as the trouble it is. English. */
export function ofCheckableDoing(assessment: Assessment, said: string, before: readonly string[]): Assessment {
  const { category, rules, level } = assessment;
  if (level < 2 || category !== 'psychosis_mania' || !rules.every((rule) => OF_ONE_WORD.test(rule))) return assessment;
  const text = straighten(said);
  const talk = [...before, said];
  const doing = talk.some((one) => DOING.test(straighten(one))) && talk.some((one) => ABOUT_ME.test(straighten(one)));
  return doing && ABOUT_ME.test(text) && !tellsOfBelief(talk) ? asDistress(assessment, ['self.strain']) : assessment;
}

/** "It's a radio programme, can you drop this": believed where no belief was told of in the whole talk. English. */
export function endsBelief(
  flow: SafetyFlowState,
  { text = '', beliefTold, level }: { text?: string; beliefTold?: () => boolean; level: number },
): boolean {
  if (level === 3 || !OF_BELIEF.includes(flow.situation)) return false;
  const straight = straighten(text);
  return (DROPS.test(straight) || DENIES.test(straight)) && beliefTold?.() === false;
}
