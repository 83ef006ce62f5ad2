import { expect, test } from 'vitest';
import { flagsOf, sourceOf, sourceOfAll } from './bank-patterns.ts';

const SHAPES = { pet: 'dog|cat', sad: ['cry*', '\\bin tears\\b'] };
const fits = (source: string, text: string) => new RegExp(source, flagsOf(source)).test(text);

test('words side by side are whole words, and a star stands for any ending', () => {
  expect(fits(sourceOf('dog|puppy*', {}), 'two puppyish things')).toBe(true);
  expect(fits(sourceOf('dog|puppy*', {}), 'dogma')).toBe(false);
  expect(fits(sourceOf('colou?r', {}), 'what color')).toBe(true);
});

test('a name stands for its shape, in brackets where that is a list', () => {
  expect(fits(sourceOf('my {pet}', SHAPES), 'my cat died')).toBe(true);
  expect(fits(sourceOf('I was {sad} then', SHAPES), 'I was in tears then')).toBe(true);
  expect(fits(sourceOf('I was {sad} then', SHAPES), 'in tears')).toBe(false);
});

test('of a list any fits, or all in any order', () => {
  expect(fits(sourceOf(['{pet}', 'vet'], SHAPES), 'the vet')).toBe(true);
  const both = sourceOfAll(['{pet}', '{sad}'], SHAPES);
  expect(fits(both, 'crying about the cat')).toBe(true);
  expect(fits(both, 'about the cat')).toBe(false);
});
