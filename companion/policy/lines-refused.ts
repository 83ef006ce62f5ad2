import { stoppedSentences } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Onward } from './complaint-rest.ts';
import { goesOn } from './mistakes.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { linesAreRefused, NO_LINES } from './talk-marks.ts';

// Why is this hard? "Please stop giving me lines for her" speaks of lines and of her, and whoever looks for these words
// gives two more. Once words are turned down as such, none are put up any more, until they are asked for outright.

const written = writtenIn('policy/lines-refused');

const REFUSES = written('refuses');
/** "I'm not going to say love to her": of words that lie on the table. */
const WONT_SAY = written('wont-say');
/** "Nobody here asks how I am": then it is asked. */
const NOBODY_ASKS = written('nobody-asks');
const ASKS_AGAIN = written('asks-again');
const SAYS_INSTEAD = written('says-instead');

/** No more words to somebody: said plainly, and what stands beside it is answered for itself. English. */
export function linesRefused(scene: Scene, onward: Onward): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || lines.families.lines_refused === undefined)
    return null;
  const pieces = stoppedSentences(read.clean);
  const isOnTable = state.drafts !== undefined && state.drafts.taken === undefined && !SAYS_INSTEAD.test(read.clean);
  const refuses = (piece: string) => REFUSES.test(piece) || (isOnTable && WONT_SAY.test(piece));
  if (!pieces.some(refuses)) {
    if (linesAreRefused(scene) && ASKS_AGAIN.test(read.clean)) {
      const { [NO_LINES]: _, ...signs } = state.signs ?? {};
      state.signs = signs;
    }
    return null;
  }
  state.signs = { ...state.signs, [NO_LINES]: state.turn };
  delete state.drafts;
  state.keep = [];
  const rest = pieces.filter((piece) => !refuses(piece) && !/^(?:\w+\W*){1,2}$/.test(piece)).join(' ');
  if (NOBODY_ASKS.test(rest))
    return plan('repair', 'explore', [line('lines_refused'), line('lines_refused_asks')], { expect: { kind: 'open' } });
  if (rest === '')
    return plan('repair', 'explore', [line('lines_refused'), line('lines_refused_on')], { expect: { kind: 'open' } });
  return goesOn(line('lines_refused'), rest, scene, onward);
}
