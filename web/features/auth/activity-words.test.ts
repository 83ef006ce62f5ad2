import { expect, test } from 'vitest';
import { AUDIT_ACTS } from '#shared/auth/audit.contract.ts';
import words from '#web/locales/en/activity.json' with { type: 'json' };

test('every act that an account can hold has words of its own', () => {
  const keys = Object.keys(words).filter((key) => key.includes('.'));
  expect(keys.sort()).toEqual([...AUDIT_ACTS].sort());
  expect(new Set(keys.map((key) => (words as Record<string, string>)[key])).size).toBe(keys.length);
});
