import { describe, expect, it, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const content = readContent();
const last = (...told: string[]) => holdChat(companion, told, 'weighs').at(-1)?.reply.text ?? '';

describe('of a story what weighs is said back, and not what it began with', () => {
  it.each([
    [
      'The move went fine and the van was on time. We have a park across the road now. My daughter has not unpacked a single box in her room. The boiler man comes on Friday.',
      /not unpacked a single box/,
    ],
    [
      'Choir was on Tuesday, we are doing the Fauré. It rained. They have given my solo to the new girl. Tea was at half past eight.',
      /given your solo to the new girl/,
    ],
    [
      'They gave me a cake on my last day and a card with a duck on it. Nobody had spelled my name right. The car park was full again.',
      /spelled your name right|spelled my name right/,
    ],
  ])('%s', (told, back) => {
    expect(last(told)).toMatch(back);
  });
});

test('what weighs is said back in few words, with nothing asked behind it and no quotation marks around it', () => {
  const reply = last(
    'The move went fine and the van was on time. We have a park across the road now. My daughter has not unpacked a single box in her room. The boiler man comes on Friday.',
  );
  expect(reply).not.toMatch(/[?"]/);
  expect(reply.split(' ').length).toBeLessThanOrEqual(20);
});

test('what can not be turned to "you" for sure is not read out', () => {
  const reply = last(
    'We had the interview panel on Monday. There were biscuits on a plate. Then the chair said "we were hoping for someone with more energy". I took the train home at four.',
  );
  expect(reply).not.toContain('"');
});

test('a short message is taken whole, as before', () => {
  const told = 'my cat died and I miss her';
  const { 'models/weighs.json': _left, ...files } = content.files;
  expect(last(told)).toBe(holdChat(createCompanion({ files }), [told], 'weighs').at(-1)?.reply.text);
});

test('without the learned weights a story is answered as it was', () => {
  const { 'models/weighs.json': _left, ...files } = content.files;
  const told =
    'The move went fine and the van was on time. We have a park across the road now. My daughter has not unpacked a single box in her room.';
  const reply = holdChat(createCompanion({ files }), [told], 'weighs').at(-1)?.reply.text ?? '';
  expect(reply).not.toBe('');
});

test('a hard word for oneself, and what is said to the talk, are not read back', () => {
  const harsh = last(
    'I went back to the gym on Monday. It was raining all week here. I am a fat disgusting pig and everyone there could see it. The bus was late again.',
  );
  expect(harsh).not.toMatch(/disgusting|pig/);
  const toUs = last(
    'Hello, my nephew put this on my phone and told me to write something. I am eighty and I have a garden. There are beans in it this year. It is very warm today.',
  );
  expect(toUs).not.toMatch(/put this on (?:my|your) phone/);
});

test('in a talk of long messages no reply comes twice, and none asks two questions', () => {
  const day = (thing: string) =>
    `I got up at six and made tea. The ${thing} was broken again so I went by foot. On the way I saw my old neighbour and he looked straight through me. Then it rained until noon.`;
  const replies = holdChat(companion, ['lift', 'bus', 'gate', 'bike', 'tram'].map(day), 'weighs').map(
    ({ reply }) => reply.text,
  );
  expect(new Set(replies).size).toBe(replies.length);
  for (const reply of replies) expect(reply.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
});
