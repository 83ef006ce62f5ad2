import { afterEach, expect, test, vi } from 'vitest';
import { leaveNow, listenForQuickExit, shiftCounter } from './quick-exit.ts';

afterEach(() => vi.unstubAllGlobals());

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

test('leaving tells the other tabs and leaves once: being told of its own leaving would break that off', async () => {
  const replace = vi.fn();
  const kept = { setItem: vi.fn(), removeItem: vi.fn(), getItem: () => null };
  vi.stubGlobal('document', { documentElement: {}, addEventListener: vi.fn(), querySelector: () => null });
  vi.stubGlobal('window', { addEventListener: vi.fn() });
  vi.stubGlobal('location', { replace });
  vi.stubGlobal('fetch', () => Promise.resolve());
  vi.stubGlobal('sessionStorage', kept);
  vi.stubGlobal('localStorage', kept);
  const otherTab = new BroadcastChannel('alcove-exit');
  const heard = new Promise((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data);
  });
  listenForQuickExit();
  leaveNow();
  expect(await heard).toBe('left');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(replace).toHaveBeenCalledTimes(1);
  otherTab.close();
});
