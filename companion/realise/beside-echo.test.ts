import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { kindOf } from './clause-kinds.ts';

const content = readContent();
const { families } = linesFrom(content, 'en');
const IDS = ['a', 'b', 'c'];

test.each([
  ['my sister asked me where I had been', 'asked'],
  ['he said it would be over soon', 'said'],
  ["I don't know what to think of it", 'unsure'],
  ["and I don't believe it", 'doubts'],
  ["I can't tell her", 'cant'],
  ["I haven't called him", 'undone'],
  ['my boss moved me to the back room', 'done_to'],
  ['she left at noon', 'others_did'],
  ['I walked home in the rain', 'did'],
  ['we started on the same day', 'was_so'],
  ['the hall is cold', 'is_so'],
])('"%s" tells of a thing of the kind %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});

test('every kind has something to ask, and none of it stands in two kinds', () => {
  const asks = Object.entries(families).filter(([name]) => /^beside_\w+_ask$/.test(name));
  expect(asks.length).toBeGreaterThan(12);
  const said = asks.flatMap(([, family]) => Object.values(family).flat());
  expect(new Set(said).size).toBe(said.length);
});

test("a heavy line never gets the person's own words and nothing else", () => {
  for (const id of IDS) {
    const [, , third] = holdChat(
      companion,
      ['my dad had a stroke in may', 'i drive there after work', 'he cried when i left and i was so tired'],
      id,
    );
    expect(third?.reply.text).not.toMatch(/^He cried when you left[^.?]*\.$/);
  }
});

test('two bare echoes never follow each other', () => {
  const told = [
    'the bus was late',
    'i took the stairs',
    'the office was cold',
    'i made tea',
    'the phone was on the desk',
  ];
  for (const id of IDS) {
    const replies = holdChat(companion, told, id).map(({ reply }) => reply.text);
    const bare = replies.map((text) => /^[^.?]+\.$/.test(text) && /\b(?:bus|stairs|office|tea|phone)\b/.test(text));
    for (const [at, one] of bare.entries()) expect(one && bare[at + 1] === true, replies.join(' | ')).toBe(false);
  }
});

test('what is asked beside an echo is left out where questions were unwelcome', () => {
  const chat = holdChat(companion, [
    'my dad had a stroke',
    'stop asking me questions',
    'he cried when i left him there',
  ]);
  expect(chat.at(-1)?.reply.text).not.toMatch(/\?/);
});
