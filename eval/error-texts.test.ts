import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readingGrade } from './text-measures.ts';

const texts = Object.entries(
  JSON.parse(readFileSync(join(import.meta.dirname, '..', 'web/locales/en/errors.json'), 'utf8')) as Record<
    string,
    string
  >,
);

/** As a person reads it: each choice of a message becomes its longest branch. */
const plain = (text: string): string =>
  text
    .replace(/\{minutes, plural, [^}]*\{[^}]*\} other \{# minutes\}\}/g, '5 minutes')
    .replace(/\{left, plural, .*other \{([^}]*)\}\}/g, '$1')
    .replace(/\{ref, select.*$/, '');

// Twelve-year-olds are in the seventh school year. One long word in a short sentence lifts the formula, so a
// single text may reach the ninth; what people meet as a whole may not.
test('the words for failures can be read at twelve', () => {
  const grades = texts.map(([code, text]) => ({ code, grade: readingGrade(plain(text)) }));
  const mean = grades.reduce((sum, { grade }) => sum + grade, 0) / grades.length;
  expect(mean).toBeLessThanOrEqual(6);
  expect(grades.filter(({ grade }) => grade > 9).map(({ code, grade }) => `${code}: ${grade.toFixed(1)}`)).toEqual([]);
});

test('a sentence that only a lawyer reads easily is noticed', () => {
  expect(
    readingGrade('Authentication of the specified credential was unsuccessful owing to insufficient authorisation.'),
  ).toBeGreaterThan(9);
});
