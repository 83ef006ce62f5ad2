import { describe, expect, it } from 'vitest';
import { joined, openLayer, packLayer, positive, type StoredLayer } from './layers.ts';

const bytes = (values: number[]) => btoa(String.fromCharCode(...values.map((value) => value & 0xff)));
const layer: StoredLayer = {
  weights: { rows: 2, columns: 5, steps: [0.5, 0.25], values: bytes([1, -2, 3, 0, 4, -128, 127, 8, 4, -4]) },
  bias: [1, -1],
};

describe('a stored layer', () => {
  it('is the plain product of its rows with what comes in, also where its columns are no multiple of four', () => {
    expect([...openLayer(layer).apply(Float64Array.from([1, 2, 3, 4, 5]))]).toEqual([
      1 + 0.5 * (1 - 4 + 9 + 20),
      -1 + 0.25 * (-128 + 254 + 24 + 16 - 20),
    ]);
  });

  it('is its bias where nothing comes in', () => {
    expect([...openLayer(layer).apply(new Float64Array(5))]).toEqual([1, -1]);
  });

  it('is refused where weights, steps and biases do not fit together', () => {
    expect(() => openLayer({ ...layer, bias: [1] })).toThrow('2 by 5 holds 10 numbers and 1 biases');
    expect(() => openLayer({ ...layer, weights: { ...layer.weights, values: bytes([1, 2, 3]) } })).toThrow('3 numbers');
  });
});

it('what was packed opens as what it was, within half a step of its row', () => {
  const weights = Float32Array.from([0.5, -1, 0.25, 20, 0, -3]);
  const opened = openLayer(packLayer(2, 3, weights, [0, 7]));
  const [first, second] = opened.apply(Float64Array.from([1, 1, 1]));
  expect(Math.abs((first ?? 0) - -0.25)).toBeLessThan((3 * 1) / 127 / 2);
  expect(Math.abs((second ?? 0) - 24)).toBeLessThan((3 * 20) / 127 / 2);
});

it('nothing below 0 passes, and two lists follow one another', () => {
  expect([...joined(positive(Float64Array.from([-1, 2])), Float64Array.from([3]))]).toEqual([0, 2, 3]);
});

it('many inputs at once are to the bit what each is alone, whatever their number', () => {
  const numbers = (length: number, by: number) => Array.from({ length }, (_, at) => Math.sin(at * by) / 3);
  const opened = openLayer(packLayer(7, 9, Float32Array.from(numbers(63, 1.7)), numbers(7, 0.3)));
  for (const many of [0, 1, 3, 4, 5, 11]) {
    const inputs = Array.from({ length: many }, (_, at) => Float64Array.from(numbers(9, at + 0.1)));
    expect(opened.applyAll(inputs)).toEqual(inputs.map(opened.apply));
  }
});

it('what is nearly all 0 is to the bit what the plain product is, whichever columns count', () => {
  const numbers = (length: number, by: number) => Array.from({ length }, (_, at) => Math.sin(at * by) / 3);
  const opened = openLayer(packLayer(5, 30, Float32Array.from(numbers(150, 1.3)), numbers(5, 0.7)));
  const dense = Float64Array.from(numbers(30, 0.9));
  for (const counting of [0, 1, 4, 6, 7]) {
    const sparse = dense.map((value, at) => (at % 4 === 1 && at / 4 < counting ? value : 0));
    const [alone] = opened.applyAll([sparse]);
    // Four others that are all there keep it from the short way.
    const beside = opened.applyAll([dense, sparse, dense, dense])[1];
    expect(alone).toEqual(beside);
  }
});
