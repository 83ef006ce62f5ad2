import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const SETTLED = [
  'my sister and i have not spoken since the funeral',
  'she got the ring and i said something i regret',
  'i keep starting a letter',
  'it was easier when mum was in between',
  'i could ring her',
  'on sunday after lunch',
];

test.each(['ok', 'thanks', 'right', 'im tired now', 'the dog wants out'])(
  'once the step has its time, "%s" is asked nothing',
  (text) => {
    for (const seed of ['a', 'b', 'c'])
      expect(holdChat(companion, [...SETTLED, text], seed).at(-1)?.reply.text).not.toMatch(/\?$/);
  },
);

test('what somebody asks is answered all the same', () => {
  const last = holdChat(companion, [...SETTLED, 'what do i say to her']).at(-1);
  expect(last?.reply.text.length).toBeGreaterThan(20);
});
