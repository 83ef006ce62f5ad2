import type { BankEntryContent } from '#companion/bank.schema.ts';
import { regExpOf } from '#companion/bank-patterns.ts';
import type { LinesContent } from '#companion/content.schema.ts';
import { quickPattern } from '#companion/quick-pattern.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { onceFor, shapesOf } from './banks.ts';
import { sentencesOf } from './read-apart.ts';

// Why is this hard? "Why am I so scared of phone calls?" stands over a story with "all day" and "my phone" in it, and "do I
// blow up everyone's life" over one of a marriage. A word of the story, or of a later question, is no matter: people put
// theirs into the first sentence. So a bank speaks only where that sentence names it, and not by a person alone.

const written = writtenIn('policy/opening-matter');

/** Fewer words name nothing: "I need advice." */
const TITLE_LEAST = 3;
/** "Without it becoming a fight": what is not to be. */
const NOT_TO_BE = written('not-to-be', 'gi');
/** "I'm 24", "please help": no matter. */
const NO_MATTER = written('no-matter', 'gi');

/** "What can I do?", "any advice?": a question that names nothing. */
const generalOf = onceFor((lines) => ({ pattern: regExpOf('{o-general}', shapesOf(lines), 'g') }));

/** A question without what names nothing in it. */
export const namedIn = (asked: string, lines: LinesContent): string => asked.replace(generalOf(lines).pattern, ' ');

/**
 * What an opening is about, by its own title: the first sentence; with its questions where the title only tells. Null where
 * neither names anything.
 */
export function openingMatter(clean: string, questions: readonly string[], lines: LinesContent): string | null {
  const title =
    sentencesOf(clean)
      .slice(0, 2)
      .find((one) => names(one, lines)) ?? null;
  const asks = questions.filter((one) => names(one, lines)).map((one) => one.replace(NOT_TO_BE, ' '));
  if (title === null || /\?\W*$/.test(title)) return title ?? asks[0] ?? null;
  return [title, ...asks].join(' ');
}

const names = (text: string, lines: LinesContent): boolean =>
  countWords(namedIn(text, lines).replace(NO_MATTER, ' ')) >= TITLE_LEAST;

/** The things, and not the persons, that each entry of the bank is told by. */
const thingsOf = onceFor((lines) => {
  const shapes = shapesOf(lines);
  const read = ({ about }: BankEntryContent) =>
    [about ?? []]
      .flat()
      .filter((one): one is string => typeof one === 'string' && !/^\{o-\w+\}(?:\||$)/.test(one))
      .map((one) => quickPattern(`(?:${regExpOf(one, shapes).source})`, 'i'));
  return (lines.openings ?? []).map(read);
});

/** At least so many things, or the first of them. */
const THINGS = 2;

/** Whether the matter is what this entry of the bank, the so-manieth, is about. */
export function isItsMatter(at: number, matter: string, lines: LinesContent): boolean {
  const things = thingsOf(lines)[at] ?? [];
  const named = things.filter((one) => one.test(matter));
  return things.length === 0 || things[0]?.test(matter) === true || named.length >= THINGS;
}
