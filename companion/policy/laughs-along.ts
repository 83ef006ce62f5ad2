import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Mon instinct me dit de poser le gâteau et de hurler lol" was met with "take your time". Whoever laughs
// at the end of what they tell wants it smiled at. But a laugh also stands behind what is heavy ("j'en peux plus lol"), so
// it is shared only where nothing weighs: no level, no low feeling, no word that is never said back.

const written = writtenIn('policy/laughs-along');

/** A laugh at the end of a line, in letters or as a face. */
const LAUGHS = written('laughs', 'iu');
/** "J'en peux plus mdr", "keiner mag mich haha": the laugh is there to cover it. */
const COVERS = written('covers');

const LEAST = 5;

/** Something funny is told, with a laugh of the person's own: shared in a few words, and no question behind it. */
export function laughsAlong({ read, state, lines, gate, grammar }: Scene): Plan | null {
  if (grammar.turnsClauses || lines.families.laugh_along === undefined || state.level >= 1) return null;
  if (read.words < LEAST || !LAUGHS.test(read.text) || /\?/.test(read.text)) return null;
  const low = read.feelings.some(({ kind }) => kind !== 'warm');
  if (low || COVERS.test(read.clean) || gate.harshName(read.clean) !== null || gate.holds(read.clean)) return null;
  state.stuck = 0;
  return plan('receive.joy', 'explore', [line('laugh_along')]);
}
