import { onceATurn } from '#companion/one-turn.ts';
import { withoutLead } from '#companion/realise/lead-words.ts';
import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

// Why is this hard? "Good evening. I have never used this before. My husband was diagnosed in the spring" is one piece of
// a story and two of manners. Told back with the rest, the manners show that nobody knew which was which.

const written = writtenIn('policy/read-apart');

/** Sentences said to the talk, about writing, or by way of yes, no and thanks: whole ones only. */
const MANNERS = written('manners', 'iu');

/** A sentence said to the talk, or by way of yes, no and thanks, and nothing else. */
export const isManners = (sentence: string): boolean => MANNERS.test(sentence);

/** "It's mad, isn't it?", "you know?": a nod is wanted, and no answer. */
export const TAG = written('tag');

/** Half past seven as "7.30", "3 a.m." and "Mr. Hale" have dots that end nothing. */
const SENTENCE = written('sentence', 'g');

/** The sentences of a message, each with its marks. */
export const sentencesOf = onceATurn((text): readonly string[] =>
  (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(Boolean),
);

const TELLS = 3;

/** "No I haven't said that": the answer is heard, and what it answers with is told back. "No one asked" is no answer. */
function withoutAnswer(text: string): string {
  const told = withoutLead(text);
  return countWords(told) >= TELLS ? told : text;
}

/**
 * The message without manners, questions, and whatever `isAside` names; null where nothing of it tells anything.
 * Only the words and clauses are cut: topics, feelings and people stay those of the whole message.
 */
export function readApart(
  { read }: Pick<Scene, 'read'>,
  isAside?: (sentence: string) => boolean,
): Understanding | null {
  const told = sentencesOf(withoutAnswer(read.clean)).map((sentence) => sentence.replace(TAG, '.'));
  const kept = told.filter(
    (sentence) => !/\?\W*$/.test(sentence) && !MANNERS.test(sentence) && isAside?.(sentence) !== true,
  );
  const rest = kept.join(' ');
  if (countWords(rest) < 1) return null;
  if (rest === read.clean) return read;
  return { ...read, text: rest, clean: rest, words: countWords(rest), clauses: splitClauses(rest) };
}
