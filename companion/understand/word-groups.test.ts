import { expect, test } from 'vitest';
import { SENSE_WORDS } from './sense-words.ts';
import { createGroupReader } from './word-groups.ts';

const read = createGroupReader({ mock: 'mock*, laughed at', thanks: 'thank, no thanks', tears: 'cr*' });

test('a word counts once, a phrase and a stem twice, and what is not met nothing', () => {
  expect(read('They laughed at my thank-you')).toEqual([2, 1, 0]);
  expect(read('Nothing of the kind')).toEqual([0, 0, 0]);
});

test('a stem takes any ending, and no other word', () => {
  expect(read('she mocked it')).toEqual([2, 0, 0]);
  expect(read('a hammock')).toEqual([0, 0, 0]);
});

test('a message of four thousand letters is read in a few milliseconds', () => {
  const long = createGroupReader(SENSE_WORDS);
  const text = 'laughed at '.repeat(370);
  long(text);
  const from = performance.now();
  for (let time = 0; time < 10; time += 1) long(text);
  expect((performance.now() - from) / 10).toBeLessThan(20);
});

test('every group holds words, none twice', () => {
  for (const [name, list] of Object.entries(SENSE_WORDS)) {
    const words = list.split(',').map((one) => one.trim());
    expect(words.filter((word) => !/^[a-z0-9 ]{1,}\*?$/.test(word))).toEqual([]);
    expect(words.length, name).toBeGreaterThan(5);
  }
});
