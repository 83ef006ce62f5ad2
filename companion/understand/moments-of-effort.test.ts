import { expect, test } from 'vitest';
import { isNamedInFull, momentOf } from './moments.ts';
import { OF_EFFORT } from './moments-of-effort.ts';

test.each([
  ['my driving test is tomorrow and I drove so badly today', 'day_near_went_badly'],
  ['my boss said it was ok and that was it', 'only_fine'],
  ['my voice shakes when I speak', 'shakes_at_it'],
  ["I don't know if I still like teaching", 'still_like_it'],
  ['my gran remortgaged for me', 'paid_for_me'],
  ['I only have the intro', 'title_only'],
  ['I always end up pulling an all nighter', 'night_before_it'],
  ["I like the topic but I can't start", 'likes_and_stuck'],
  ["people will realise I'm not as good as they think", 'less_clever_seen'],
  ["it's rubbish but it's done", 'bad_but_there'],
  ["it wasn't as bad as I thought", 'not_as_bad'],
])('%j tells of %j', (text, id) => {
  expect(momentOf(text)).toBe(id);
  expect(isNamedInFull(id)).toBe(true);
});

test.each([
  'my exam is in 3 days',
  'the doctor said it was fine',
  'my hands shake in the morning without a drink',
  "I don't know if I want to live",
  "I don't even know if I want this baby",
  'she gave up her job for him',
  'I have one paragraph left',
  'I stay up all night with the baby',
  "I don't know why, I love him",
  "people will know I'm not at work",
  "the pain is bad but it's there",
  "it's not as bad as last time",
])('%j is near one of them and is none', (text) => {
  expect(OF_EFFORT.find(([, words]) => words.test(text))?.[0]).toBeUndefined();
});
