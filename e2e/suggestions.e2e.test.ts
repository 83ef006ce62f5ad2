import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings, ZOOM_LOCK } from './axe.ts';
import { CHROMIUM } from './browser.ts';
import { newcomers } from './journey.ts';
import { newChat, replies, SOON, say, sidebar } from './person.ts';

const TALK = [
  'My boss gives me new work every hour and I worry about it',
  'On Friday he wanted two reports at once',
  'I am worried about the next week, too',
];

const cards = (page: Page) => page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem');

describe.skipIf(!CHROMIUM)('suggestions', () => {
  const here = newcomers();
  let page: Page;
  beforeEach(() => {
    page = here.page;
  });

  test('begin with first steps, which lead into a chat, and the library can be narrowed', async () => {
    await page.goto('/suggestions');
    await expect.poll(() => cards(page).count(), SOON).toBe(5);
    expect(await cards(page).getByText('A good first step', { exact: true }).count()).toBe(5);
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    await page.getByRole('button', { name: 'Connection', exact: true }).click();
    await page.getByText('4 exercises', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Connection', exact: true }).click();
    await page.getByText('28 exercises', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Sleeping better', exact: true }).click();
    await page.waitForURL('**/chat');
    await page.getByText('I would like to sleep better', { exact: true }).waitFor();
    await expect.poll(() => replies(page).count(), SOON).toBeGreaterThan(0);
  });

  test('after a talk each says why in the person’s words, leads back to them, and can be put away', async () => {
    await newChat(page);
    for (const line of TALK) await say(page, line);
    await sidebar(page).getByRole('button', { name: 'Suggestions' }).click();
    const first = cards(page).filter({ hasText: 'You said: “' }).first();
    await first.getByRole('button', { name: 'From your chat, today' }).click();
    await page.waitForURL('**/chat');
    await page.getByText(TALK[0] as string, { exact: true }).waitFor();
    await sidebar(page).getByRole('button', { name: 'Suggestions' }).click();
    const title = (await first.getByRole('heading').textContent()) ?? '';
    await first.getByRole('button', { name: 'Never', exact: true }).click();
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    await first.getByRole('textbox').fill('I tried that already');
    await first.getByRole('button', { name: 'Never show this' }).click();
    await expect.poll(() => cards(page).getByRole('heading', { name: title, exact: true }).count(), SOON).toBe(0);
    await page.reload();
    await cards(page).first().waitFor();
    expect(await cards(page).getByRole('heading', { name: title, exact: true }).count()).toBe(0);
    await cards(page).first().getByRole('button', { name: 'Helped', exact: true }).click();
    await cards(page).first().getByText('Noted as helpful.', { exact: true }).waitFor();
  });

  test('after a talk at risk show help first, and nothing else to do', async () => {
    await newChat(page);
    await say(page, 'I want to kill myself tonight');
    await page.goto('/suggestions');
    const help = cards(page).filter({ has: page.getByRole('heading', { name: 'Somebody to talk to right now' }) });
    await help.getByRole('link').first().waitFor();
    const list = page.getByRole('list', { name: 'Suggestions' });
    expect(await list.getByRole('heading', { level: 2 }).count()).toBe(4);
    expect(await page.getByRole('heading', { name: 'All exercises' }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
  });
});
