import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { misleads } from './yes-or-no.ts';

test.each([
  ['No', 'Is it normal to think like that?'],
  ['Yes', "Is it bad that I haven't cried?"],
  ['Yes', 'What do other people do in retirement?'],
  ['Yes', 'How long until it gets easier?'],
])('%s would be heard the wrong way round after %j', (word, asked) => {
  expect(misleads(word, asked)).toBe(true);
});

test.each([
  ['Yes', 'Is that normal?'],
  ['No', 'Is it selfish to want a break?'],
  ['Yes', 'Should I tell her?'],
])('%s stands after %j', (word, asked) => {
  expect(misleads(word, asked)).toBe(false);
});

test('a view on grief says no yes to "is it bad"', () => {
  const reply = holdChat(companion, ['my dad died in spring', "is it bad that I haven't cried?"], 'no').at(-1)?.reply
    .text;
  expect(reply).toMatch(/don't cry|no right way|doesn't mean/i);
  expect(reply).not.toMatch(/^Yes/);
});
