import { expect, test } from 'vitest';
import { type Figure, isMet, quantile, toTable } from './figures.ts';

const figure = (change: Partial<Figure>): Figure => ({ group: 'g', what: 'delay', value: 4, unit: 'ms', ...change });

test('a bar is an upper limit unless it asks for at least so much', () => {
  expect(isMet(figure({ bar: 5 }))).toBe(true);
  expect(isMet(figure({ bar: 3 }))).toBe(false);
  expect(isMet(figure({ bar: 3, atLeast: true }))).toBe(true);
});

test('what was not taken, or has no bar, is neither met nor short', () => {
  expect(isMet(figure({ value: null, bar: 5 }))).toBeNull();
  expect(isMet(figure({}))).toBeNull();
});

test('the table says by how much a figure falls short', () => {
  expect(toTable([figure({ bar: 2 })])).toContain('| delay | 4 ms | ≤ 2 | short by 100 % |');
  expect(toTable([figure({ value: null, note: 'no Chromium here' })])).toContain('not taken');
});

test('a quantile is a value that was measured', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([3, 1, 2], 0.99)).toBe(3);
  expect(quantile([], 0.5)).toBeNull();
});
