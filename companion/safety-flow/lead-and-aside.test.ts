import { expect, test } from 'vitest';
import { withBeside } from './lead-and-aside.ts';

const said = (text: string, move = 'reflect') => ({ text, move });

test('a lead stands before the reply, and an aside behind what was heard', () => {
  expect(withBeside(said('That is hard.'), { lead: 'Okay.' }).text).toBe('Okay. That is hard.');
  expect(withBeside(said('That is hard.'), { aside: 'My question can wait.' }).text).toBe(
    'That is hard. My question can wait.',
  );
});

test('beside an open question no other one is asked, but where the reply is nothing else', () => {
  expect(withBeside(said('So you know it from home. What was it like?'), { aside: 'My question can wait.' }).text).toBe(
    'So you know it from home. My question can wait.',
  );
  expect(withBeside(said('What was it like?'), { aside: 'My question can wait.' }).text).toBe(
    'My question can wait. What was it like?',
  );
});

test('what is put to choose from stays in one piece', () => {
  const idea = said('One idea is tea. Does it fit?', 'advice');
  expect(withBeside(idea, { aside: 'My question can wait.' }).text).toBe(
    'My question can wait. One idea is tea. Does it fit?',
  );
});

test('a reply that believes by itself needs neither', () => {
  expect(
    withBeside(said('Thanks for putting that right.', 'repair'), { lead: 'Okay.', aside: 'It can wait.' }).text,
  ).toBe('Thanks for putting that right.');
});
