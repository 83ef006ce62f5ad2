import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { spelled } from './cut-words.ts';

// Why is this hard? Where no sentence of a story can be told back for sure, "I'm listening" was all that was left, and it
// is what somebody says who was not. But who tells of thirty-one years, eleven pots or no note has weighed that word, and
// it can be said again as it stands: it names nobody, judges nothing and hangs on no sentence (docs/decisions/0052).

const written = writtenIn('realise/counted');

const SPAN = written('span');
const NONE = written('none');
const THINGS = written('things');

/** Who writes so little has said nothing that was left out. */
const WORDS_LEAST = 9;

/** The length of time, what is missing or the number of things in a message, as words of their own; null where none is. English. */
export function countedIn(text: string): string | null {
  if (countWords(text) < WORDS_LEAST) return null;
  const found = [SPAN, NONE, THINGS].map((words) => words.exec(text)?.[1]).find((one) => one !== undefined);
  if (found === undefined) return null;
  return `${upperFirst(spelled(found.toLowerCase()).replace(/\byrs\b/, 'years'))}.`;
}
