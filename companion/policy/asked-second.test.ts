import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 't').at(-1)?.reply;
const DRINK = [
  "I'm drinking too much",
  'a bottle of wine most nights',
  'it starts when the kids are in bed',
  'I tell myself not tonight',
  'by five I think about it',
  'what could I do tonight',
];

test('things of their own, named after ideas were asked for, are the plan and get their hour', () => {
  const named = last(...DRINK, 'tea. and the bath. something with my hands');
  expect(named?.move).toBe('plan.own');
  expect(named?.text).toMatch(/^Tea, the bath, something with your hands\..*\?$/);
  expect(last(...DRINK, 'tea. and the bath.', 'at 8 when I usually pour')?.text).toMatch(
    /\bat 8 when you usually pour/i,
  );
});

test('things named where no idea was asked for are no plan', () => {
  expect(last('my days are long', 'tea. and the bath.')?.move).not.toBe('plan.own');
});

test('"what if I don\'t do it", asked of a step that is held, is met and brings no other step', () => {
  const said = last(
    'I have an essay due in 3 days',
    'I keep cleaning instead',
    'any tips',
    'the first',
    'after lunch',
    "what if I don't do it",
  );
  expect(said?.move).toBe('answer.if');
  expect(said?.text).not.toMatch(/\?|tutor/);
});
