import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { journeyOnLine } from './journey.ts';
import { HAND, SOON, say } from './person.ts';

const SIGNS = 'I stop answering my phone';
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

async function write(page: Page): Promise<void> {
  await page.goto('/profile?view=plan');
  await field(page, 'How I notice that it is getting bad').fill(SIGNS);
  await field(page, 'People I can ask for help').fill('Mira, next door');
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await page.getByText(SIGNS, { exact: true }).waitFor();
}

describe.skipIf(!CHROMIUM)('the safety plan', () => {
  const here = journeyOnLine();
  let page: Page;

  async function arrive(options = {}): Promise<void> {
    await here.arrive(options);
    page = here.page;
  }

  beforeEach(() => arrive());

  test('is written, changed, found again after a reload, and deleted only after a second word', async () => {
    await write(page);
    await page.reload();
    await page.getByText(SIGNS, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await field(page, 'One thing worth living for').fill('The cat');
    await page.getByRole('button', { name: 'Save my plan' }).click();
    await page.getByText('The cat', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your safety plan?' });
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Save my plan' }).waitFor();
    await page.reload();
    expect(await field(page, 'One thing worth living for').inputValue()).toBe('');
    expect(here.person.troubles).toEqual([]);
  });

  test.each([
    ['at a desk', {}],
    ['on a phone', HAND],
  ])('opens from the help and from the help card, %s', async (_, options) => {
    await arrive(options);
    await write(page);
    await page.goto('/chat');
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Help, right now' });
    await panel.getByText('My safety plan').click();
    await panel.getByText(SIGNS, { exact: true }).waitFor();
    await panel.getByRole('link', { name: 'Open and change it' }).click();
    await page.getByRole('heading', { level: 1, name: 'My safety plan' }).waitFor();
  });

  test('opens without a network, from a sealed copy, and is gone after signing out', async () => {
    await write(page);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), SOON)
      .toBe(1);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    // The copy is made behind the answer of the server.
    const copy = () =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const open = indexedDB.open('alcove-plan');
            open.onsuccess = () => {
              const rows = open.result.transaction('rows').objectStore('rows').getAll();
              rows.onsuccess = () => resolve(rows.result.map((row) => new TextDecoder().decode(row.sealed)).join());
            };
          }),
      );
    await expect.poll(async () => (await copy()).length, SOON).toBeGreaterThan(20);
    const stored = await copy();
    expect(stored).not.toContain('phone');
    here.line.cut();
    await page.goto('/profile?view=plan').catch(() => {});
    await page.getByRole('heading', { name: 'Your safety plan, as this device last had it' }).waitFor();
    await page.getByText(SIGNS, { exact: true }).waitFor();
    expect(await page.getByText('One thing worth living for').isVisible()).toBe(false);
    here.line.mend();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Log out' }).last().click();
    await page
      .getByRole('dialog', { name: 'Log out and lose this space?' })
      .getByRole('button', { name: 'Log out' })
      .click();
    await expect.poll(() => new URL(page.url()).pathname, SOON).toBe('/');
    const rows = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const open = indexedDB.open('alcove-plan');
          open.onsuccess = () => {
            if (!open.result.objectStoreNames.contains('rows')) return resolve(0);
            const count = open.result.transaction('rows').objectStore('rows').count();
            count.onsuccess = () => resolve(count.result);
          };
        }),
    );
    expect(rows).toBe(0);
  });

  test('is printed without buttons, header and footer', async () => {
    await write(page);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText(SIGNS, { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false);
    expect(await page.locator('footer').isVisible()).toBe(false);
    const pdf = await page.pdf();
    expect(pdf.byteLength).toBeGreaterThan(1000);
  });

  test('written in the chat it stands on its page', async () => {
    for (const text of ['can we make a safety plan', SIGNS, 'tea', 'the library', 'Mira', 'Doctor Weber'])
      await say(page, text);
    for (const text of ['Skip this part', 'my cat', 'Keep my plan']) await say(page, text);
    await page.goto('/profile?view=plan');
    await page.getByText(SIGNS, { exact: true }).waitFor();
    await page.getByText('my cat', { exact: true }).waitFor();
  });
});
