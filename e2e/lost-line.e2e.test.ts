import type { Page, Route } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { journeyOnLine } from './journey.ts';
import { composer, HAND, replies, SOON, say, send, transcript, whole } from './person.ts';

const unsent = (page: Page) => page.getByText('Not sent yet.');

/** How many sealed messages this browser still keeps for sending. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'alcove-outbox')) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open('alcove-outbox');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const count = opening.result.transaction('rows').objectStore('rows').count();
        count.onsuccess = () => {
          opening.result.close();
          resolve(count.result);
        };
      };
    });
  });

describe.skipIf(!CHROMIUM)('a line that is lost', () => {
  const here = journeyOnLine();
  let page: Page;

  beforeEach(async () => {
    await here.arrive(HAND);
    page = here.page;
    await say(page, 'Trains are late and so am I');
  });

  test('leaves a message on the page as not sent, and sends it once when it is back', async () => {
    here.line.cut();
    await send(page, 'I missed the interview because of it');
    await unsent(page).waitFor();
    expect(await replies(page).count()).toBe(1);
    here.line.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await whole(page, 2);
    await unsent(page).waitFor({ state: 'detached' });
    await page.reload();
    await whole(page, 2);
    const talk = await transcript(page);
    expect(talk.filter(({ text }) => text === 'I missed the interview because of it')).toHaveLength(1);
    expect(await kept(page)).toBe(0);
  });

  test('goes on by itself, in the order written, without anybody pressing anything', async () => {
    here.line.cut();
    await send(page, 'first thing');
    await unsent(page).first().waitFor();
    await send(page, 'second thing');
    here.line.mend();
    await unsent(page).first().waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await transcript(page)).filter(({ who }) => who === 'You').map(({ text }) => text), SOON)
      .toEqual(['Trains are late and so am I', 'first thing', 'second thing']);
    await expect.poll(() => kept(page), SOON).toBe(0);
  });

  test('whose answers are lost makes no message twice', async () => {
    here.line.loseAnswers();
    await send(page, 'I said it, did you hear it');
    await unsent(page).waitFor();
    here.line.mend();
    await page.getByRole('button', { name: 'Try again' }).click();
    await whole(page, 2);
    await page.reload();
    await whole(page, 2);
    expect((await transcript(page)).map(({ who }) => who)).toEqual(['You', 'Alcove', 'You', 'Alcove']);
  });

  test('keeps what is unsent over a reload', async () => {
    here.line.cut();
    await send(page, 'not gone yet');
    await unsent(page).waitFor();
    expect(await kept(page)).toBe(1);
    here.line.mend();
    await page.reload();
    await whole(page, 2);
    expect((await transcript(page)).at(-2)).toEqual({ who: 'You', text: 'not gone yet' });
  });

  test('does not lose a draft: it is there after a reload and on leaving in the middle of a word', async () => {
    const saved = page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok());
    await composer(page).fill('what I really want to say is');
    await saved;
    await page.reload();
    await expect.poll(() => composer(page).inputValue(), SOON).toBe('what I really want to say is');
    await composer(page).fill('what I really want to say is that');
    await page.goto('/mission');
    await page.goto('/chat');
    await expect.poll(() => composer(page).inputValue(), SOON).toBe('what I really want to say is that');
  });

  test('keeps a draft that never reached the server on this device, until it does', async () => {
    const noDrafts = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback());
    await page.route('**/draft', noDrafts);
    await composer(page).fill('written while nothing got through');
    await page.waitForTimeout(100);
    await page.reload();
    await expect.poll(() => composer(page).inputValue(), SOON).toBe('written while nothing got through');
    const saved = page.waitForResponse((response) => response.url().endsWith('/draft') && response.ok());
    await page.unroute('**/draft', noDrafts);
    await composer(page).press('End');
    await page.keyboard.type('!');
    await saved;
    await composer(page).press('Enter');
    await whole(page, 2);
    await page.reload();
    await whole(page, 2);
    expect(await composer(page).inputValue()).toBe('');
  });

  test('leaves nothing unsent behind in the browser after logging out', async () => {
    here.line.cut();
    await send(page, 'only for my own eyes');
    await unsent(page).waitFor();
    await page.route('**/messages', (route) => route.abort());
    here.line.mend();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Log out' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('link', { name: 'Log In / Sign Up' }).waitFor();
    expect(await kept(page)).toBe(0);
  });

  test('leaves nothing unsent behind in the browser after a quick exit', async () => {
    await here.person.context.route('https://www.wikipedia.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A page</title>' }),
    );
    here.line.cut();
    await send(page, 'only for my own eyes');
    await unsent(page).waitFor();
    expect(await kept(page)).toBe(1);
    await page.getByRole('button', { name: 'Quick exit' }).click();
    await page.waitForURL('https://www.wikipedia.org/');
    here.line.mend();
    await page.goto('/mission');
    expect(await kept(page)).toBe(0);
  });

  test('a draft that is slow on its way does not come back after its message was sent', async () => {
    let puts = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/draft', async (route) => {
      puts += 1;
      if (puts === 1) await held;
      await route.continue();
    });
    await composer(page).fill('It was the last');
    await expect.poll(() => puts, SOON).toBe(1);
    await send(page, 'It was the last straw');
    await whole(page, 2);
    // Twice the time after which the empty draft is saved.
    await page.waitForTimeout(1000);
    release();
    const draft = () =>
      page.evaluate(async () => {
        const { user } = await (await fetch('/api/auth/session')).json();
        const chat = localStorage.getItem('activeChatId');
        return (await (await fetch(`/api/users/${user.uid}/chats/${chat}/state`)).json()).draft;
      });
    await expect.poll(() => puts, SOON).toBe(2);
    await expect.poll(draft, SOON).toBe('');
  });
});
