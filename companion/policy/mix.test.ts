import { expect, test } from 'vitest';
import { countKinds, KINDS } from './mix.ts';

const at = (kind: (typeof KINDS)[number]) => KINDS.indexOf(kind);

test('what was in the last replies counts less with each one', () => {
  const once = countKinds(undefined, new Set(['question', 'reflection']));
  expect(once[at('question')]).toBe(1);
  expect(once[at('credit')]).toBe(0);
  const twice = countKinds(once, new Set(['reflection']));
  expect(twice[at('question')]).toBeLessThan(1);
  expect(twice[at('question')]).toBeGreaterThan(0);
  expect(twice[at('reflection')]).toBeGreaterThan(1);
});
