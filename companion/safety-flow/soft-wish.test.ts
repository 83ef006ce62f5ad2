import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const WISH = 'I would sort of like not to be here, but I would never do anything, I want to be plain about that';

test('a soft wish with a promise is said back and believed, and one person is asked for', () => {
  const turns = holdChat(
    companion,
    ['I look after my mum who has Lewy body', WISH, 'I am just worn to a thread'],
    'soft',
  );
  expect(turns[1]?.level).toBe(2);
  expect(turns[1]?.reply.text).toMatch(/here.*(?:believe both|word for both)/);
  expect(turns[1]?.reply.text).not.toMatch(/killing yourself|you'd use/);
  expect(turns[2]?.level).toBe(2);
});

test.each(['id like to not be here for the party, my ex is coming', 'id rather not be here, this office is freezing'])(
  '"%s" is about a place',
  (text) => {
    expect(holdChat(companion, [text], 'soft').at(-1)?.level).toBeLessThan(2);
  },
);
