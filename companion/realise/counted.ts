import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? Where no sentence of a story can be told back for sure, "I'm listening" was all that was left, and it
// is what somebody says who was not. But who tells of thirty-one years, eleven pots or no note has weighed that word, and
// it can be said again as it stands: it names nobody, judges nothing and hangs on no sentence (docs/decisions/0052).

const written = writtenIn('realise/counted');

const SPAN = written('span');
const NONE = written('none');
const THINGS = written('things');

/** Who writes so little has said nothing that was left out. */
const WORDS_LEAST = 9;

const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** "31" as one says it, up to ninety-nine; larger ones stay figures. */
function inWords(figures: string): string {
  const count = Number(figures);
  if (count < 1 || count > 99) return figures;
  if (count < 20) return ONES[count - 1] ?? figures;
  const ten = TENS[Math.floor(count / 10) - 2] ?? figures;
  return count % 10 === 0 ? ten : `${ten}-${ONES[(count % 10) - 1]}`;
}

/** The length of time, what is missing or the number of things in a message, as words of their own; null where none is. English. */
export function countedIn(text: string): string | null {
  if (countWords(text) < WORDS_LEAST) return null;
  const found = [SPAN, NONE, THINGS].map((words) => words.exec(text)?.[1]).find((one) => one !== undefined);
  if (found === undefined) return null;
  const said = found.replace(/^\d+/, inWords).replace(/\byrs\b/, 'years');
  return `${upperFirst(said.toLowerCase())}.`;
}
