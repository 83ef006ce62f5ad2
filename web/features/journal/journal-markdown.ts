import type { JournalItem } from '#shared/journal/journal.contract.ts';
import { byDay, noonOf } from './journal-days.ts';

export interface MarkdownWords {
  title: string;
  /** A day as a heading. */
  day: (date: Date) => string;
  /** What an item is: its heading. */
  name: (item: JournalItem) => string;
}

/** What a Markdown reader would take for more than the letters it is. */
const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/^(\s*)(#{1,6}\s|[-+]\s|=+\s*$|\d+[.)]\s)/gm, '$1\\$2');

/** Lines stay lines, paragraphs stay paragraphs. */
const paragraphs = (text: string): string => escaped(text.trim()).replace(/([^\n])\n(?=[^\n])/g, '$1  \n');

/** The journal as a Markdown file, oldest day first: it is read as it was lived. */
export function toMarkdown(items: readonly JournalItem[], { title, day, name }: MarkdownWords): string {
  const days = byDay(items).reverse();
  const blocks = days.flatMap(({ day: date, items: all }) => [
    `## ${day(noonOf(date))}`,
    ...all.toReversed().flatMap((item) => [`### ${escaped(name(item))}`, ...bodyOf(item)]),
  ]);
  return `${[`# ${title}`, ...blocks].join('\n\n')}\n`;
}

const bodyOf = (item: JournalItem): string[] =>
  item.kind === 'exercise'
    ? item.answers.flatMap(({ question, text }) => [
        ...(question === '' ? [] : [`**${escaped(question.trim())}**`]),
        paragraphs(text),
      ])
    : [paragraphs(item.text)];
