import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

const written = writtenIn('policy/got-through');

/** Nothing reached them so far. */
const NOTHING_FELT = written('nothing-felt');
const GOT_THROUGH = written('got-through');
const HURT = written('hurt');

/** The first small thing that got through to somebody who felt nothing. */
export function gotThrough({ read, state, lines, grammar }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.level >= 2) return null;
  if (lines.families.got_through === undefined || read.words > 26 || /\?/.test(read.text)) return null;
  if (!GOT_THROUGH.test(read.clean) || HURT.test(read.clean)) return null;
  if (!NOTHING_FELT.test([state.opening ?? '', ...state.recent].join('. '))) return null;
  return plan('turn.noticed', 'explore', [line('got_through')], { expect: { kind: 'open' } });
}
