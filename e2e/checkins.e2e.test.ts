import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CheckinList, checkinListSchema } from '#shared/checkins/checkins.contract.ts';
import { axeFindings, ZOOM_LOCK } from './axe.ts';
import { CHROMIUM } from './browser.ts';
import { fillDays, mood } from './checkin-days.ts';
import { journeyOnLine } from './journey.ts';
import { HAND, SOON, tabTo } from './person.ts';

const VIEW = '/suggestions?view=checkin';
const DONE = { name: 'Done', exact: true };

describe.skipIf(!CHROMIUM)('check-ins', () => {
  const here = journeyOnLine();
  let page: Page;

  async function arrive(options = {}): Promise<void> {
    await here.arrive(options);
    page = here.page;
    await page.goto(VIEW);
    await mood(page, 'Good').waitFor();
  }
  const stored = (): Promise<CheckinList['checkins']> =>
    page
      .evaluate(async () => {
        const { user } = await (await fetch('/api/auth/session')).json();
        return (await fetch(`/api/users/${user.uid}/checkins`)).json();
      })
      .then((body) => checkinListSchema.parse(body).checkins);

  beforeEach(() => arrive());

  test('one tap is an entry; energy, tags and a line are added as they are tapped', async () => {
    await mood(page, 'Good').click();
    await expect.poll(async () => (await stored()).map((entry) => entry.mood), SOON).toEqual([4]);
    await page.getByRole('button', { name: 'Plenty', exact: true }).click();
    await page.getByRole('button', { name: 'Outside', exact: true }).click();
    await page.getByRole('textbox', { name: 'A tag of your own' }).fill('choir');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'A line about it, if you like' }).fill('Sang by the river');
    await page.getByRole('button', DONE).click();
    await expect
      .poll(async () => (await stored()).map(({ energy, tags, note }) => ({ energy, tags, note })), SOON)
      .toEqual([{ energy: 3, tags: ['outside', 'choir'], note: 'Sang by the river' }]);
    await page.reload();
    await page.getByText('Sang by the river', { exact: true }).waitFor();
    await page.getByText('Plenty of energy · Outside · choir').waitFor();
    expect(here.person.troubles).toEqual([]);
  });

  test('is done by keyboard alone', async () => {
    await tabTo(page, 'Low');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Rest');
    await page.keyboard.press('Space');
    await expect
      .poll(async () => (await stored()).map(({ mood, tags }) => [mood, tags]), SOON)
      .toEqual([[2, ['rest']]]);
  });

  test('is changed, and deleted only after a second word', async () => {
    await mood(page, 'Very low').click();
    await page.getByRole('button', DONE).click();
    await page.getByRole('button', { name: /^Edit,/ }).click();
    const list = page.getByRole('region', { name: 'Your entries' });
    await list.getByRole('button', { name: 'So-so', exact: true }).click();
    await list.getByRole('button', DONE).click();
    await expect.poll(async () => (await stored()).map((entry) => entry.mood), SOON).toEqual([3]);
    await page.getByRole('button', { name: /^Delete,/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this check-in?' });
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(stored, SOON).toEqual([]);
    await expect.poll(() => list.count(), SOON).toBe(0);
  });

  test('tapped without a network it shows at once, lies sealed, outlives the tab and arrives once', async () => {
    here.line.cut();
    await mood(page, 'Low').click();
    await page.getByRole('textbox', { name: 'A line about it, if you like' }).fill('On the train');
    await page.getByRole('button', DONE).click();
    await page.getByText(/waits on this device/).waitFor();
    await page.getByText('On the train', { exact: true }).waitFor();
    const copy = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const open = indexedDB.open('alcove-checkins');
          open.onsuccess = () => {
            const rows = open.result.transaction('rows').objectStore('rows').getAll();
            rows.onsuccess = () => resolve(rows.result.map((row) => new TextDecoder().decode(row.sealed)).join());
          };
        }),
    );
    expect(copy.length).toBeGreaterThan(20);
    expect(copy).not.toContain('train');
    // Another page of the same person sends it, some seconds after it stands.
    here.line.mend();
    await page.goto('/chat');
    await expect.poll(async () => (await stored()).map(({ note }) => note), SOON).toEqual(['On the train']);
    await page.goto(VIEW);
    await page.getByText('On the train', { exact: true }).waitFor();
    expect(await page.getByText(/waits on this device/).count()).toBe(0);
    expect(await stored()).toHaveLength(1);
  });

  test('an answer that was lost on the way home makes no second entry', async () => {
    here.line.loseAnswers();
    await mood(page, 'Very good').click();
    await page.getByText(/Noted on this device/).waitFor();
    here.line.mend();
    await page.getByText('Noted. You can stop here, or add to it.').waitFor(SOON);
    expect(await stored()).toHaveLength(1);
  });

  test('changed in two tabs without a network, both changes hold, also where one of the tabs is closed', async () => {
    await mood(page, 'Low').click();
    await expect.poll(async () => (await stored()).length, SOON).toBe(1);
    const other = await here.person.context.newPage();
    await other.goto(VIEW);
    await other.getByRole('button', { name: /^Edit,/ }).click();
    here.line.cut();
    await page.getByRole('button', { name: 'Outside', exact: true }).click();
    const outside = other.getByRole('region', { name: 'Your entries' }).getByRole('button', { name: 'Outside' });
    await expect.poll(() => outside.getAttribute('aria-pressed'), SOON).toBe('true');
    const there = other.getByRole('region', { name: 'Your entries' });
    await there.getByRole('textbox', { name: 'A line about it, if you like' }).fill('By the river');
    await there.getByRole('button', DONE).click();
    const field = page.getByRole('textbox', { name: 'A line about it, if you like' });
    await expect.poll(() => field.inputValue(), SOON).toBe('By the river');
    await other.close();
    await page.getByRole('button', { name: 'Plenty', exact: true }).click();
    here.line.mend();
    const both = { mood: 2, energy: 3, tags: ['outside'], note: 'By the river' };
    await expect.poll(async () => (await stored())[0], { timeout: 60_000 }).toMatchObject(both);
    await page.reload();
    await page.getByText('By the river', { exact: true }).waitFor();
    expect(await page.getByText(/waits? on this device/).count()).toBe(0);
    expect(await stored()).toHaveLength(1);
  });

  test('shows up in a second tab without a reload', async () => {
    const other = await here.person.context.newPage();
    await other.goto(VIEW);
    await mood(other, 'Good').waitFor();
    await mood(page, 'Good').click();
    await other.getByRole('region', { name: 'Your entries' }).getByText('Good', { exact: true }).waitFor();
  });

  test.each([
    ['at a desk', {}],
    ['on a phone', HAND],
  ])('a hundred days stand in calendar, line, table and comparison, %s', async (_, options) => {
    await arrive(options);
    await fillDays(page, 100);
    await page.reload();
    const better = page.getByRole('region', { name: 'What goes with better days' });
    await better
      .getByText(/Mood \d\.\d of 5 on \d+ days with it/)
      .first()
      .waitFor();
    await better.getByText('Better days', { exact: true }).waitFor();
    expect(await better.innerText()).not.toMatch(/because|makes you|thanks to|caus/i);
    await page.getByRole('img', { name: /^Mood over time/ }).waitFor();
    await page.getByText('Show as a table').click();
    expect(await page.getByRole('table', { name: 'How it has been' }).getByRole('row').count()).toBeGreaterThan(15);
    await page.getByRole('button', { name: 'Month before' }).click();
    await page
      .getByRole('table', { name: /\w+ \d{4}/ })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('region', { name: /^Entries of/ }).waitFor();
    expect(await page.getByText(/streak|in a row\b(?!\.)/i).count()).toBe(0);
    expect((await axeFindings(page)).filter((finding) => finding !== ZOOM_LOCK)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
