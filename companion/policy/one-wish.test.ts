import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const replies = (...turns: string[]) => holdChat(companion, turns, 't').map(({ reply }) => reply.text);
const WISH = /\b(?:I hope|good luck|all the best|take care|sleep well|go easy)\b/gi;

test.each([
  ['i have to ring the bank and i keep putting it off', 'i could ring them tomorrow at nine', 'ok thanks, night'],
  ['i feel low since the breakup', 'i dont go out much', 'ok gotta go'],
  ['my boss piles it on', 'i could tell him i cant do the report on friday', 'good. thanks, bye'],
])('"%s": the goodbye holds one good wish at most', (...turns) => {
  expect(
    (
      replies(...turns)
        .at(-1)
        ?.match(WISH) ?? []
    ).length,
  ).toBeLessThanOrEqual(1);
});

test('a day after a step is not met with the words of the reply before', () => {
  const [, , step = '', day = ''] = replies(
    'my dog died',
    'i miss him so much',
    'i could put his picture up',
    'tonight',
  );
  const frame = /That sounds/;
  expect(frame.test(step) && frame.test(day)).toBe(false);
});
