import { expect, test } from 'vitest';
import { checkBanks } from './check-banks.ts';
import { readContent } from './testing/read-content.ts';

const content = readContent();
const FILE = 'lines/en/zz-tried.yaml';

/** What is said of a file that stands beside the shipped ones. */
function problemsOf(data: object): string[] {
  const found: string[] = [];
  const files = { ...content.files, [FILE]: data };
  checkBanks(data, FILE, { files }, (_at, reason) => found.push(reason));
  return found;
}

test('every bank that ships has patterns that compile and families that have lines', () => {
  for (const [file, data] of Object.entries(content.files)) {
    if (!file.startsWith('lines/en/') || file.endsWith('/canned.yaml')) continue;
    checkBanks(data, file, content, (at, reason) => expect.fail(`${file} ${at.join('.')}: ${reason}`));
  }
});

test('a pattern that is none, an unknown name and a family without a line are refused', () => {
  expect(problemsOf({ direct: [{ family: 'direct_pay_first', asks: '(?:pay' }] })[0]).toMatch(
    /^direct\.0\.asks: Invalid/,
  );
  expect(problemsOf({ direct: [{ family: 'direct_pay_first', asks: '{unicorn}' }] })).toEqual([
    'direct.0.asks: no shape "unicorn"',
  ]);
  expect(problemsOf({ known: [{ family: 'known_unicorn', asks: 'unicorn' }] })).toEqual(['no family "known_unicorn"']);
});

test('a shape that leads back to itself, or has a name that is taken, is refused', () => {
  expect(problemsOf({ shapes: { round: 'a{round}' } })).toEqual([
    'shapes.round: the shape "round" leads back to itself',
  ]);
  expect(problemsOf({ shapes: { bare: 'x' } })).toContain('the shape "bare" stands in code');
});
