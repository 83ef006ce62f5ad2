import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const TOLD = ['I moved to a new town for work and know nobody', 'I said hello out loud to the self checkout'];
const last = (...turns: string[]) => holdChat(companion, [...TOLD, ...turns], 's').at(-1)?.reply;

test.each([
  ['ok thanks', 'are you signing off on me'],
  ['ok thanks', "wait I'm not leaving"],
  ['good night', "I didn't say good night, it's two in the afternoon"],
])('after "%s", "%s" is no goodbye and is not sent away again', (before, words) => {
  expect(last(before, words)?.move).toBe('repair');
  expect(last(before, words)?.text).toMatch(/go on/);
});

test('a denied good night with a goodbye behind it is owned up to and let go', () =>
  expect(last('good night', "I didn't say goodnight. it's 2 in the afternoon. ok bye then I guess")?.text).toMatch(
    /misread.*bye/i,
  ));

test('a goodbye that was never said to somebody lost is a story', () =>
  expect(last('my dad died in May', "I didn't say goodbye to him")?.text).not.toMatch(/misread|by mistake/));

test('a thanks with news behind it is no last word', () =>
  expect(last('thanks. felt small. also kind of funny. a kid behind me went cheers back')?.text).not.toMatch(
    /welcome|Gladly|hope/,
  ));

test('whoever gets up and makes toast is not wished a good night', () => {
  const talk = holdChat(
    companion,
    ["can't sleep at all again", 'its quarter to 5 now', 'right im getting up then. making toast. bye'],
    's',
    { localHour: 5 },
  );
  expect(talk.at(-1)?.reply.text).not.toMatch(/night|sleep/i);
});
