import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const talk = (...turns: string[]) => holdChat(companion, turns, 'a').map(({ reply }) => reply.text);
const last = (...turns: string[]) => talk(...turns).at(-1) ?? '';
/** What could be asked of anybody, and begins the talk anew. */
const ANEW = /on your mind|a bit more|like to say about it|If there's more|I'm listening/;

test.each([
  [['we broke up after 3 years', 'it was her decision'], /days|touch|miss/],
  [['My mum has cancer.', 'They found it last week'], /doctors|managing|afraid/],
  [['A colleague takes credit for my work.', 'in the meeting today'], /\?$/],
])('%j: an answer goes on with the matter', (turns, next) => {
  expect(last(...turns)).toMatch(next);
  expect(last(...turns)).not.toMatch(ANEW);
});

test('a thing named in answer to a question is said back, and the matter goes on', () => {
  expect(last('me and my husband argue all the time', 'about money mostly')).toMatch(/^Money\. (?!.*\bpaid\b).*\?$/);
});

test('the questions of a matter are not asked twice', () => {
  const asked = talk('i have social anxiety', 'i avoid everything', 'i cant even order food').map((one) =>
    one.split(/(?<=[.!]) /).at(-1),
  );
  expect(new Set(asked).size).toBe(asked.length);
});

test('whether it happened before is not asked of who says that it did', () => {
  expect(last('A colleague takes credit for my work.', 'She did it again in the meeting today')).not.toMatch(
    /before\?/,
  );
});

test.each(['what do you mean', "that's not what i said", 'forget it'])('%j is said to the program', (message) => {
  expect(last('we broke up after 3 years', message)).not.toMatch(/used to that|changes at once|right speed/);
});

test('a word in passing of a long message is no matter', () => {
  expect(
    last(
      'The shop moved its till and the new lad talks about nothing but sleep and football while we stack the shelves.',
    ),
  ).not.toMatch(/Nights like that|little sleep/);
});

test('good news stays good news', () => {
  expect(last('i made a friend at my new school', 'we sit together now')).not.toMatch(/hard/);
});
