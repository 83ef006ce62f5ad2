import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { comeIn, composer, HAND, openPerson, replies, SOON, say, send, sidebar } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const helpButton = (page: Page) => page.getByRole('button', { name: 'Help', exact: true });
const pinned = (page: Page) => page.getByRole('region', { name: 'Help', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Help, right now' });
/** Where there is little room the card comes folded, with its numbers still there. */
async function unfold(page: Page): Promise<void> {
  await pinned(page)
    .getByRole('button', { name: /Show (more|less)/ })
    .waitFor();
  const more = pinned(page).getByRole('button', { name: /Show more/ });
  if (await more.isVisible()) await more.click();
}
const SECRET = 'he reads my messages when he is drunk';

describe.skipIf(!CHROMIUM)('help within reach', () => {
  let browser: Browser;
  let server: RunningServer;
  let person: Visit;
  let page: Page;

  async function arrive(options = {}): Promise<void> {
    await person?.context.close();
    person = await openPerson(browser, server.origin, options);
    page = person.page;
    // The neutral page is somewhere else; a journey stays on this machine.
    await person.context.route('https://www.wikipedia.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A page</title><p>Neutral.</p>' }),
    );
    await comeIn(page);
  }

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
  beforeEach(() => arrive());

  test('the help button is on the four places of talking and nowhere else; quick exit is everywhere', async () => {
    for (const path of ['/chat', '/questionnaires', '/questionnaire/phq9', '/suggestions', '/CHAT/']) {
      await page.goto(path);
      await helpButton(page).waitFor();
      await page.getByRole('button', { name: 'Quick exit' }).waitFor();
    }
    for (const path of ['/', '/mission', '/team', '/privacy', '/terms', '/safety', '/profile', '/forgot-password']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByRole('button', { name: 'Quick exit' }).waitFor();
      expect(await helpButton(page).count(), path).toBe(0);
    }
  });

  test.each([
    ['at a desk', {}],
    ['on a phone', HAND],
  ] as const)('a sign of danger pins the lines of the chosen country above the composer, %s', async (_, options) => {
    await arrive(options);
    await say(page, 'I keep thinking about killing myself');
    await pinned(page).getByText('You deserve a real person with you on this').waitFor();
    expect(await replies(page).last().textContent()).not.toBe('');
    // On a phone the card comes folded, so that the reply stays in sight; the numbers to call are there all the same.
    await pinned(page)
      .getByRole('link', { name: /^Call / })
      .first()
      .waitFor();
    if (options === HAND)
      await pinned(page)
        .getByRole('button', { name: /Show more/ })
        .click();
    await unfold(page);
    await pinned(page)
      .getByRole('combobox', { name: /Country|or/ })
      .selectOption({ label: 'United Kingdom' });
    await pinned(page).getByRole('link', { name: '999' }).waitFor();
    await pinned(page).getByText('Samaritans').first().waitFor();
    const numbers = pinned(page).getByRole('link', { name: /^Call / });
    expect(await numbers.count()).toBeGreaterThan(0);
    for (const href of await numbers.evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      expect(href).toMatch(/^tel:\+?\d+$/);
    }
    const [card, box] = [await pinned(page).boundingBox(), await composer(page).boundingBox()];
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);

    // It folds to one line and never goes away; the choice and the card are still there after a reload.
    await pinned(page)
      .getByRole('button', { name: /Show less/ })
      .click();
    await pinned(page)
      .getByRole('button', { name: /Show more/ })
      .waitFor();
    await page.reload();
    await pinned(page).getByRole('link', { name: '999' }).waitFor();
    await say(page, 'it was a hard week at work');
    await pinned(page).waitFor();
    expect(person.troubles).toEqual([]);
  });

  test('danger now is told to a screen reader at once, with the emergency number first', async () => {
    await page.goto('/profile');
    await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Germany' });
    await page.goto('/chat');
    await send(page, 'I have the pills in my hand and I am going to take them all tonight');
    await page
      .getByRole('alert')
      .getByText(/^You may be in danger right now\./)
      .waitFor();
    const first = pinned(page).getByRole('link').first();
    await expect.poll(() => first.getAttribute('href'), SOON).toBe('tel:112');
    await send(page, 'ok I put them away');
    await expect.poll(() => replies(page).count(), SOON).toBe(2);
    await pinned(page).waitFor();
  });

  test('an everyday message shows no help card', async () => {
    await say(page, 'This homework is killing me, but the weekend is close');
    expect(await pinned(page).count()).toBe(0);
  });

  test('the panel works while the server cannot be reached', async () => {
    await helpButton(page).waitFor();
    await page.route('**/api/**', (route) => route.abort());
    await helpButton(page).click();
    await panel(page).getByRole('link', { name: '112' }).waitFor();
    await panel(page)
      .getByRole('link', { name: /^Find a Helpline/ })
      .waitFor();
    await panel(page).getByText('Words you can use').click();
    await panel(page)
      .getByText(/^I’m not doing well/)
      .waitFor();
    await panel(page).getByRole('button', { name: 'Begin' }).click();
    await panel(page).getByText('Put both feet on the floor. Feel how it holds you.').waitFor();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    await helpButton(page).and(page.locator(':focus')).waitFor();
  });

  test.each([
    ['its button', () => page.getByRole('button', { name: 'Quick exit' }).click()],
    [
      'Shift three times',
      async () => {
        for (const _ of [1, 2, 3]) await page.keyboard.press('Shift');
      },
    ],
    [
      'the help panel',
      async () => {
        await helpButton(page).click();
        await panel(page).getByRole('button', { name: 'Quick exit' }).click();
      },
    ],
  ])('quick exit by %s leaves at once, and Back shows nothing of what stood there', async (_, leave) => {
    await say(page, SECRET);
    await sidebar(page).getByRole('button', { name: 'Suggestions' }).click();
    await page.waitForURL('**/suggestions');
    await sidebar(page).getByRole('button', { name: 'Questionnaires' }).click();
    await page.waitForURL('**/questionnaires');
    await page.goto('/chat');
    await page.getByText(SECRET).waitFor();
    await leave();
    await page.waitForURL('https://www.wikipedia.org/');
    for (const _step of [1, 2, 3]) {
      await page.goBack().catch(() => {});
      await page.waitForURL(/wikipedia|about:blank/);
      expect(await page.content()).not.toContain(SECRET);
    }
    // Opened anew on purpose, everything is there.
    await page.goto(`${server.origin}/chat`);
    await page.getByText(SECRET).waitFor();
  });

  test('quick exit takes what waits to be sent and the offline pages off this device', async () => {
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await person.context.setOffline(true);
    await send(page, SECRET);
    await page.getByText('Not sent yet.').waitFor();
    await person.context.setOffline(false);
    await page.route('**/api/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Quick exit' }).click();
    await page.waitForURL('https://www.wikipedia.org/');
    // A file of the same origin, without the app, which would begin to keep things again.
    await page.goto(`${server.origin}/defaultProfile.png`);
    const left = () =>
      page.evaluate(async () => ({
        databases: await indexedDB.databases(),
        caches: await caches.keys(),
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      }));
    await expect.poll(left, SOON).toEqual({ databases: [], caches: [], workers: 0 });
  });
});
