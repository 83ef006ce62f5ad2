import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const cards = (last: string) =>
  JSON.stringify(
    holdChat(companion, ['the twins have a cold', 'i am up with them at all hours', 'my back is sore', last]).at(-1)
      ?.reply.cards,
  );

test.each(['something that takes 3 minutes', 'is there anything for five minutes?'])(
  '"%s" gets two exercises that fit into that',
  (words) => expect(cards(words).match(/exercise:/g)?.length).toBe(2),
);

test('minutes that are only told ask for nothing', () => {
  expect(cards('they sleep for ten minutes')).not.toMatch(/exercise:/);
});
