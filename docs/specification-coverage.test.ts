import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** How many rules each part of the specification holds: a row that is lost or left out is noticed here. */
const RULES = { R: 22, H: 9, F: 5, S: 18, E: 15, T: 13, V: 6, P: 4, C: 20, X: 19, K: 15 };

/** One rule: its id, its words, the files that hold it, its tests, and the cell the tests stand in. */
function rowFrom(line: string) {
  const [id = '', rule = '', held = '', tested = ''] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  const files = [...held.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
  const tests = [...tested.matchAll(/`([^`]+)`: “([^”]+)”/g)].map(([, file = '', name = '']) => ({ file, name }));
  return { id, rule, files, tests, tested };
}

const rows = read('docs/specification-coverage.md')
  .split('\n')
  .filter((line) => /^\| [A-Z]\d+ \|/.test(line))
  .map(rowFrom);

describe('the coverage of the specification', () => {
  test('holds every rule once, in order', () => {
    const expected = Object.entries(RULES).flatMap(([part, count]) =>
      Array.from({ length: count }, (_, at) => `${part}${at + 1}`),
    );
    expect(rows.map(({ id }) => id)).toEqual(expected);
    expect(rows.filter(({ rule }) => rule.length < 5)).toEqual([]);
  });

  test('names a file for every rule, and only files that exist', () => {
    expect(rows.filter(({ files }) => files.length === 0).map(({ id }) => id)).toEqual([]);
    expect(rows.flatMap(({ files }) => files).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('names tests that are really in their files', () => {
    const missing = rows
      .flatMap(({ tests }) => tests)
      .filter(({ file, name }) => !existsSync(join(ROOT, file)) || !read(file).includes(name));
    expect(missing).toEqual([]);
  });

  test('leaves no rule without a test unless a later part brings it or the specification is silent', () => {
    const untested = rows.filter(
      ({ tests, tested }) =>
        tests.length === 0 && !/^(Later: issue [3-6]\b|Not shown in the specification)/.test(tested),
    );
    expect(untested.map(({ id }) => id)).toEqual([]);
  });
});
