import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { MESSAGE_KINDS } from '#companion/understand/message-kinds.ts';
import { kindOf, type Labelled } from './kind-of.ts';

const rowsOf = (path: string) =>
  readFileSync(join(import.meta.dirname, path), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labelled);
const corpus = rowsOf('corpus/labelled.jsonl');
const held = rowsOf('test/labelled.jsonl');

test('no message of the test is learned from', () => {
  const learned = new Set(corpus.map(({ text }) => text));
  expect(held.filter(({ text }) => learned.has(text))).toEqual([]);
});

test('every kind is told a hundred times in the corpus', () => {
  for (const kind of MESSAGE_KINDS)
    expect(corpus.filter((row) => kindOf(row) === kind).length, kind).toBeGreaterThan(100);
});

describe('what the labels come to', () => {
  it.each([
    [{ act: 'choice', feel: 'torn' }, 'asks'],
    [{ act: 'complain', feel: 'angry' }, 'corrects'],
    [{ act: 'facts', feel: 'missing' }, 'hard'],
    [{ act: 'joke', feel: 'joy' }, 'good'],
    [{ act: 'facts', feel: 'none' }, 'other'],
  ])('%o is "%s"', (labels, kind) => {
    expect(kindOf({ text: '', ...labels })).toBe(kind);
  });
});
