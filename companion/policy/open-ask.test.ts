import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (told: string[], seed = 'a') => holdChat(companion, told, seed).at(-1)?.reply.text ?? '';

test.each(['a', 'b', 'c'])('nothing that fits anything is asked behind their own words', (seed) => {
  const reply = last(['The others stand by the copier on Fridays and I go home.'], seed);
  expect(reply).toMatch(/you go home/);
  expect(reply).not.toContain('?');
});

test('a step of their own is met with a good word', () => {
  expect(
    last(['My grandson is angry with me.', 'I said a silly thing.', 'I was thinking of writing to him.']),
  ).not.toMatch(/^So you were thinking/);
});

test('who says that they are going is not asked when', () => {
  expect(last(['my dad hates my hair', 'i shouldnt have said anything. im gonna go'])).not.toMatch(/When/);
});

test("a friend's success is no good news of one's own", () => {
  expect(last(['i failed my driving test again', 'third time now', 'my mates all passed first time'])).not.toMatch(
    /\b[Gg]ood\b|glad/,
  );
});
