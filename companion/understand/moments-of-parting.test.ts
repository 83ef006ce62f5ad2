import { expect, test } from 'vitest';
import { isNamedInFull, momentOf } from './moments.ts';
import { OF_PARTING } from './moments-of-parting.ts';

test.each([
  ['my husband died in may, we were together 34 years', 'died_after_years'],
  ['my son would drop everything and come', 'would_come_at_once'],
  ['he did the bills and I never learned', 'theirs_to_know'],
  ['his pillow still smells like him', 'still_smells'],
  ['they gave me a clock and that was it', 'small_goodbye'],
  ['I still wake up at 5 with nowhere to go', 'wakes_for_nothing'],
  ['I drove past the office and nearly turned in', 'feet_remember'],
  ['my wife has her choir and I just sit there', 'one_has_somewhere'],
  ['everyone says get a dog', 'fill_the_days'],
  ['that sounds needy', 'sounds_bad'],
  ['I did think about volunteering', 'own_idea_beside'],
  ["what if I'm too old for this", 'maybe_too_old'],
])('%j tells of %j', (text, id) => {
  expect(momentOf(text)).toBe(id);
  expect(isNamedInFull(id)).toBe(true);
});

test.each([
  'my dad died, my parents were married 50 years',
  'he would come over and shout',
  "he'd be here in an hour",
  'I never knew he had a gun',
  'he smells of beer',
  'we had drinks and that was that',
  'I wake at 6 and go running',
  'I walk past the pub and want to go in',
  'he has his work and I have mine',
  'I did think about the end',
  'I did think about jumping',
  "I'm too old for drama",
])('%j is near one of them and is none', (text) => {
  expect(OF_PARTING.find(([, words]) => words.test(text))?.[0]).toBeUndefined();
});
