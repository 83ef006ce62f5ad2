import { writtenIn } from '#companion/written.ts';
import type { Plan, Scene } from './plan.ts';
import { sentencesOf, TAG } from './read-apart.ts';

// Why is this hard? "since like october??" and "the toilet??" are statements with a tone of voice. A mark at the end is no
// question: that takes a word that asks, a verb before its subject, or a "you". Told as one, they were answered with "I don't
// know that".

const written = writtenIn('policy/unmarked');

const ASKING = written('asking');
/** "I knock?": asked by somebody who is learning. */
const LEARNT = written('learnt');
const SAYS_LEAST = 2;
const SAYS_MOST = 16;

/** Takes the mark off what is no question, so that it is met as what it is; decides nothing by itself. */
export function unmarked(scene: Scene): Plan | null {
  const { read, grammar, state } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || !read.text.includes('?')) return null;
  const told = withoutMarks(read.clean);
  if (told === read.clean) return null;
  const asks = /\?/.test(told);
  scene.read = { ...scene.reread(told), text: told, question: asks };
  return null;
}

/** The text with a full stop behind every sentence that only sounds like a question. */
export const withoutMarks = (text: string): string =>
  text.replace(/(?:[^.!?\n]|\.\.+)+\?+/g, (sentence) => {
    const words = sentence.split(/\s+/).filter((one) => /\w/.test(one)).length;
    return ASKING.test(sentence) ||
      LEARNT.test(sentence) ||
      TAG.test(sentence) ||
      words < SAYS_LEAST ||
      words > SAYS_MOST
      ? sentence
      : sentence.replace(/\?+$/, '.');
  });

/** "What do I miss about him? His whistling.": the question said over, with its answer behind it. */
const SAID_OVER = written('said-over');
const ANSWER_MOST = 14;

/** Leaves out a question that was only said over before it is answered; decides nothing by itself. */
export function selfAnswered(scene: Scene): Plan | null {
  const { read, grammar } = scene;
  if (!grammar.turnsClauses) return null;
  const [first = '', ...rest] = sentencesOf(read.clean);
  const answer = rest.join(' ');
  const words = answer.split(/\s+/).length;
  // "What did I do when?": it is our question that was not understood.
  if (/\b(?:what|when|who|where)\?+$/i.test(first)) return null;
  if (rest.length === 0 || !SAID_OVER.test(first) || answer.includes('?') || words > ANSWER_MOST * rest.length)
    return null;
  if (/^(?:I (?:don't|dont|can't|cant|do not|cannot) |please|help|any\b|he |she |they )/i.test(answer)) return null;
  scene.read = scene.reread(answer);
  return null;
}
