import { expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const talk = (turns: string[]) => holdChat(companion, turns, 'tired');

it('"tired of it" from somebody who says little is asked back, and its answer is read with it', () => {
  const [, asked, told] = talk(['not sleeping much', 'tired of it', 'being here']);
  expect(asked?.reply.text).toBe('Tired of what?');
  expect(told?.level).toBeGreaterThanOrEqual(1);
  expect(told?.reply.move).toMatch(/^safety-/);
});

it('"everything" is asked about, whatever else was heard before it', () => {
  expect(talk(['cant sleep', 'fed up with it all', 'everything. waking up'])[2]?.reply.move).toMatch(/^safety-/);
});

it('"sick of it" after a long story has its "it", and the neighbour\'s dog is no danger', () => {
  const story = 'My manager moved the deadline again and told the whole team that it was my idea, which it was not.';
  expect(talk([story, 'sick of it'])[1]?.reply.text).not.toMatch(/of what\?/);
  expect(talk(['not sleeping much', 'fed up with it', 'the neighbours dog'])[2]?.level).toBe(0);
});
