import { onceATurn } from '#companion/one-turn.ts';
import { quick } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';
import { ASK_KINDS } from './ask-kinds.ts';
import type { Scene } from './plan.ts';
import { sentencesOf, TAG } from './read-apart.ts';

const written = writtenIn('policy/question-in');

/** Asked without a mark at the end, as people type. */
const UNMARKED = written('unmarked');
/** "What I need is sleep", "when I get home", "could be worse": no questions. */
const NO_QUESTION = written('no-question');
/** Asked by somebody in the story, or in quotation marks. */
const REPORTED = written('reported', '');
/** "My sister says I'm cold, is she right?": the end of it is asked here. */
const TAIL = quick(/(?:, | - |; )(?=[^,;]+$)/);
/** "What if she says it's over?": feared, and not told. */
const FEARED = quick(/\bif (?:he|she|they|people|my \w+) (?:says?|asks?|tells? me)\b/i);
/** "Should I just do what he says": it is asked here. */
const DOES_AS = written('does-as');
/** "'Dad, do we have to?'": somebody else's from its first word to its last. */
const QUOTED = /^["“][^"“”]*["”]?\W*$/;
/** "You wouldn't, would you": a nod is wanted. */
const ONLY_TAG = quick(
  /^(?:would|do|does|could|can|will|are|were|is|was|did|have|has|should) (?:you|I|he|she|it|they|we)\W*$/i,
);
/** So many words after the question, and they have gone on. */
const AFTER = 16;

/** Words, as they stand between spaces. */
export const countOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** The last question of the message that is one to be answered: not one of somebody in the story. */
export function questionIn({ read }: Pick<Scene, 'read'>): string | null {
  const sentences = sentencesOf(read.clean);
  const asked = sentences.map(askedPart);
  // Of several the one whose kind is known, and of these the last.
  const known = asked.findLastIndex((part) => part !== null && (kindOf(part)?.family ?? 'asks_any') !== 'asks_any');
  const at = known >= 0 ? known : asked.findLastIndex((part) => part !== null);
  if (at < 0 || countOf(sentences.slice(at + 1).join(' ')) > AFTER) return null;
  return asked[at] ?? null;
}

/** The sentence, or what stands after its last comma, where it asks something here. */
const askedPart = onceATurn((sentence): string | null => {
  if (QUOTED.test(sentence)) return null;
  if (
    !TAG.test(sentence) &&
    !REPORTED.test(sentence.replace(FEARED, '').replace(DOES_AS, '')) &&
    !NO_QUESTION.test(sentence)
  ) {
    if (/\?\W*$/.test(sentence) || UNMARKED.test(sentence)) return sentence;
  }
  const tail = sentence.split(TAIL)[1];
  if (tail !== undefined && ONLY_TAG.test(tail)) return null;
  // "..., which was worse" tells on.
  if (tail !== undefined && /^(?:which|who|whose|where|when)\b/i.test(tail) && !/\?\W*$/.test(sentence)) return null;
  return tail !== undefined && !TAG.test(sentence) && UNMARKED.test(tail) && !REPORTED.test(tail) ? tail : null;
});

/** What a question asks for. */
export const kindOf = (asked: string) =>
  ASK_KINDS.find(({ words, not }) => words.test(asked) && !(not?.test(asked) ?? false)) ?? null;
