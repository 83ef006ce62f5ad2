import { expect, test } from 'vitest';
import { renewalDelay } from './lease-renewal.ts';

const MINUTE = 60_000;

test('a lease is renewed five minutes before it ends', () => {
  expect(renewalDelay(0, 60 * MINUTE, 0)).toBe(55 * MINUTE);
});

test('a lease that is nearly over is renewed at once', () => {
  expect(renewalDelay(58 * MINUTE, 60 * MINUTE, 0)).toBe(0);
});

test('failures back off from 30 to 960 seconds, doubling', () => {
  const seconds = [1, 2, 3, 4, 5, 6, 7, 20].map((failures) => renewalDelay(0, 0, failures) / 1000);
  expect(seconds).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
});
