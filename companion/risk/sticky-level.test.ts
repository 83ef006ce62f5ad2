import { expect, it } from 'vitest';
import { stickyLevel } from './sticky-level.ts';

const quiet = { level: 0 as const };

it('lets a higher level win at once', () => {
  expect(stickyLevel(0, { level: 3 }, 0, false)).toBe(3);
  expect(stickyLevel(1, { level: 2 }, 0, false)).toBe(2);
});
it('holds level 3 through a change of topic, until the person is safe', () => {
  expect(stickyLevel(3, quiet, 9, false)).toBe(3);
  expect(stickyLevel(3, quiet, 1, true)).toBe(2);
  expect(stickyLevel(3, { level: 3 }, 0, true)).toBe(3);
});
it('holds level 2 for the chat', () => {
  expect(stickyLevel(2, quiet, 50, true)).toBe(2);
});
it('lets level 1 go after six clean messages', () => {
  expect(stickyLevel(1, quiet, 5, false)).toBe(1);
  expect(stickyLevel(1, quiet, 6, false)).toBe(0);
});
