import { expect, test } from 'vitest';
import type { MessageRecord } from './message-record.ts';
import { userBody } from './message-record.ts';
import { divide, linesWithoutModel, REBUILD_AFTER, riskFacts, summaryText } from './rolling-summary.ts';

const message = (position: number, text: string, level: 0 | 1 | 2 = 0): MessageRecord => ({
  id: `m${position}`,
  chatId: 'c',
  parentId: null,
  role: position % 2 === 1 ? 'user' : 'assistant',
  state: 'complete',
  position,
  active: true,
  createdAt: 0,
  rev: 1,
  body: userBody(text, level),
});
const talk = (count: number, words = 12) =>
  Array.from({ length: count }, (_, index) => message(index + 1, `line ${index} ${'word '.repeat(words)}`.trim()));

test('what fits stays word for word', () => {
  expect(divide(talk(15), 7, 0)).toMatchObject({ older: [], rebuilds: false });
});

test('too many messages: the older half goes, and what stays begins with the person', () => {
  const { older, recent } = divide(talk(21), 10, 0);
  expect(recent[0]?.role).toBe('user');
  expect(recent.at(-1)?.position).toBe(21);
  expect(older.length + recent.length).toBe(21);
  expect(recent.length).toBeLessThanOrEqual(16);
});

test('few but long messages go as well, never the one to answer', () => {
  const { older, recent } = divide(talk(5, 900), 2, 0);
  expect(older.length).toBeGreaterThan(0);
  expect(recent.at(-1)?.position).toBe(5);
  expect(divide([message(1, 'word '.repeat(9_000))], 0, 0)).toMatchObject({ older: [], rebuilds: false });
});

test('after forty replies the context is built anew, however short they were', () => {
  const { recent, rebuilds } = divide(talk(9, 1), REBUILD_AFTER, 0);
  expect(rebuilds).toBe(true);
  expect(recent.length).toBeLessThanOrEqual(7);
  expect(divide(talk(9, 1), REBUILD_AFTER + 1, REBUILD_AFTER).rebuilds).toBe(false);
});

test('without a model the person is quoted, the beginning kept and the lines stay few', () => {
  let lines: string[] = [];
  for (let round = 0; round < 8; round++)
    lines = linesWithoutModel(
      lines,
      talk(12).map((m) => ({ ...m, id: `${round}` })),
    );
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(lines[0]).toContain('line 0');
  expect(lines.every((line) => line.split(' ').length <= 26)).toBe(true);
});

test('everything said about danger is kept, with the question it answers', () => {
  const older = [
    message(1, 'it has been a long month'),
    message(2, 'Have you been having thoughts about killing yourself?', 2),
    message(3, 'no', 0),
    message(4, 'Thank you for saying so.'),
    message(5, 'last winter i wanted to be dead', 2),
  ];
  const facts = riskFacts(older);
  expect(facts).toHaveLength(2);
  expect(facts[0]).toContain('killing yourself?", they said "no"');
  expect(facts[1]).toContain('Risk level 2');
  expect(linesWithoutModel([], older).join()).not.toContain('dead');
  expect(summaryText({ lines: ['one'], risk: facts })).toMatch(/^- one\n- Risk level 0/);
});
