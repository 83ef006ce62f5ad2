import { expect, test } from 'vitest';
import { heartOf } from './heart.ts';
import { momentOf } from './moments.ts';

// Near misses: each was met as a moment it does not tell of.
test.each([
  ['they call me in on Saturdays as well', 'name_changed'],
  ['an otter looked at me like I had his seat', 'looked_like'],
  ['I said yes because I wanted to', 'went_along'],
  ['the waiting list for the allotments is a year', 'official_wall'],
  ['the flat is empty till the new people get the keys', 'quiet_rooms'],
  ['whatever breaks here ends up with my name on it', 'title_only'],
  ['they won’t let me drop the course', 'not_let_in'],
  ['the coach moved me to the back row', 'desk_moved'],
  ['I sat in the car while she got the chips', 'not_arrived'],
  ['he stopped coming to training', 'stopped_coming'],
  ['everyone cooks and no one says a word about it', 'nobody_talks'],
])('%s: not the moment %s', (text, id) => {
  expect(momentOf(text)).not.toBe(id);
});

test.each([
  ['they never say my real name right', 'name_changed'],
  ['they all went quiet when I came in', 'went_quiet'],
  ["he won't tell me anything any more", 'not_let_in'],
  ['I got the good news and had no one to tell', 'nobody_in_it'],
  ["at the counter I couldn't get a word out", 'words_stuck'],
])('%s: still the moment %s', (text, id) => {
  expect(momentOf(text)).toBe(id);
});

test('a thing that is closed or lost in passing is no ending', () => {
  expect(heartOf('if I shut the bathroom door they slide notes under it')?.kind).not.toBe('ended');
  expect(heartOf('we lost the final on penalties')?.kind).not.toBe('ended');
  expect(heartOf('we sold the farm in May')?.kind).toBe('ended');
});
