import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'i').at(-1)?.reply.text ?? '';

test('how the thing is done that was put up just before is answered from the thing', () => {
  const panic = 'I panic in the supermarket, at the till mostly. What can I do when it comes on?';
  expect(last(panic, 'the cold thing. but what do I hold, my hands are full')).toMatch(
    /bottle|can of drink|feet on the floor/i,
  );
});

test('with no idea on the table it is no question about one', () => {
  expect(last('I carry boxes all day', 'what do I hold on to')).not.toMatch(/bottle of water|can of drink/);
});
