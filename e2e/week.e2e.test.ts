import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings, ZOOM_LOCK } from './axe.ts';
import { CHROMIUM } from './browser.ts';
import { fillWeek } from './gallery-week.ts';
import { journey } from './journey.ts';
import { HAND, SOON, tabTo } from './person.ts';

const VIEW = '/suggestions?view=week';

describe.skipIf(!CHROMIUM)('the week', () => {
  const here = journey();
  let page: Page;

  async function arrive(options = {}): Promise<void> {
    await here.arrive(options);
    page = here.page;
  }
  const region = (name: string) => page.getByRole('region', { name, exact: true });

  beforeEach(() => arrive());

  test('with nothing in it says something kind, asks one question, and is led to from the suggestions', async () => {
    await page.goto('/suggestions');
    await page.getByRole('link', { name: 'Your week', exact: true }).click();
    await page.getByRole('heading', { name: 'Nothing stands here yet for this week' }).waitFor();
    await region('One question to take along').getByText(/\?$/).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Week before' }).isDisabled(), SOON).toBe(true);
    expect(await page.getByRole('button', { name: 'Week after' }).isDisabled()).toBe(true);
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
  });

  test.each([
    ['at a desk', {}],
    ['on a phone', HAND],
  ])('tells what was on the mind, what was tried and how it was, leads back to the chat, %s', async (_, options) => {
    await arrive(options);
    await fillWeek(page);
    await page.goto(VIEW);
    const mind = region('What was on your mind');
    await mind.getByText(/^Noted: /).waitFor();
    const tried = region('What you tried');
    await tried.getByText('7 before, 3 after', { exact: true }).waitFor();
    await tried.getByText('7 before, 7 after', { exact: true }).waitFor();
    const checkins = region('Your check-ins');
    await checkins.getByRole('img', { name: /^Mood on / }).waitFor();
    await checkins.getByText('Show as a table').click();
    expect(await checkins.getByRole('row').count()).toBeGreaterThan(1);
    const text = await page.getByRole('main').innerText();
    expect(text).not.toMatch(/because|makes you|thanks to|caus|streak|in a row|well done|proud|keep it up/i);
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await mind
      .getByRole('button', { name: /^Open the chat/ })
      .first()
      .click();
    await page.waitForURL('**/chat');
    await page.getByText('My boss gives me new work every hour and I worry about it', { exact: true }).waitFor();
    expect(here.person.troubles).toEqual([]);
  });

  test('earlier weeks are reached and left by keyboard alone', async () => {
    await fillWeek(page);
    await page.goto(VIEW);
    await region('What you tried').waitFor();
    await tabTo(page, 'Week before');
    await page.keyboard.press('Enter');
    await region('Your check-ins').waitFor();
    await expect.poll(() => region('What you tried').count(), SOON).toBe(0);
    await tabTo(page, 'Week after');
    await page.keyboard.press('Enter');
    await region('What you tried').waitFor();
  });

  test('a chat that is deleted in another tab goes from the open week', async () => {
    await fillWeek(page);
    await page.goto(VIEW);
    await region('What was on your mind').waitFor();
    await page.evaluate(async () => {
      const { user } = await (await fetch('/api/auth/session')).json();
      const { chats } = await (await fetch(`/api/users/${user.uid}/chats`)).json();
      for (const { id } of chats) await fetch(`/api/users/${user.uid}/chats/${id}`, { method: 'DELETE' });
    });
    await expect.poll(() => region('What was on your mind').count(), SOON).toBe(0);
    await region('What you tried').waitFor();
  });

  test('after a hard talk help stands first, and no question and no word of it', async () => {
    await fillWeek(page, ['I want to kill myself tonight', 'no', 'not now']);
    await page.goto(VIEW);
    await region('People who are there now').getByRole('link').first().waitFor();
    expect(await region('One question to take along').count()).toBe(0);
    const text = await page.getByRole('main').innerText();
    expect(text).not.toMatch(/kill/i);
    expect(text.indexOf('People who are there now')).toBeLessThan(text.indexOf('What was on your mind'));
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
  });

  test('on paper it is the week alone, without buttons', async () => {
    await fillWeek(page);
    await page.goto(VIEW);
    await region('What you tried').waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('button').filter({ visible: true }).count(), SOON).toBe(0);
    const held = await page.getByRole('main').evaluate((main) => [main.clientHeight, main.scrollHeight]);
    expect(held[0]).toBe(held[1]);
    await region('What was on your mind').waitFor();
  });
});
