import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { type Line, openLine } from './line.ts';
import { comeIn, composer, openPerson, SOON } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const shell = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('alcove-shell-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const workers = (page: Page) => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

describe.skipIf(!CHROMIUM)('the offline shell', () => {
  let browser: Browser;
  let server: RunningServer;
  let line: Line;
  let person: Visit;
  let page: Page;

  beforeAll(async () => {
    [browser, line] = await Promise.all([openBrowser(), openLine()]);
    server = await runServer({ PUBLIC_URL: line.origin });
    line.leadTo(server.origin);
  });
  afterAll(async () => {
    await browser?.close();
    await line?.close();
    await server?.remove();
  });
  beforeEach(async () => {
    await person?.context.close();
    line.mend();
    person = await openPerson(browser, line.origin);
    page = person.page;
    await comeIn(page);
    await expect.poll(() => shell(page), SOON).toContain('/safety');
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  });

  test('says that there is no connection, with numbers to call, and opens the page once there is', async () => {
    line.cut();
    await page.reload();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await page.getByRole('link', { name: 'Call 112' }).waitFor();
    await page.getByRole('link', { name: /^Find a Helpline/ }).waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Atkinson');
    line.mend();
    await page.getByRole('link', { name: 'Try again' }).click();
    await composer(page).waitFor();
  });

  test('keeps the safety page readable', async () => {
    line.cut();
    await page.goto('/safety');
    await page.getByRole('heading', { name: 'When things get dangerous' }).waitFor();
  });

  test('holds no answer of the API and nothing that anybody wrote', async () => {
    const files = await shell(page);
    expect(files.filter((file) => !/^\/(safety|favicon\.svg|assets\/[\w.-]+)$/.test(file))).toEqual([]);
  });

  test('comes without breaking the content policy', () => {
    expect(person.troubles).toEqual([]);
  });

  test('is gone after logging out', async () => {
    // Every page asks for the shell again; here none may, so that what is left can be seen.
    await person.context.addInitScript(() => {
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
