import type { BankEntryContent } from '#companion/bank.schema.ts';
import { regExpOf } from '#companion/bank-patterns.ts';
import type { LinesContent } from '#companion/content.schema.ts';
import { quickPattern } from '#companion/quick-pattern.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { type BankEntry, onceFor, shapesOf } from './banks.ts';
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

/** The first sentence, where it tells the matter and asks nothing. */
export function toldTitle(clean: string, lines: LinesContent): string | null {
  const [first = ''] = sentencesOf(clean);
  return !/\?\W*$/.test(first) && names(first, lines) ? first : null;
}

const names = (text: string, lines: LinesContent): boolean =>
  countWords(namedIn(text, lines).replace(NO_MATTER, ' ')) >= TITLE_LEAST;

/** "normal", "stop", "tell": words of a question in any matter. */
const LOOSE = written('loose');
/** A pattern that names a person and no thing. */
const PERSON =
  /^\{o-\w+\}(?:\||$)|^\\b\(\?:(?:(?:husband|wife|marriage|married|spouse|partner|boyfriend|girlfriend|ex|together|friends?|people)\|?)+\)\\b$/;

/** The things, and not the persons, that each entry of the bank is told by. */
const thingsOf = onceFor((lines) => {
  const shapes = shapesOf(lines);
  const read = ({ about }: BankEntryContent) =>
    [about ?? []]
      .flat()
      .filter((one): one is string => typeof one === 'string' && !PERSON.test(one))
      .map((one) => quickPattern(`(?:${regExpOf(one, shapes).source})`, 'i'));
  return (lines.openings ?? []).map(read);
});

/** At least so many things, or the first of them. */
const THINGS = 2;

/** Whether the matter is what this entry of the bank, the so-manieth, is about. */
export function isItsMatter({ asks }: BankEntry, at: number, matter: string, lines: LinesContent): boolean {
  const things = thingsOf(lines)[at] ?? [];
  const asked = asks.exec(namedIn(matter, lines))?.[0] ?? '';
  if (countWords(asked) > 0 && asked.length > 1 && !LOOSE.test(asked)) return true;
  const named = things.filter((one) => one.test(matter));
  return things.length === 0 || things[0]?.test(matter) === true || named.length >= THINGS;
}
