import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { createUnderstander } from './understand.ts';

const understander = createUnderstander(linesFrom(readContent(), 'en'));
const feelings = (text: string) => understander.read(text, []).feelings.map(({ id }) => id);

test.each([
  ["honestly I'm so exhausted I could sleep on the bus", 'exhausted'],
  ['it makes me really angry when they do that', 'angry'],
  ['fuming. still fuming', 'angry'],
  ['I worry about the exam all day', 'anxious'],
  ['the loneliness is what gets me', 'lonely'],
  ['sad and tired i think', 'sad'],
  ['my hands are shaking and I cant breathe', 'panicky'],
  ['Shame, about a 9', 'ashamed'],
])('%s: the feeling is said as one’s own', (text, id) => {
  expect(feelings(text)).toContain(id);
});

test.each([
  'the tired old bus got replaced with an electric one',
  'the wasps are angry this year, says the beekeeper',
  'the hem has to be let down two inches',
  'the fridge is empty, I am off to the shop',
  'onions make me cry',
  'shame about the weather',
  'it was the only place I was happy',
  "I don't know what to do with my arms",
  'a woman in the queue yelled at me for standing too close',
])('%s: a word for a feeling is no feeling of one’s own', (text) => {
  expect(feelings(text)).toEqual([]);
});
