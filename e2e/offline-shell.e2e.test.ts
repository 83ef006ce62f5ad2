import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { journeyOnLine } from './journey.ts';
import { composer, SOON } from './person.ts';

const shell = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('alcove-shell-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

describe.skipIf(!CHROMIUM)('the offline shell', () => {
  const here = journeyOnLine();
  let page: Page;

  beforeEach(async () => {
    await here.arrive();
    page = here.page;
    await expect.poll(() => shell(page), SOON).toContain('/safety');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  });

  test('says that there is no connection, with numbers to call, and opens the page once there is', async () => {
    here.line.cut();
    await page.reload();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await page.getByRole('link', { name: 'Call 112' }).waitFor();
    await page.getByRole('link', { name: /^Find a Helpline/ }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Atkinson');
    here.line.mend();
    await page.getByRole('link', { name: 'Try again' }).click();
    await composer(page).waitFor();
  });

  test('keeps the safety page readable', async () => {
    here.line.cut();
    await page.goto('/safety');
    await page.getByRole('heading', { name: 'When things get dangerous' }).waitFor();
  });

  test('holds no answer of the API and nothing that anybody wrote', async () => {
    const files = await shell(page);
    expect(files.filter((file) => !/^\/(safety|favicon\.svg|assets\/[\w.-]+)$/.test(file))).toEqual([]);
  });

  test('comes without breaking the content policy', () => {
    expect(here.person.troubles).toEqual([]);
  });

  test('is gone after logging out', async () => {
    // Every page asks for the shell again; here none may, so that what is left can be seen.
    await here.person.context.addInitScript(() => {
      navigator.serviceWorker.register = () => new Promise(() => {});
    });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Log out' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Log In / Sign Up' }).waitFor();
    expect(await workers(page)).toBe(0);
    expect(await shell(page)).toEqual([]);
  });

  test('a page older than the server loads itself anew once a part of it is gone, and the draft stays', async () => {
    await composer(page).fill('what I really want to say is');
    // The server has been updated under the open page: that part is gone, and pages name another entry script.
    const isGone = (url: URL) => url.pathname.startsWith('/assets/profile.page-');
    await page.route(isGone, (route) => route.fulfill({ status: 404 }));
    await page.route('**/profile', (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'text/html', body: '<script src="/assets/boot-newer.js"></script>' })
        : route.continue(),
    );
    const loaded = page.waitForEvent('load').then(() => page.unroute(isGone));
    await page.getByRole('link', { name: /open your profile/ }).click();
    await loaded;
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/chat');
    await expect.poll(() => composer(page).inputValue(), SOON).toBe('what I really want to say is');
  });
});
