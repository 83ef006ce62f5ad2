import { expect, test } from 'vitest';
import { featuresOf } from './features.ts';
import { openModel, pack } from './linear-model.ts';
import { decodeWeights, encodeWeights, WEIGHT_MAX } from './weight-code.ts';
import { wordsOf } from './words.ts';

const stored = (weights: Int8Array) => ({
  classes: ['no', 'yes'],
  buckets: 4,
  bias: [0, 0],
  step: 0.5,
  weights: pack(weights, 2),
});

test('weights come out of a stored model as they went in', () => {
  const model = openModel(stored(Int8Array.from([0, WEIGHT_MAX, 0, -WEIGHT_MAX, 3, -3, 0, 0])));
  const [no = 0, yes = 0] = model.shares(Uint32Array.from([0]));
  expect(yes / no).toBeCloseTo(Math.exp(0.5 * WEIGHT_MAX));
  expect(model.shares(Uint32Array.from([1]))[1]).toBeCloseTo(1 / (1 + Math.exp(0.5 * WEIGHT_MAX)));
  expect(model.shares(Uint32Array.from([2]))[0]).toBeCloseTo(1 / (1 + Math.exp(-3)));
  expect(model.shares(Uint32Array.from([3]))).toEqual([0.5, 0.5]);
});

test('weights of every size and mix survive, and what repeats itself takes little room', () => {
  const mixed = Int8Array.from({ length: 40_000 }, (_, at) => {
    const wild = Math.imul(at + 1, 0x9e3779b1) >>> 16;
    return wild % 3 === 0 ? (wild % (2 * WEIGHT_MAX + 1)) - WEIGHT_MAX : 0;
  });
  for (const columns of [1, 4, 12])
    expect(decodeWeights(encodeWeights(mixed, columns), 40_000, columns)).toEqual(mixed);
  const extremes = new Int8Array(5000).fill(-WEIGHT_MAX);
  expect(decodeWeights(encodeWeights(extremes, 4), 5000, 4)).toEqual(extremes);
  expect(encodeWeights(new Int8Array(40_000), 4).length).toBeLessThan(600);
});

test('a model that is cut short is refused', () => {
  const whole = stored(new Int8Array(8));
  expect(() => openModel({ ...whole, weights: whole.weights.slice(0, -4) })).toThrow(/holds/);
  expect(() => openModel({ ...whole, buckets: 3 })).toThrow(/power of two/);
});

test('a text without words has features of its marks only, and shares still sum to 1', () => {
  expect(featuresOf('').length).toBe(0);
  expect(featuresOf('', ['a', 'b']).length).toBe(2);
  const shares = openModel(stored(new Int8Array(8))).shares(featuresOf(''));
  expect(shares.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1);
});

test('letters held down, capitals and accents change nothing; other words do', () => {
  expect(featuresOf('I am SOOOO tired')).toEqual(featuresOf('i am sooo tired'));
  expect(wordsOf('Je suis fatigué')).toEqual(wordsOf('je suis fatigue'));
  expect(featuresOf('i am tired')).not.toEqual(featuresOf('i am hired'));
});

test('Chinese and Japanese are read sign by sign, numbers only by their length', () => {
  expect(wordsOf('我想死')).toEqual(['我', '想', '死']);
  expect(wordsOf('30 of 4500')).toEqual(['#', 'of', '#4']);
});
