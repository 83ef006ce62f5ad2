import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings, ZOOM_LOCK } from './axe.ts';
import { CHROMIUM } from './browser.ts';
import { dayAgo } from './day-ago.ts';
import { fillJournal } from './journal-days.ts';
import { newcomers } from './journey.ts';
import { HAND, SOON, sidebar } from './person.ts';

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Write something' });
const entries = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const open = async (page: Page) => {
  await page.goto('/suggestions?view=journal');
  await field(page).waitFor();
};
/** What the server has. */
const stored = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/session')).json();
    const { items } = await (await fetch(`/api/users/${user.uid}/journal`)).json();
    return items.map((item: { text: string }) => item.text);
  });

describe.skipIf(!CHROMIUM)('the journal', () => {
  const here = newcomers();
  let page: Page;
  beforeEach(() => {
    page = here.page;
  });

  test('by keyboard alone a page is written, kept, changed and deleted; a reload loses no word of it', async () => {
    await open(page);
    await page.getByText('Nothing here yet', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    await field(page).focus();
    await page.keyboard.type('The rain did not stop,');
    await page.getByText('Held on this device until you keep it.', { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => field(page).inputValue(), SOON).toBe('The rain did not stop,');
    await field(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' and I stayed in.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const entry = entries(page).filter({ hasText: 'The rain did not stop, and I stayed in.' });
    await entry.waitFor();
    expect(await field(page).inputValue()).toBe('');
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    await entry.getByRole('button', { name: 'Edit' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Your words' }).fill('The rain stopped at noon.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => stored(page), SOON).toEqual(['The rain stopped at noon.']);
    await page.reload();
    const changed = entries(page).filter({ hasText: 'The rain stopped at noon.' });
    await changed.getByRole('button', { name: 'Delete' }).focus();
    await page.keyboard.press('Enter');
    const asks = page.getByRole('dialog', { name: 'Delete this entry?' });
    await asks.getByRole('button', { name: 'Keep it' }).press('Enter');
    await asks.waitFor({ state: 'hidden' });
    expect(await stored(page)).toHaveLength(1);
    await changed.getByRole('button', { name: 'Delete' }).press('Enter');
    await asks.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByText('Nothing here yet', { exact: true }).waitFor();
    await expect.poll(() => stored(page), SOON).toEqual([]);
  });

  test('what is kept without a network waits here, shows, and arrives once', async () => {
    await open(page);
    await here.person.context.setOffline(true);
    await field(page).fill('Written in the tunnel');
    await page.getByRole('button', { name: 'Keep it' }).click();
    await entries(page).filter({ hasText: 'Written in the tunnel' }).waitFor();
    await page.getByText(/One entry waits on this device/).waitFor();
    await here.person.context.setOffline(false);
    await expect.poll(() => stored(page), SOON).toEqual(['Written in the tunnel']);
    await page.getByText(/waits on this device/).waitFor({ state: 'hidden' });
    await page.reload();
    await expect.poll(() => entries(page).count(), SOON).toBe(1);
  });

  test('holds exercises and check-ins with the way to each, goes by pages, and a search lands on its entry', async () => {
    await fillJournal(page, 70);
    await open(page);
    await expect.poll(() => entries(page).count(), SOON).toBe(30);
    await page.getByRole('link', { name: 'Open that day' }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Open the exercise' }).first().getAttribute('href')).toBe(
      '/suggestions?exercise=thought-record',
    );
    await page.getByRole('button', { name: 'Show older' }).click();
    await expect.poll(() => entries(page).count(), SOON).toBe(60);
    await page.getByRole('button', { name: 'Search what you wrote' }).click();
    await page.getByRole('combobox').fill('quince 65');
    await page.getByRole('option').filter({ hasText: 'day 65' }).click();
    await page.waitForURL('**/suggestions?view=journal&entry=*');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''), SOON)
      .toContain('A quince on day 65');
  });

  test('a period is saved as a file that reads as it was written', async () => {
    await fillJournal(page, 12);
    await open(page);
    await page.locator('summary').click();
    await page.getByLabel('From', { exact: true }).fill(dayAgo(5));
    await page.getByLabel('To', { exact: true }).fill(dayAgo(4));
    await expect.poll(() => entries(page).count(), SOON).toBe(2);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as Markdown' }).click(),
    ]);
    const text = readFileSync(await file.path(), 'utf8');
    expect(file.suggestedFilename()).toBe(`journal-${dayAgo(4)}.md`);
    expect(text.startsWith('# Your journal\n\n## ')).toBe(true);
    expect(text.indexOf('on day 5')).toBeLessThan(text.indexOf('on day 4'));
    expect(text).not.toContain('on day 3');
    // On paper the words stand alone and run on from sheet to sheet.
    await page.getByRole('button', { name: 'All days' }).click();
    await expect.poll(() => entries(page).count(), SOON).toBe(12);
    await page.emulateMedia({ media: 'print' });
    expect(await sidebar(page).isVisible()).toBe(false);
    expect(await field(page).isVisible()).toBe(false);
    expect(await page.getByText('A line on day 7', { exact: true }).isVisible()).toBe(true);
    expect(await page.locator('main').evaluate((main) => main.scrollHeight - main.clientHeight)).toBe(0);
    const sheets = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(sheets.length).toBeGreaterThan(1);
  });

  test('on a phone words of danger bring people first, and the words are kept', async () => {
    await here.arrive(HAND);
    page = here.page;
    await open(page);
    await field(page).fill('I want to kill myself tonight, I have the pills here');
    await page.getByRole('button', { name: 'Keep it' }).tap();
    const help = page.getByRole('region', { name: 'Please talk to a person now' });
    await help.waitFor();
    await help
      .getByRole('link', { name: /^(Call|Text|Chat|\d)/ })
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await help.getByRole('button', { name: 'Back to the journal' }).tap();
    await help.waitFor({ state: 'hidden' });
    expect(await entries(page).count()).toBe(1);
  });
});
