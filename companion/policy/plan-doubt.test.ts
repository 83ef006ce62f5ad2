import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const TOLD = ['my dad and I fell out in may', 'I miss him', 'we were close'];
const PLANNED = [...TOLD, 'I could ring him on sunday'];
const last = (told: string[]) => holdChat(companion, told, 'a').at(-1);

test.each([
  'he might hang up on me',
  "knowing him he'll make a joke of it",
  "I'll probably burst into tears",
  'not sure I dare',
  "can't imagine it'll change much",
  'my hands shake when I think of his number',
])('"%s" is a doubt about the step, and the step stands', (doubt) => {
  const said = last([...PLANNED, doubt]);
  expect(said?.reply.move).toBe('plan.doubt');
  expect(said?.state.plan).toMatch(/ring him/);
});

test.each(['he hung up on me last year', 'the bus might be late', 'I cried on Monday', 'it helped my sister a lot'])(
  '"%s" doubts nothing',
  (told) => {
    expect(last([...PLANNED, told])?.reply.move).not.toBe('plan.doubt');
  },
);

test.each([
  ['or no, saturday, sunday he is at church', /Saturday/],
  ['actually monday', /Monday/],
  ['not sunday. tuesday', /Tuesday/],
])('"%s" moves the step to the other day', (said, day) => {
  const reply = last([...PLANNED, said]);
  expect(reply?.reply.text).toMatch(day);
  expect(reply?.state.plan).toMatch(/ring him/);
});

test('one thing of the step can give its place to another', () => {
  const said = last([...TOLD, 'I could send him the photo', 'hmm not the photo, maybe a card', 'bye']);
  expect(said?.state.plan).toMatch(/send him a card/);
});

test('what is taken back is held no more', () => {
  expect(last([...PLANNED, 'actually no. leave it'])?.state.plan).toBeNull();
});

test('somebody who could come along is no fear', () => {
  expect(last([...PLANNED, 'and my sister could come with me'])?.reply.move).not.toBe('plan.doubt');
});
