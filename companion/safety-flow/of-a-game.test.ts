import { expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'game').at(-1);

it('a time told later makes no plan of what was said of a game', () => {
  expect(
    last('my duo keeps laughing at me, im gonna murder him', 'lmao its valorant', 'ill msg him tonight')?.level,
  ).toBeLessThan(2);
});

it.each([
  [['im gonna murder him', 'ill do it tonight']],
  [['my duo keeps laughing, im gonna murder him', 'ive got a knife', 'tonight']],
  [['we play valorant', 'im gonna kill my stepdad', 'tonight when hes asleep']],
  [['lost ranked again', 'i want to stab my brother for real', 'tonight']],
])('stays what it is where no game explains it: %j', (turns) => {
  expect(last(...turns)?.level).toBeGreaterThanOrEqual(2);
});
