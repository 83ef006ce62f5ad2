import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const content = readContent();
const { families } = linesFrom(content, 'en');
const IDS = ['a', 'b', 'c', 'd'];

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
      ['the 12 goes past a mural', 'i got off there', 'i saw that on a wall', 'it was by the station'],
      id,
    );
    const bare = /^(?:So |And )?[Yy]ou saw that on a wall\.$/.test(first?.reply.text ?? '');
    expect(first?.reply.text).toMatch(/^(?:So |And )?[Yy]ou saw that on a wall\./);
    if (bare) expect(second?.reply.text).not.toBe('It was by the station.');
  }
});
