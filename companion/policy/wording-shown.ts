import { countWords, fold } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Wie würde der Satz klingen?" we ask, the sentence is brought in quotation marks with "so?" behind it,
// and it was met with "I have no good answer to that". In English draft-answers.ts takes it; here the other languages do:
// the sentence itself is not said back, it is found good in so many words, and the moment for it is asked.

const written = writtenIn('policy/wording-shown');

/** The sentence for somebody else, in quotation marks. */
const SHOWN = written('shown', 'u');
/** "¿Así?", "passt das so", "comme ça ?", "tá bom assim?": what stands beside it asks whether it will do. */
const WILL_DO = written('will-do');
/** Said to hurt, or a goodbye: no sentence is found good for being short. */
const NOT_SO = written('not-so');

const BESIDE_MOST = 9;
const LEAST = 3;
const MOST = 40;

/** Their own sentence for somebody, and whether it is all right like this; null for all else, and in English. */
export function wordingShown(scene: Scene): Plan | null {
  const { read, state, grammar, lines, gate } = scene;
  if (grammar.turnsClauses || state.level >= 2 || lines.families.wording_good === undefined) return null;
  const shown = SHOWN.exec(read.text)?.[1] ?? null;
  if (shown === null) return null;
  const beside = fold(read.text.replace(SHOWN, ' '));
  const words = countWords(shown);
  if (countWords(beside) > BESIDE_MOST || words < LEAST || words > MOST || !WILL_DO.test(beside)) return null;
  if (NOT_SO.test(fold(shown)) || gate.holds(shown)) return null;
  state.stuck = 0;
  return plan('asked', 'info', [line('wording_good')], { expect: { kind: 'open' } });
}
