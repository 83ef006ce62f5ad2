import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { linesFrom } from '#companion/content.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const content = readContent();
const companion = createCompanion(content);
const { families } = linesFrom(content, 'en');
const LEAD = ['my boss changed the rota and i found out from a colleague', 'i sat in the car after', 'it was raining'];
const reply = (text: string, id: string) => holdChat(companion, [...LEAD, text], id).at(-1)?.reply.text ?? '';
const IDS = ['a', 'b', 'c', 'd'];

test('a question late in a talk holds a word of what was just written, or is of its kind', () => {
  for (const id of IDS) {
    expect(reply('i havent told my wife about the rota', id)).toMatch(/your wife[^.?]*\?$|[^?]$/);
    expect(reply('i keep counting the tiles at night', id)).toMatch(/counting[^.?]*\?$|[^?]$/);
    expect(reply('the kitchen light was on and the radio was off', id)).toMatch(
      /[^?]$|(?:think of it|looking back at it now|for you|that now|middle of it|different there|from that|in the moment|just then)\?$/,
    );
  }
});

test('no question that fits anybody is among the lines, and no second line that fits any disclosure', () => {
  const all = JSON.stringify(families);
  expect(all).not.toMatch(/Who else is in it|find yourself doing about it|last feel differently|a bit lighter\?/);
  expect(families.detail).toBeUndefined();
  expect(families.ask_forecast).toBeUndefined();
});

test('a plain disclosure is given back and nothing is laid over it, once', () => {
  for (const id of IDS) {
    const [, , first, second] = holdChat(
      companion,
      [...LEAD.slice(0, 2), 'i saw that on a poster', 'it was on the train'],
      id,
    );
    const bare = /^(?:So |And )?[Yy]ou saw that on a poster\.$/.test(first?.reply.text ?? '');
    expect(first?.reply.text).toMatch(/^(?:So |And )?[Yy]ou saw that on a poster\./);
    if (bare) expect(second?.reply.text).not.toBe('It was on the train.');
  }
});
