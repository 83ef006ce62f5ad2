import { expect, test } from 'vitest';
import { splitClauses } from '#companion/understand/clauses.ts';
import { joinThree, joinTwo } from './join-clauses.ts';

test('three clauses of one sentence keep the last one, where the point often is', () => {
  const clauses = splitClauses("I wake up and I'm on the plane and he's in the kitchen");
  const bare = ['you wake up', "you're on the plane", "he's in the kitchen"];
  expect(joinThree(bare, clauses)).toBe("You wake up, and you're on the plane, and he's in the kitchen.");
});

test('what is too long for one breath, or of two sentences, is not joined', () => {
  const clauses = splitClauses("I wake up. I'm on the plane and he's in the kitchen");
  expect(joinThree(['you wake up', "you're on the plane", "he's in the kitchen"], clauses)).toBeNull();
  const long = 'you walk the whole long way home again every night';
  expect(joinThree([long, long, long], splitClauses('I walk and I sit and I wait'))).toBeNull();
});

test('two clauses are joined as the person joined them', () => {
  const [first, second] = splitClauses('I call her but I hear the noise');
  if (!first || !second) throw new Error('not split');
  expect(joinTwo('you call her', 'you hear the noise', first, second)).toBe(
    'You call her, and yet you hear the noise.',
  );
});

test('a contrast without a subject stays with its clause', () => {
  expect(splitClauses('he said congrats but in a weird voice').map(({ text }) => text)).toEqual([
    'he said congrats but in a weird voice',
  ]);
});
