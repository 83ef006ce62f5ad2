import { expect, test } from 'vitest';
import '#companion/testing/whole-companion.ts';
import { countedIn } from './counted.ts';

test.each([
  ['31 years I run, every Sunday in the dunes, and now it is over in a talk of seven minutes', 'Thirty-one years.'],
  ['anyway the ring came back in a bubble envelope and i had to sign for it, no note', 'No note.'],
  ['Eleven pots, in the cold, and she says that they were in the way of everybody', 'Eleven pots.'],
  ['it is true too, there are 340 drawers and every one has a label in her hand', '340 drawers.'],
])('"%s" holds "%s"', (said, counted) => expect(countedIn(said)).toBe(counted));

test.each([
  'I am 63 years old and a retired tram driver who lives on the second floor',
  'we broke up 14 months ago and it has been pretty quiet between us since then',
  'the exam is in three weeks and I have not opened one single book so far',
  'my two kids and three friends came to help me with all the boxes last night',
  'I took 20 tablets for my back over the whole week and it is no good',
  'and I have no idea, there is no way that he could have known of it',
  'thirty-one years',
])('"%s" holds no count that could be said by itself', (said) => expect(countedIn(said)).toBeNull());
