import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const LEAD = [
  'my boss changed the rota and i found out from a colleague',
  'i sat in the car for an hour after',
  'it makes me so angry',
  'i keep thinking about it',
];
const last = (...turns: string[]) => holdChat(companion, [...LEAD, ...turns], 'a').at(-1);

test('what is told after a step has its word, and the step is still held', () => {
  const said = last('I could ring Priya. She set up on her own.');
  expect(said?.reply.text).toMatch(/^Somebody who has done it can tell you how it was\./);
  expect(said?.state.plan).toBe('ring Priya');
});

test('a short deed stands in the question about its day, and is not read out before it', () => {
  expect(last('I could ring my sister')?.reply.text).toMatch(/^(?:\w[^.]*\. )?W[^.]* ring your sister\?$/);
});

test('a question for somebody is met as one, and no fact is made of what they may do', () => {
  expect(last('I could ask her what she really thinks, over Sunday lunch')?.reply.text).toMatch(
    /guess|good idea|good step/,
  );
  const feared = last('I could ask her on monday', 'what if she says no')?.reply.text;
  expect(feared).not.toMatch(/was a no/);
});

test('a fear of what others think has the word of its cue', () => {
  expect(last('I could ask her on monday', "what if she thinks I'm begging")?.reply.text).toMatch(/isn't begging/);
});

test('a plain yes is an answer to the question of a cue', () => {
  const turns = ['i had one friend and she moved to glasgow', 'yes'];
  const said = holdChat(companion, ['new flat, new town', ...turns], 'a');
  expect(said.at(-2)?.reply.text).toMatch(/still talk\?$/);
  expect(said.at(-1)?.reply.text).toMatch(/still there/);
});
