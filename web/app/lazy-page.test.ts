import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAgain, lazyPage } from './lazy-page.tsx';

const Page = () => null;

beforeEach(() => {
  vi.useFakeTimers();
  // A page that was not built: it has no entry script that could be older than the server's.
  vi.stubGlobal('document', { querySelector: () => null });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page script is given up after 120 seconds, not before, and can then be asked for again', async () => {
  const loads = [() => new Promise<typeof Page>(() => {}), async () => Page];
  const page = lazyPage(() => (loads.shift() ?? (async () => Page))());
  let failure: unknown = null;
  page.preload().catch((error: unknown) => {
    failure = error;
  });
  await vi.advanceTimersByTimeAsync(119_999);
  expect(failure).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toBeInstanceOf(Error);
  expect(page.loaded()).toBeNull();
  await expect(page.preload()).rejects.toThrow();
  askAgain();
  expect(await page.preload()).toBe(Page);
  expect(page.loaded()).toBe(Page);
});

test('a page that is already there is not fetched twice', async () => {
  let fetched = 0;
  const page = lazyPage(async () => {
    fetched += 1;
    return Page;
  });
  await Promise.all([page.preload(), page.preload()]);
  await page.preload();
  expect(fetched).toBe(1);
});
