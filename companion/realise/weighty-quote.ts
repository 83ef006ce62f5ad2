import { line, type Part, type Scene } from '#companion/policy/plan.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import { mayStand } from './may-tell.ts';
import { isTender } from './openings.ts';
import { writesLearnt } from './own-words.ts';

// Why is this hard? Half of what weighs can't be turned to "you" for sure: "I saw I had still written we". Told wrong it
// shows that nobody listened, passed over it shows the same. In quotation marks it stands as it was written.

const LEAST = 3;
const MOST = 22;
/** Where one sentence ends and the next begins is a guess without marks between them. */
const MOST_UNMARKED = 11;
const MARKED = /[.!?…]\W*$/;
const LEADS = /^(?:and|but|so|because|then) /i;
/** Words in quotation marks within quotation marks are nobody's for sure; and a question wants an answer. */
const UNQUOTED = /["“”]|\?\W*$/;

/** What weighs most, in the words it was written in; null where none of it may be read back. English. */
export function weightyQuote(scene: Scene): Part | null {
  const { weighty, state, gate, lines } = scene;
  if (weighty === undefined || lines.families.weighty_quote === undefined) return null;
  if (state.level >= 2 || (state.plain ?? 0) > 0 || isTender(scene) || writesLearnt(scene)) return null;
  const [written = ''] = weighty;
  const heaviest = written.replace(LEADS, '').replace(/[\s.,;:!…—-]+$/, '');
  const words = countWords(heaviest);
  const most = MARKED.test(written) ? MOST : MOST_UNMARKED;
  if (words < LEAST || words > most || UNQUOTED.test(written)) return null;
  if (!mayStand(heaviest) || !gate.passes(heaviest)) return null;
  return line('weighty_quote', { quote: upperFirst(heaviest) });
}
