import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const last = (told: string[], id = 'a') => holdChat(companion, told, id).at(-1)?.reply ?? { move: '', text: '' };
const TOLD = ['my gran moved into a home in may', 'we sold her house last week'];
const FORMULAS = /nobody has to argue|too big a question|So that's how it is|Then I've understood you|said and heard/;

test.each(['yes', 'ok', 'fair', 'yeah', 'haha yeah', 'mostly', 'true'])(
  '"%s" is never closed with a formula',
  (word) => {
    for (const id of ['a', 'b', 'c', 'd'])
      expect(last([...TOLD, 'I found an old photo of her garden', word], id).text).not.toMatch(FORMULAS);
  },
);

test('a laugh is answered with one', () => {
  expect(last([...TOLD, 'the new people painted it pink', 'haha yes']).move).toBe('laugh');
});

test('"I know it sounds mad" only begins like a yes', () => {
  expect(last([...TOLD, 'I still drive past it', 'I know it sounds mad']).text).toMatch(
    /^(?:So |And )?[Yy]ou know it sounds mad/,
  );
});
