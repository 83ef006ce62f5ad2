import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, ZOOM_LOCK } from './axe.ts';
import { CHROMIUM, openBrowser } from './browser.ts';
import { comeIn, composer, HAND, openPerson, replies, say, send, whole } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const DANGER = 'I have the pills in my hand and I am going to take them all tonight';

const card = (page: Page) => page.getByRole('region', { name: 'Help', exact: true });
const ways = (page: Page) => card(page).getByRole('group', { name: 'Say how it stands' });
const way = (page: Page, name: string) => ways(page).getByRole('button', { name, exact: true });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName ?? '');

/** Presses Tab until the focus is there; fails where it never comes. */
async function tabTo(page: Page, there: string): Promise<void> {
  for (let steps = 0; steps < 12; steps++) {
    if ((await focused(page)) === there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${there}`);
}

describe.skipIf(!CHROMIUM)('somebody in danger', () => {
  let browser: Browser;
  let server: RunningServer;

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  test('finds the numbers by keyboard, and says how it stands with three buttons', async () => {
    const person = await openPerson(browser, server.origin);
    const { page } = person;
    await comeIn(page);
    await send(page, DANGER);
    await whole(page, 1);
    await expect.poll(() => card(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await tabTo(page, 'tel:112');
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);

    await way(page, "I can't call").focus();
    await page.keyboard.press('Enter');
    await whole(page, 2);
    expect(await replies(page).last().textContent()).toMatch(/nearest|text|friend|busy/);
    await way(page, "I've called").click();
    await whole(page, 3);
    expect(await replies(page).last().textContent()).toMatch(/You called|They know now/);
    // What is written stays possible, and nothing but the person's own word ends it.
    await say(page, 'leave me alone');
    expect(await ways(page).getByRole('button').count()).toBe(3);
    await page.reload();
    await way(page, "I'm not in danger").click();
    await whole(page, 5);
    await ways(page).waitFor({ state: 'detached' });
    await card(page).waitFor();
    expect(person.troubles).toEqual([]);
    await person.context.close();
  });

  test('is not taken away from words that wait to be sent', async () => {
    const person = await openPerson(browser, server.origin);
    const { page } = person;
    await comeIn(page);
    await send(page, DANGER);
    await composer(page).fill('wait');
    await whole(page, 1);
    await ways(page).waitFor();
    expect(await focused(page)).toBe('TEXTAREA');
    expect(await composer(page).inputValue()).toBe('wait');
    await person.context.close();
  });

  test('has numbers, buttons, reply and composer on one phone screen', async () => {
    const person = await openPerson(browser, server.origin, HAND);
    const { page } = person;
    await comeIn(page);
    await say(page, DANGER);
    await ways(page).waitFor();
    await card(page)
      .getByRole('link', { name: /^Call / })
      .first()
      .waitFor();
    const [buttons, box, height] = await Promise.all([
      ways(page).boundingBox(),
      composer(page).boundingBox(),
      page.evaluate(() => innerHeight),
    ]);
    expect((buttons?.y ?? 0) + (buttons?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    expect(await replies(page).last().isVisible()).toBe(true);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/danger-phone.png` });
    await person.context.close();
  });
});

describe.skipIf(!CHROMIUM)('an exercise', () => {
  let browser: Browser;
  let server: RunningServer;

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  test('collects several answers before it sends them, and shows its cues', async () => {
    const person = await openPerson(browser, server.origin);
    const { page } = person;
    await comeIn(page);
    await say(page, 'can we do the box breathing exercise');
    const several = page.getByRole('group', { name: 'Choose as many as fit.' });
    const chips = several.locator('button[aria-pressed]');
    const names = await chips.allTextContents();
    await chips.nth(0).click();
    await chips.nth(1).click();
    expect(await replies(page).count()).toBe(1);
    await several.getByRole('button', { name: 'Send 2 answers' }).click();
    await whole(page, 2);
    await page.getByRole('log').getByText(`${names[0]}, ${names[1]}`, { exact: true }).waitFor();

    await say(page, 'stop');
    await say(page, 'can we do the muscle relaxation exercise');
    const start = page.getByRole('button', { name: 'Start', exact: true });
    for (let steps = 0; steps < 6 && !(await start.isVisible()); steps++) await say(page, 'ok');
    await start.click();
    await page
      .getByRole('status')
      .getByText(/Tense|Squeeze/)
      .waitFor();
    expect(person.troubles).toEqual([]);
    await person.context.close();
  });
});
