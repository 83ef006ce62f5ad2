import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const last = (turns: string[]) => holdChat(companion, turns, 'said-once').at(-1)?.reply.text ?? '';

test.each([
  [['i retired in may', 'the mornings are so long', 'nobody needs me now', 'I could ring the choir and ask'], 'choir'],
  [['my sister and i fell out', 'its been weeks', 'i miss her', 'i could send her a card'], 'card'],
])('a step that was said back is not said again with its hour: %s', (turns, thing) => {
  expect(last(turns)).toContain(thing);
  const timed = last([...turns, 'on Monday after lunch']);
  expect(timed).toMatch(/Monday/);
  expect(timed).not.toContain(thing);
});
