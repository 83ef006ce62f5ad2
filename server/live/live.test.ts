import { expect, test } from 'vitest';
import { createLive } from './live.ts';
import { type LiveBus, localBus } from './live-bus.ts';

const failing = (error: unknown) => {
  throw error;
};

test('a change of the last moments is remembered for the person it belongs to, and for nobody else', async () => {
  const live = await createLive(localBus(), failing);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(live.changedWithin('ann', 10)).toBe(false);
  live.publish('ann', 'chats');
  expect(live.changedWithin('ann', 10_000)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(live.changedWithin('ann', 1)).toBe(false);
  expect(live.changedWithin('ben', 1)).toBe(false);
});

test('what cannot be known counts as changed: before the start, beyond the memory, while the bus was lost', async () => {
  let lose = () => {};
  const bus: LiveBus = {
    ...localBus(),
    listen: async (_onNotice, onLost) => {
      lose = onLost;
    },
  };
  const live = await createLive(bus, failing);
  expect(live.changedWithin('ann', 5_000)).toBe(true);
  expect(live.changedWithin('ann', 10 * 60_000)).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(live.changedWithin('ann', 10)).toBe(false);
  lose();
  expect(live.changedWithin('ann', 10)).toBe(true);
});
