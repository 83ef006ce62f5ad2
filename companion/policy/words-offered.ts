import { writtenIn } from '#companion/written.ts';
import { addressee } from './addressee.ts';
import { AT_A_LOSS, MEANT_TO_WRITE } from './asks-words.ts';
import { fromThem } from './draft-from-them.ts';
import { earlier } from './draft-wanted.ts';
import type { Plan, Scene } from './plan.ts';

// Why is this hard? "I want to text her but everything I write sounds angry" asks for no words, and our question what she
// should hear is answered with just that: "I'd like to say that I miss her". Told back it is an echo; it is the message.

const written = writtenIn('policy/words-offered');

/** Our question what somebody should hear. */
const ASKS_WHAT = written('asks-what');
const SAYS = written('says');
/** "I'd like to say that I miss her": so plainly that nothing had to be asked. */
const SAYS_PLAINLY = written('says-plainly');
const UNDERSTAND = written('understand');
/** Speaking was on the table: else "what would you want them to know?" only asked how it is. */
const SPEAKS = written('speaks');
const BEFORE = 3;

/** What they would like to say, right after they were asked it, by somebody who meant to write: put up as the message. */
export function wordsOffered(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.drafts === undefined || state.level >= 2 || state.drafts !== undefined)
    return null;
  const asked = ASKS_WHAT.test(state.lastReply) && SAYS.test(read.clean);
  if ((!asked && !SAYS_PLAINLY.test(read.clean)) || read.text.includes('?')) return null;
  const before = earlier(scene);
  const meant = before.slice(-BEFORE).some((text) => MEANT_TO_WRITE.test(text) || AT_A_LOSS.test(text));
  // "What should they understand?", asked right after it was asked whether to speak.
  const spoken = UNDERSTAND.test(state.lastReply) && SPEAKS.test(before.slice(-BEFORE).join(' . '));
  if (!meant && !spoken) return null;
  const them = addressee(before.slice(-BEFORE).join(' . '), [], read.clean);
  const own = them?.own ?? '';
  const facts = them?.pronoun == null ? {} : { pronoun: them.pronoun };
  return fromThem(scene, { kind: '', own, texts: [], on: [], turn: state.turn, asked: 'what', facts });
}
