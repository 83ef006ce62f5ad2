import { expect, test } from 'vitest';
import { ApiError } from './api-client.ts';
import { type Clock, MAX_OPERATION_RETRY_MS, MAX_UPLOAD_RETRY_MS, untilOver } from './file-storage.ts';

/** Time that passes only while somebody waits. */
function fakeClock(): Clock & { time: number } {
  const clock = {
    time: 0,
    now: () => clock.time,
    wait: async (ms: number) => {
      clock.time += ms;
    },
  };
  return clock;
}

const away = async (): Promise<never> => {
  throw new ApiError('client.unreachable', 0);
};

test.each([
  ['operations', MAX_OPERATION_RETRY_MS, 120_000],
  ['uploads', MAX_UPLOAD_RETRY_MS, 600_000],
])('%s are tried again for as long as the specification says, and not longer', async (_, max, said) => {
  expect(max).toBe(said);
  const clock = fakeClock();
  let tries = 0;
  const act = () => {
    tries += 1;
    return away();
  };
  await expect(untilOver(act, max, { clock })).rejects.toMatchObject({ code: 'pictures.upload_unfinished' });
  expect(clock.time).toBeLessThanOrEqual(max);
  // Another pause would not have fitted.
  expect(clock.time).toBeGreaterThan(max - 64_000);
  expect(tries).toBeGreaterThan(5);
});

test('what is refused is not tried again', async () => {
  const clock = fakeClock();
  const refused = async () => {
    throw new ApiError('pictures.type_unsupported', 400);
  };
  await expect(untilOver(refused, MAX_UPLOAD_RETRY_MS, { clock })).rejects.toMatchObject({
    code: 'pictures.type_unsupported',
  });
  expect(clock.time).toBe(0);
});

test('what passes in between succeeds, and a person who cancels is not made to wait', async () => {
  const clock = fakeClock();
  let tries = 0;
  const third = async () => {
    tries += 1;
    return tries < 3 ? away() : 'there';
  };
  expect(await untilOver(third, MAX_UPLOAD_RETRY_MS, { clock })).toBe('there');
  expect(clock.time).toBe(3000);
  const stop = new AbortController();
  stop.abort();
  await expect(untilOver(away, MAX_UPLOAD_RETRY_MS, { clock, signal: stop.signal })).rejects.toMatchObject({
    code: 'client.cancelled',
  });
});
