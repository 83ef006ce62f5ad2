import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (told: string[]) => holdChat(companion, told, 'step').at(-1)?.reply ?? { move: '', text: '' };
const TOLD = ['she dumped me by text after three years', 'she unfollowed me on everything'];

test.each(['i wanna drive to hers rn and just talk', 'I just want to turn up at her flat'])(
  '"%s" is a pull, and no plan',
  (pull) => {
    const { move, text } = last([...TOLD, pull]);
    expect(move).not.toMatch(/^plan/);
    expect(text).toContain('The pull to go there');
  },
);

test('a visit that is meant for a day stays a step', () => {
  expect(last([...TOLD, 'I could go to my sister on Sunday and talk to her']).move).toMatch(/^plan/);
});
