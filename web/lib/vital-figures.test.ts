import { expect, test } from 'vitest';
import { largestBurst, slowInteraction } from './vital-figures.ts';

test('shifts add up within a burst and not across a second of rest', () => {
  expect(largestBurst([])).toBe(0);
  const shifts = [
    { at: 100, value: 0.125 },
    { at: 600, value: 0.25 },
    { at: 1700, value: 0.25 },
  ];
  expect(largestBurst(shifts)).toBe(0.375);
});

test('a burst of shifts ends after five seconds', () => {
  const steady = Array.from({ length: 12 }, (_, at) => ({ at: at * 900, value: 0.125 }));
  expect(largestBurst(steady)).toBe(0.75);
});

test('one slow interaction in fifty is left out', () => {
  expect(slowInteraction([])).toBe(null);
  expect(slowInteraction([48, 320, 56])).toBe(320);
  expect(slowInteraction([900, ...Array.from({ length: 49 }, () => 40)])).toBe(40);
});
