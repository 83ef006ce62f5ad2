import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const content = readContent();
const { families } = linesFrom(content, 'en');
const TALK = [
  'the boiler job went wrong today',
  'my boss does not know yet',
  'he has a bad back',
  'wife wants me to be honest',
  'i put the keys in the drawer',
  'the shop shuts at six',
  'they are in the freezer',
  'she brought me soup',
  'it was the blue one',
  'someone rang the bell',
];

test('a question about a person who was told of names that person', () => {
  const replies = ['a', 'b', 'c', 'd'].map((id) => holdChat(companion, TALK.slice(0, 2), id)[1]?.reply.text ?? '');
  for (const reply of replies) expect(reply).toMatch(/your boss|you know it|two of you|stands above you/i);
});

test('no talk holds more than two lines that fit any piece of a story', () => {
  const stock = ['beside_piece', 'plainly_did', 'plainly_is_so'].flatMap((name) =>
    Object.values(families[name] ?? {}).flat(),
  );
  expect(stock.length).toBeGreaterThan(4);
  for (const id of ['a', 'b', 'c', 'd']) {
    const replies = holdChat(companion, TALK, id).map(({ reply }) => reply.text);
    const held = stock.filter((line) => replies.some((text) => text.includes(line)));
    expect(held.length, held.join(' | ')).toBeLessThanOrEqual(2);
  }
});
