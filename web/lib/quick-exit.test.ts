import { expect, test } from 'vitest';
import { shiftCounter } from './quick-exit.ts';

test('Shift three times within five seconds leaves', () => {
  const pressed = shiftCounter();
  expect([pressed('Shift', 0), pressed('Shift', 2000), pressed('Shift', 4900)]).toEqual([false, false, true]);
});

test('three presses over a longer time do not', () => {
  const pressed = shiftCounter();
  expect([pressed('Shift', 0), pressed('Shift', 3000), pressed('Shift', 5600)]).toEqual([false, false, false]);
  expect(pressed('Shift', 7000)).toBe(true);
});

test('typing capitals between the presses starts the count again', () => {
  const pressed = shiftCounter();
  pressed('Shift', 0);
  pressed('Shift', 100);
  pressed('a', 200);
  expect(pressed('Shift', 300)).toBe(false);
});
