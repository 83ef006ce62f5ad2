import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'w').at(-1)?.reply;
const VISIT = [
  'im trans and my aunt keeps asking about boyfriends',
  'its the whole family at easter and i have to hide',
];

test('a yes to help that nobody named brings ideas for what was told', () => {
  const reply = last(...VISIT, 'i just need to get through it', 'yeah that would help');
  expect(reply?.move).toMatch(/^advice/);
  expect(reply?.text).toMatch(/text from there/);
});

test('where no situation was told in so many words it brings none', () => {
  const reply = last('my landlord is odd lately', 'he hums in the hall', 'yeah that would help');
  expect(reply?.move).not.toMatch(/^advice/);
});

test('a pick with nothing to pick from is owned up to, and a pick of one of two is taken', () => {
  const WORK = ['my boss changed the rota again', 'i found out from a colleague'];
  expect(last(...WORK, 'the second one')?.move).toBe('repair.which');
  const TEAM = ['i got the lead role', 'now im managing my friends'];
  expect(last(...TEAM, 'what do i do', 'the second one')?.move).toBe('plan.first');
});
