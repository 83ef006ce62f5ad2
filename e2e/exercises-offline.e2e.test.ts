import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { journeyOnLine } from './journey.ts';
import { SOON } from './person.ts';

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
  const here = journeyOnLine();

  beforeEach(async () => {
    await here.arrive();
    await here.page.goto('/suggestions');
    await here.page.getByText('28 exercises', { exact: true }).waitFor();
    await expect.poll(() => kept(here.page), SOON).toContain('/suggestions');
  });

  /** As after a restart: no page is left that could still know anything. */
  async function openAnew(address: string): Promise<Page> {
    const page = await here.person.context.newPage();
    for (const other of here.person.context.pages()) if (other !== page) await other.close();
    await page.goto(address);
    return page;
  }

  test('the list opens, and what is done arrives once when the line is back', async () => {
    here.line.cut();
    await here.person.context.setOffline(true);
    const page = await openAnew('/suggestions');
    await page.getByText('28 exercises', { exact: true }).waitFor();
    await page.getByText('There is no connection.', { exact: false }).waitFor();
    await page.getByRole('link', { name: /sigh/i }).first().click();
    for (const button of [/^(?:Begin|That fits, begin)$/, '6', 'Start', 'That is enough for me', 'Enough for now', '3'])
      await press(page, button);
    await screen(page).getByText('There is no connection.', { exact: false }).waitFor();
    await press(page, 'It helped');
    await screen(page).getByText('Noted.', { exact: false }).waitFor();
    here.line.mend();
    await here.person.context.setOffline(false);
    const later = await openAnew('/suggestions');
    await later.getByText('Helped 1 of 1 time', { exact: true }).first().waitFor();
    await later.reload();
    await later.getByText('Helped 1 of 1 time', { exact: true }).first().waitFor();
  });

  test('an exercise opens by its address, and words of danger bring people first', async () => {
    here.line.cut();
    await here.person.context.setOffline(true);
    const page = await openAnew('/suggestions?exercise=thought-record');
    await press(page, 'Begin');
    await press(page, '6');
    await screen(page).getByRole('textbox').fill('I want to kill myself tonight and I have the pills here');
    await press(page, 'Next');
    await screen(page).getByRole('heading', { level: 1, name: 'You may be in danger right now' }).waitFor();
    await screen(page).locator('[data-help-first]').getByText('112', { exact: false }).first().waitFor();
  });

  test('after logging out nothing of it is left', async () => {
    const { page } = here;
    await here.person.context.addInitScript(() => {
      navigator.serviceWorker.register = () => new Promise(() => {});
    });
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Log out' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Log In / Sign Up' }).waitFor();
    expect(await kept(page)).toEqual([]);
  });
});
