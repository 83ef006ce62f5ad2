import { expect, test } from 'vitest';
import { openHead } from '#companion/classifier/sentence-head.ts';
import { type Encoded, trainHead } from './train-head.ts';

const SETTINGS = {
  classes: 2,
  width: 12,
  epochs: 60,
  rate: 0.02,
  decay: 0.001,
  without: { encoding: 0, width: 0.1 },
  seed: 3,
};

/** True where exactly one of the two is there: no straight line tells these apart. */
const examples: Encoded[] = Array.from({ length: 200 }, (_, at) => {
  const [a, b] = [at & 1, (at >> 1) & 1];
  const is = a === b ? 0 : 1;
  return {
    encoding: Float64Array.from([a - 0.5, b - 0.5, ((at * 37) % 11) / 11]),
    target: Float32Array.from([1 - is, is]),
    weight: 1,
  };
});

test('a head learns what needs both its layers', () => {
  const head = openHead({ classes: ['same', 'other'], ...trainHead(examples, SETTINGS) });
  for (const { encoding, target } of examples) expect(head(encoding)[1]).toBeCloseTo(target[1] ?? 0, 0);
});

test('the same examples and seed give the same head, another seed another', () => {
  expect(trainHead(examples, SETTINGS)).toEqual(trainHead(examples, SETTINGS));
  expect(trainHead(examples, { ...SETTINGS, seed: 4 })).not.toEqual(trainHead(examples, SETTINGS));
});

test('an example without weight teaches nothing', () => {
  const wrong = examples.map((example) => ({ ...example, target: example.target.toReversed(), weight: 0 }));
  const head = openHead({
    classes: ['same', 'other'],
    ...trainHead([...examples, ...wrong], { ...SETTINGS, epochs: 120 }),
  });
  for (const { encoding, target } of examples) expect(head(encoding)[1]).toBeCloseTo(target[1] ?? 0, 0);
});
