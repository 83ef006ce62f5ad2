import { expect, test } from 'vitest';
import { englishTalk } from '#companion/testing/english-talk.ts';
import { readApart } from './read-apart.ts';

const talk = englishTalk;
const apart = (message: string) => readApart({ read: talk.understander.read(message, []) })?.clean;

test.each([
  ['no one asked if i was ok', 'no one asked if I was ok'],
  ['no friends came to my party', 'no friends came to my party'],
  ['no sleep for three days', 'no sleep for three days'],
  ['yes no one came at all', 'no one came at all'],
])('the "no" of "%s" is part of what is told', (message, rest) => {
  expect(apart(message)).toBe(rest);
});

test.each([
  ['no i havent said that to him', "I haven't said that to him"],
  ['no, she left me there', 'she left me there'],
  ['no. he is never home', 'he is never home'],
  ['nah my sister lives abroad', 'my sister lives abroad'],
])('the "no" of "%s" is an answer, and is left out', (message, rest) => {
  expect(apart(message)).toBe(rest);
});

test('of a greeting and thanks nothing is left', () => {
  expect(apart('good evening. thank you')).toBeUndefined();
});
