import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { seedLongChat } from '#server/testing/long-chat.ts';
import { axeFindings, ZOOM_LOCK } from './axe.ts';
import { CHROMIUM } from './browser.ts';
import { newcomers } from './journey.ts';
import { answerJoining, composer, HAND, newChat, SOON, say, sidebar, whole } from './person.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page): Locator => page.getByRole('combobox', { name: /^Search everything/ });
const options = (page: Page): Locator => dialog(page).getByRole('option');
const group = (page: Page, name: string): Locator => dialog(page).getByRole('group', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** What a screen reader says next: the option that the field points at. */
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent) || '';
  });

const uidOf = (page: Page): Promise<string> =>
  page.evaluate(async () => (await (await fetch('/api/auth/session')).json()).user.uid);
const put = (page: Page, path: string, body: object, method = 'PUT') =>
  page.evaluate(
    async ([to, json, how]) => {
      const { user } = await (await fetch('/api/auth/session')).json();
      const init = { method: how, headers: { 'content-type': 'application/json' }, body: json };
      await fetch(`/api/users/${user.uid}/${to}`, init as RequestInit);
    },
    [path, JSON.stringify(body), method],
  );

describe.skipIf(!CHROMIUM)('search', () => {
  const here = newcomers();
  let page: Page;
  beforeEach(() => {
    page = here.page;
  });

  test('by keyboard alone it lands on a message four thousand above the end, and leads back to the end', async () => {
    const text = (index: number) => (index === 40 ? 'The lighthouse at Örsund, again' : `line ${index} of a long year`);
    await seedLongChat(join(here.server.folder, 'data'), await uidOf(page), {
      title: 'A long year',
      count: 4041,
      text,
    });
    await page.reload();
    await composer(page).waitFor();
    await composer(page).focus();
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('orsund LIGHTHOUSE');
    await group(page, 'Messages').getByText('The lighthouse at Örsund, again').waitFor();
    expect(await dialog(page).locator('mark').allTextContents()).toEqual(['lighthouse', 'Örsund']);
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    expect(await active(page)).toContain('You, in “A long year”');
    await page.keyboard.press('Enter');
    const message = page.getByRole('article').filter({ hasText: 'The lighthouse at Örsund' });
    await message.waitFor();
    await expect.poll(() => focused(page), SOON).toContain('The lighthouse at Örsund');
    expect(await message.isVisible()).toBe(true);
    expect(await page.getByText('line 4039 of a long year', { exact: true }).count()).toBe(0);
    // It goes on both ways from there.
    await page.keyboard.press('Home');
    await page.getByText('line 0 of a long year', { exact: true }).waitFor({ state: 'attached' });
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    await page.getByRole('button', { name: 'Latest message' }).click();
    await page.getByText('line 4040 of a long year', { exact: true }).waitFor();
  }, 120_000);

  test('finds journal, check-ins, the plan and titles, and opens each at its place', async () => {
    await put(page, 'safetyPlan', { parts: { alone: 'Make quince bread' } });
    await put(page, 'checkins/0190a000-0000-7000-8000-000000000001', {
      ...{ day: '2024-02-29', at: '2024-02-29T12:00:00.000Z', mood: 4, energy: null },
      ...{ tags: [], note: 'Quince bread at Ann’s' },
    });
    await page.goto('/suggestions');
    await page.getByRole('button', { name: 'Search what you wrote' }).click();
    await field(page).fill('quince');
    await group(page, 'Check-ins').getByRole('option').click();
    await page.waitForURL('**/suggestions?view=checkin&day=2024-02-29');
    await expect.poll(() => focused(page), SOON).toContain('Quince bread at Ann’s');
    await page.keyboard.press('Control+k');
    await field(page).fill('quince');
    await group(page, 'Safety plan').getByRole('option').click();
    await page.waitForURL('**/profile?view=plan*');
    await expect.poll(() => focused(page), SOON).toBe('Make quince bread');
  });

  test('runs commands, closes with Escape where it was opened, and says when nothing is found', async () => {
    await say(page, 'I keep thinking about the harbour');
    await composer(page).focus();
    await page.keyboard.press('Control+k');
    await expect.poll(() => options(page).count(), SOON).toBeGreaterThan(5);
    expect(await active(page)).toBe('New chat');
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toBe('Show the keys');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe('Check in');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await expect.poll(() => composer(page).evaluate((box) => box === document.activeElement), SOON).toBe(true);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('zebra crossing');
    await dialog(page).getByText('Nothing found', { exact: true }).last().waitFor();
    await field(page).fill('crisis');
    await expect.poll(() => active(page), SOON).toBe('Get help now');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Help, right now' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#main').focus();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
  });

  test('says kindly that there is no connection, and looks again when there is', async () => {
    await newChat(page);
    await say(page, 'the ferry was late again');
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await here.person.context.setOffline(true);
    await page.keyboard.type('ferry');
    await dialog(page).getByText('There is no connection', { exact: false }).waitFor();
    await here.person.context.setOffline(false);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await group(page, 'Messages').getByRole('option').first().waitFor();
  });

  test('leads to what is remembered, and to a message that another version has taken the place of', async () => {
    await here.open();
    page = here.page;
    await page.goto('/chat');
    await page.getByRole('button', { name: 'Continue without an account' }).click();
    await answerJoining(page);
    await page.getByRole('checkbox', { name: 'Remember things about me between chats' }).check();
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await composer(page).waitFor();
    await say(page, 'Please remember that my sister lives in Ferrol');
    await page.getByRole('button', { name: 'Edit' }).first().click();
    const edit = page.getByRole('textbox', { name: 'Edit your message' });
    await edit.fill('The cormorant is back on the pier');
    await edit.press('Enter');
    await page.getByText('The cormorant is back on the pier', { exact: true }).waitFor();
    await whole(page, 1);
    await page.keyboard.press('Control+k');
    await field(page).fill('ferrol remember');
    await group(page, 'Messages').getByRole('option').filter({ hasText: 'You, in' }).click();
    await expect.poll(() => focused(page), SOON).toContain('Please remember that my sister lives in Ferrol');
    await page.keyboard.press('Control+k');
    await field(page).fill('ferrol');
    await group(page, 'Memories').getByRole('option').click();
    await page.waitForURL('**/profile?memory=*');
    await expect.poll(() => focused(page), SOON).toContain('Ferrol');
  });

  test('on a phone it is a button on the suggestions, and a tap lands', async () => {
    await here.arrive(HAND);
    page = here.page;
    await say(page, 'my grandmother kept bees');
    await newChatOnPhone(page);
    await page.goto('/suggestions');
    await page.getByRole('button', { name: 'Search what you wrote' }).tap();
    await field(page).fill('bees');
    const hit = group(page, 'Messages').getByRole('option').filter({ hasText: 'You, in' });
    await hit.waitFor();
    expect((await hit.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44 / 0.7);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await hit.tap();
    await page.waitForURL('**/chat');
    await expect.poll(() => focused(page), SOON).toContain('my grandmother kept bees');
  });

  const newChatOnPhone = async (on: Page) => {
    await on.goto('/suggestions');
    await on.getByRole('button', { name: 'Open the menu' }).tap();
    await sidebar(on).getByRole('button', { name: 'New Chat' }).first().tap();
    await composer(on).waitFor();
  };
});
