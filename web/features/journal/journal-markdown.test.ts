import { expect, test } from 'vitest';
import type { JournalItem } from '#shared/journal/journal.contract.ts';
import { toMarkdown } from './journal-markdown.ts';

const words = {
  title: 'Journal',
  day: (date: Date) => `${date.getDate()} March`,
  name: (item: JournalItem) => (item.kind === 'exercise' ? item.title : item.kind),
};
const entry = (day: string, hour: string, text: string): JournalItem => ({
  ...{ kind: 'entry', id: `${day}${hour}`, day, at: `${day}T${hour}:00:00.000Z`, text },
});

test('days come oldest first, and so does what was written in a day', () => {
  const items = [
    entry('2026-03-02', '09', 'third'),
    entry('2026-03-01', '20', 'second'),
    entry('2026-03-01', '08', 'first'),
  ];
  expect(toMarkdown(items, words)).toBe(
    '# Journal\n\n## 1 March\n\n### entry\n\nfirst\n\n### entry\n\nsecond\n\n## 2 March\n\n### entry\n\nthird\n',
  );
});

test('what was written reads as it was written, whatever signs it holds', () => {
  const text = '# not a heading\n*not* [a](link)\n\n- no list\n1. none either\n<b>&';
  expect(toMarkdown([entry('2026-03-01', '08', text)], words)).toContain(
    '\\# not a heading  \n\\*not\\* \\[a\\](link)\n\n\\- no list  \n\\1. none either  \n\\<b\\>&',
  );
});

test('answers stand under their questions', () => {
  const item: JournalItem = {
    ...{ kind: 'exercise', id: 'x', at: '2026-03-01T12:00:00.000Z', exercise: 'thought-record', chatId: null },
    title: 'Fairer thought',
    answers: [{ question: 'What is fairer?', text: 'They were busy' }],
  };
  expect(toMarkdown([item], words)).toContain('### Fairer thought\n\n**What is fairer?**\n\nThey were busy\n');
});
