import { expect, test } from 'vitest';
import { righted } from './righted.ts';

test.each([
  ['I am waiting for the paper since two years', 'I have been waiting for the paper for two years'],
  ['I have a hernia since five months', 'I have had a hernia for five months'],
  ['She is sick since three weeks', 'She has been sick for three weeks'],
  ['My cousin is having house there', 'My cousin has a house there'],
  ['I am having headache', 'I have a headache'],
  ['my son he is ashamed', 'my son is ashamed'],
])('"%s" is put right', (said, right) => {
  expect(righted(said)).toBe(right);
});

test.each([
  'She is having a baby',
  'we are having a party',
  'I have been here since Monday',
  'it ended, since two years ago we stopped',
  'my son says he is fine',
  'I have not slept since the move',
])('"%s" stays as it is', (said) => {
  expect(righted(said)).toBe(said);
});
