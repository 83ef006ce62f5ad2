import { expect, test } from 'vitest';
import { momentOf } from './moments.ts';

test.each([
  ['I only cook when everyone is asleep', 'keeps_to_room'],
  ['I make my food once my housemates have gone', 'keeps_to_room'],
  ['I organised everything, my brother only turned up', 'did_it_all'],
  ['I did the whole deck and my boss just put his logo on it', 'did_it_all'],
  ['too much time now and no one to ring', 'time_and_nobody'],
  ['I gave it up because there was nobody to watch mum', 'stopped_for_care'],
])('"%s" is that moment', (text, id) => {
  expect(momentOf(text)).toBe(id);
});

test.each([
  ['I eat lunch when they are hungry', 'keeps_to_room'],
  ['I wrote every word and she loved it', 'did_it_all'],
  ['nobody has time for me', 'time_and_nobody'],
  ['I stopped smoking because nobody liked it', 'stopped_for_care'],
])('"%s" is not', (text, id) => {
  expect(momentOf(text)).not.toBe(id);
});
