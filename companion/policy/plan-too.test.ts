import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const PLANNED = ['my dad and I fell out in may', 'I miss him', 'we were close', 'I could ring him on sunday'];
const results = (told: string[]) => holdChat(companion, told, 'a');
const last = (told: string[]) => results(told).at(-1);

test.each(['and bring the photo', 'from the car, not by text', 'with my sister next to me', 'and write it down first'])(
  '"%s" goes beside the step, which stays as it was',
  (more) => {
    const said = last([...PLANNED, more]);
    expect(said?.reply.text).not.toContain('?');
    expect(said?.state.plan).toMatch(/ring him/);
  },
);

test('a day after the step is its time and no piece beside it', () => {
  expect(last([...PLANNED.slice(0, 3), 'I could ring him', 'in the morning'])?.reply.move).not.toBe('plan.too');
});

test('"then I\'d ask for half" after "what if" is a second way and takes no place of the first', () => {
  const said = last([...PLANNED, 'what if he says no', "then I'd ask my uncle"]);
  expect(said?.reply.move).toBe('plan.second');
  expect(said?.state.plan).toMatch(/ring him/);
});

test('what helps somebody is kept as their own step, and its moment goes with it', () => {
  const told = [
    'I snapped at my son',
    'it was over shoes',
    'he cried',
    'cool water on my hands helps',
    'before I go in',
  ];
  expect(last(told)?.reply.text).toMatch(/cool water on your hands/i);
  expect(last(told)?.reply.text).toMatch(/before you go in/);
});

test('what harms is no step that helps', () => {
  expect(last(['I had a bad week', 'my boss again', 'a beer helps'])?.reply.move).not.toBe('plan.helps');
});

test('an occasion with its day is the time of the step and no piece beside it', () => {
  const said = last([...PLANNED.slice(0, 3), 'I could ring him', 'in my lunch break on thursday']);
  expect(said?.reply.move).not.toBe('plan.too');
  expect(said?.state.plan).toMatch(/ring him.*thursday/i);
});
