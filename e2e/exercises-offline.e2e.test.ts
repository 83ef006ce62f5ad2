import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { type Line, openLine } from './line.ts';
import { comeIn, openPerson, SOON } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const screen = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) =>
  screen(page)
    .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
    .click();
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('alcove-shell-'));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

describe.skipIf(!CHROMIUM)('exercises without a network, from the first page on', () => {
  let browser: Browser;
  let server: RunningServer;
  let line: Line;
  let person: Visit;

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
    await comeIn(person.page);
    await person.page.goto('/suggestions');
    await person.page.getByText('28 exercises', { exact: true }).waitFor();
    await expect.poll(() => kept(person.page), SOON).toContain('/suggestions');
  });

  /** As after a restart: no page is left that could still know anything. */
  async function openAnew(address: string): Promise<Page> {
    const page = await person.context.newPage();
    for (const other of person.context.pages()) if (other !== page) await other.close();
    await page.goto(address);
    return page;
  }

  test('the list opens, and what is done arrives once when the line is back', async () => {
    line.cut();
    await person.context.setOffline(true);
    const page = await openAnew('/suggestions');
    await page.getByText('28 exercises', { exact: true }).waitFor();
    await page.getByText('There is no connection.', { exact: false }).waitFor();
    await page.getByRole('link', { name: /sigh/i }).first().click();
    for (const button of [/^(?:Begin|That fits, begin)$/, '6', 'Start', 'That is enough for me', 'Enough for now', '3'])
      await press(page, button);
    await screen(page).getByText('There is no connection.', { exact: false }).waitFor();
    await press(page, 'It helped');
    await screen(page).getByText('Noted.', { exact: false }).waitFor();
    line.mend();
    await person.context.setOffline(false);
    const later = await openAnew('/suggestions');
    await later.getByText('Helped 1 of 1 time', { exact: true }).first().waitFor();
    await later.reload();
    await later.getByText('Helped 1 of 1 time', { exact: true }).first().waitFor();
  });

  test('an exercise opens by its address, and words of danger bring people first', async () => {
    line.cut();
    await person.context.setOffline(true);
    const page = await openAnew('/suggestions?exercise=thought-record');
    await press(page, 'Begin');
    await press(page, '6');
    await screen(page).getByRole('textbox').fill('I want to kill myself tonight and I have the pills here');
    await press(page, 'Next');
    await screen(page).getByRole('heading', { level: 1, name: 'You may be in danger right now' }).waitFor();
    await screen(page).locator('[data-help-first]').getByText('112', { exact: false }).first().waitFor();
  });

  test('after logging out nothing of it is left', async () => {
    const { page } = person;
    await person.context.addInitScript(() => {
      navigator.serviceWorker.register = () => new Promise(() => {});
    });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Log out' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Log In / Sign Up' }).waitFor();
    expect(await kept(page)).toEqual([]);
  });
});
