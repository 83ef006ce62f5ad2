import { describe, expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (turns: readonly string[]) => holdChat(companion, turns).at(-1);
const BREATH = ['can we do a breathing exercise', '8'];

describe('what is no answer to a breath', () => {
  test.each([
    "done. bit better. but i still haven't revised chemistry at all",
    'i already did that. i need help with revising not breathing',
    'can you help me revise or not',
    'this is useless. my mock is on monday',
    "I'd rather talk about my boss to be honest",
    'my son just rang, he has been in a fight at school',
    'actually i need to know what to do if i fail again',
  ])('"%s" leaves the exercise to the talk', (words) => {
    const result = last([...BREATH, words]);
    expect(result?.state.exercises).toEqual([]);
    expect(result?.reply.move).not.toMatch(/^step\./);
  });

  test.each(['done', 'ok did it', 'done. a bit better', 'my shoulders are still tight', 'that was nice, thanks'])(
    '"%s" goes on with it or ends it in its own words',
    (words) => expect(last([...BREATH, words])?.reply.text).not.toMatch(/leave the exercise|no exercise/i),
  );
});

test('a number that is not given is no reason to ask twice', () => {
  const [asked, next] = holdChat(companion, ['can we do a breathing exercise', 'ok']).slice(-2);
  expect(next?.reply.move).not.toBe(asked?.reply.move);
});

test('a wish for help in a written step goes to the talk', () => {
  const result = last(['can we do a thought record', '6', 'can you help me write to my boss instead']);
  expect(result?.state.exercises).toEqual([]);
});
