import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const PAGE = readFileSync(join(ROOT, 'docs', 'asvs.md'), 'utf8');

/** How many requirements of levels 1 and 2 each section has. */
const SECTIONS: Record<string, number> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  // Of chapter 10 only what a client that signs people in has to do.
  '10.1': 2,
  '10.2': 2,
};
const wanted = Object.entries(SECTIONS).flatMap(([section, most]) =>
  Array.from({ length: most }, (_, at) => `${section}.${at + 1}`),
);

const rows = PAGE.split('\n').flatMap((line) => {
  const [, id = '', ...cells] = line.split('|').map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(id) ? [{ id, cells: cells.slice(0, -1) }] : [];
});
const mapped = rows.filter(({ cells }) => cells.length === 4);

test('every requirement of level 2 that can apply is on the page, once', () => {
  expect(rows.map(({ id }) => id).sort()).toEqual([...wanted].sort());
});

test('each is shown by a test or a document that is there', () => {
  for (const { id, cells } of mapped) {
    const [short = '', state = '', shown = ''] = cells;
    expect(short.length, id).toBeGreaterThan(2);
    expect(['met', 'partly', 'operator', 'deviation'], id).toContain(state);
    const files = [...shown.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
    expect(files.length, id).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(join(ROOT, file)), `${id}: ${file}`).toBe(true);
  }
});

test('what is not wholly met says why, and the figures of the page are its own', () => {
  const count = (state: string) => mapped.filter(({ cells }) => cells[1] === state).length;
  for (const { id, cells } of mapped)
    if (cells[1] === 'deviation' || cells[1] === 'partly') expect(cells[3], id).not.toBe('');
  expect(PAGE).toContain(
    `${count('met')} are met, ${count('partly')} partly, ${count('operator')} are the operator's, ${count('deviation')} deviate`,
  );
});
