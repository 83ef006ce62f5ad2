import { writtenIn } from '#companion/written.ts';
import { permit } from './answer-last-question.ts';
import { line, type Plan, type Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';

const written = writtenIn('policy/stuck-how');

/** "But I don't know how to stop avoiding it": where a message comes to this, a way is looked for. */
const STUCK = written('stuck');
/** How to say it, or how one feels: words are wanted, or nothing at all. */
const NOT_A_WAY = written('not-a-way');
/** Asked once, it is not asked again so soon. */
const RESTS = 5;
const MARK = 'stuck-how';

/** No question and no wish, yet the last thing said is that they know no way: leave is asked to look for one. */
export function stuckHow(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.stuck_how === undefined || state.level > 1 || state.turn === 0)
    return null;
  if ((state.quiet ?? 0) > 0 || /\?/.test(read.text)) return null;
  const last = sentencesOf(read.clean).at(-1) ?? '';
  if (!STUCK.test(last) || NOT_A_WAY.test(last)) return null;
  const before = state.signs?.[MARK];
  if (before !== undefined && state.turn - before <= RESTS) return null;
  state.signs = { ...state.signs, [MARK]: state.turn };
  const offered = permit(scene, []);
  return { ...offered, parts: [line('stuck_how')] };
}
