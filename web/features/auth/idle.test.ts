import { expect, test } from 'vitest';
import { isTimeToLock } from './idle.ts';

const MINUTE = 60_000;

test('a page in sight locks after the minutes that were chosen, to the millisecond', () => {
  const here = { touchedAt: 0, seenAt: 5 * MINUTE };
  expect(isTimeToLock(here, 5, 5 * MINUTE - 1)).toBe(false);
  expect(isTimeToLock(here, 5, 5 * MINUTE)).toBe(true);
  expect(isTimeToLock({ ...here, touchedAt: 1 }, 5, 5 * MINUTE)).toBe(false);
});

test('pages out of sight for a minute lock, however recently they were touched', () => {
  expect(isTimeToLock({ touchedAt: 30_000, seenAt: 30_000 }, 15, 30_000 + MINUTE - 1)).toBe(false);
  expect(isTimeToLock({ touchedAt: 30_000, seenAt: 30_000 }, 15, 30_000 + MINUTE)).toBe(true);
});

test('a lock that was set to be opened and shut by hand never shuts by itself', () => {
  expect(isTimeToLock({ touchedAt: 0, seenAt: 0 }, 0, 24 * 60 * MINUTE)).toBe(false);
});
