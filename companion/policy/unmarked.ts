import type { Plan, Scene } from './plan.ts';
import { sentencesOf, TAG } from './read-apart.ts';

// Why is this hard? "since like october??" and "the toilet??" are statements with a tone of voice. A mark at the end is no
// question: that takes a word that asks, a verb before its subject, or a "you". Told as one, they were answered with "I don't
// know that".

const ASKING =
  /\b(?:what|how|why|when|where|who|whom|whose|which|wot|wat|any|anyone|anything|eh|huh|right|innit)\b|\b(?:you|your|u|ur|ya|ye)\b|\b(?:is|are|was|were|do|does|did|can|could|should|would|will|shall|may|might|am|have|has|had|must)(?:n't)? (?:I|it|he|she|they|we|that|this|these|those|there|the|my|our|his|her|a|an|any\w*|some\w*|every\w*|people|[A-Z]\w+)\b|^(?:(?:and|so|but|ok|okay|well|then|or)[ ,]+)*(?:is|are|was|were|do|does|did|can|could|should|would|will)\b|\b(?:or not|or what|if)\b|\bor\b/i;
/** "I knock?": asked by somebody who is learning. */
const LEARNT = /^(?:(?:and|so|then|but)[ ,]+)*(?:I|we) (?!think|guess|suppose|dunno|know\b)[a-z]+(?: \w+){0,2}\?$/i;
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
const SAID_OVER =
  /^(?:(?:well|oh|hm+|um|so|and)[ ,]+)*(?:(?:what|who|where|when|which)\b(?!.*\b(?:say|tell|write)\b)(?! (?:do|can|should|could|am) I (?:even )?(?:do|supposed)\W*$)|how (?=am I with\b|do I feel\b|long have I\b)).*\b(?:do|did|would|am|was|have|had|might) I\b/i;
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
