import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { isAdmitted, type SafetyFlowState } from './flow-state.ts';
import { HELD, isUnfounded, mayMeanOwnDeath, type Told } from './no-at-once.ts';
import { deniesPlainly } from './plain-denial.ts';
import { OWN_LIFE } from './wording.ts';

// Why is this hard? "Thank you for everything, this is goodbye" is how a life is left, and how a shop is closed. Whoever
// closes the shop and says so is in no danger, and an alarm that goes on through five plain words drives them away. So a
// goodbye is looked at by itself: where nothing else of an end was told and the parting has a name, the first no ends it.

const written = writtenIn('safety-flow/only-a-goodbye');

/** The leave itself. */
const LEAVE = written('leave', 'gi');
/** What is left, with its name: a shop, a post, a town. */
const PARTING = written('parting');
const OF_LEAVE = /^self\.(?:last-words|goodbye)/;

/** True where something of one's own end was told besides a goodbye, by a rule or in these messages. English. */
export const tellsBeyondGoodbye = (rules: readonly string[], talk: readonly string[]): boolean =>
  !isUnfounded(rules.filter((rule) => !OF_LEAVE.test(rule))) ||
  mayMeanOwnDeath(talk.map((said) => straighten(said).replace(LEAVE, ' ')));

/** True where a plain no ends an alarm that only the goodbye to something with a name stands behind. English. */
export function endsGoodbye(
  flow: SafetyFlowState,
  { previousLevel, text = '', beyondGoodbye }: Told & { beyondGoodbye?: boolean },
): boolean {
  if (beyondGoodbye !== false || previousLevel < 2 || !OWN_LIFE.includes(flow.situation ?? 'suicide')) return false;
  if (isAdmitted(flow) || HELD.some((name) => flow.once.includes(name))) return false;
  return deniesPlainly(text, false) && PARTING.test(straighten(text));
}
