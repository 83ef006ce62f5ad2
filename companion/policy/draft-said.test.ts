import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 't').at(-1);

test.each(["i've already apologised though", 'ive told her sorry five times already', 'she knows, i told her before'])(
  '"%s" is no message to her: what she has not heard yet is asked for',
  (words) => {
    const said = last('my best friend kicked me out of the chat', 'what do i say to her', words);
    expect(said?.reply.move).toBe('draft.said');
    expect(said?.reply.text).not.toMatch(/"/);
  },
);

test('who says that we were told already is not asked for more of it', () => {
  const said = last(
    'my mate owes me £350 since march',
    'what do i text him',
    "I've already told you everything. Just write it.",
  );
  expect(said?.reply.move).not.toBe('draft.said');
});

test.each([
  ['my best mate was let go', 'he texted me yesterday and i havent replied'],
  ['i fell out with my brother over money', 'it was last week'],
])('after "%s", "%s" no draft says that it has been long or quiet', (told, more) => {
  expect(last(told, more, 'what do i write to him')?.reply.text).not.toMatch(/been a while|been quiet/);
});

test.each(['i practise what to say and then the moment is gone', 'I keep going over what I would tell him'])(
  '"%s" asks for no wording',
  (words) => {
    expect(last('first week of uni and i havent spoken to anyone', words)?.reply.move).not.toBe('advice.say');
  },
);
