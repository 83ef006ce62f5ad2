import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { newcomers } from './journey.ts';
import { composer, SOON, said, say, sidebar, upgrade } from './person.ts';

const PIN = '271828';
const SECRET = 'the heronmarsh ledger';
const NEUTRAL = 'https://www.wikipedia.org/';
const MINUTE = 60_000;

const photo = (r: number, width = 640, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: { r, g: 120, b: 90 } } })
    .jpeg()
    .toBuffer();

const ownPicture = (page: Page) => page.locator('main img[src*="/pictures/"]');
const lockScreen = (page: Page) => page.getByRole('heading', { name: 'Locked', exact: true });

async function setUpLock(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Set up a lock' }).click();
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await page.getByLabel('The same PIN once more').fill(PIN);
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await page.getByText('The lock is on. It shuts after 5 minutes without a touch.').waitFor();
}

async function openLock(page: Page, pin = PIN): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(pin);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
}

/** All that a page could show, and all that is readable in what it stored. */
const everything = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.title, location.href];
    for (const { name } of await indexedDB.databases()) {
      if (!name) continue;
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve) => {
          const request = db.transaction(store).objectStore(store).getAll();
          request.onsuccess = () => resolve(request.result);
        });
        for (const row of rows)
          for (const part of Object.values(row as object))
            stored.push(part instanceof ArrayBuffer ? new TextDecoder('latin1').decode(part) : part);
      }
      db.close();
    }
    return document.documentElement.outerHTML + JSON.stringify(stored);
  });

describe.skipIf(!CHROMIUM)('picture, lock and exit', () => {
  const here = newcomers();
  let [first, second]: Buffer[] = [];
  beforeAll(async () => {
    [first, second] = await Promise.all([photo(200), photo(20)]);
  });

  test('a picture is chosen, moved by keys, saved, shown everywhere, replaced by paste, and removed', async () => {
    const { page } = here;
    await page.goto('/profile');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await (await chooser).setFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: first as Buffer });
    const window = page.getByRole('img', { name: /The part of the picture that is kept/ });
    await window.waitFor();
    await window.press('ArrowRight');
    await window.press('+');
    await page.getByRole('button', { name: 'Save picture' }).click();
    await said(page, 'Your picture is saved.').waitFor();
    await ownPicture(page).first().waitFor();
    const before = await ownPicture(page).first().getAttribute('src');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cachedPic')), SOON).toBe(before);

    const other = await here.person.context.newPage();
    await other.goto('/chat');
    await sidebar(other).locator('img[src*="/pictures/"]').waitFor();

    await page.evaluate(
      async (bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'pasted.jpg', { type: 'image/jpeg' }));
        document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
      },
      [...(second as Buffer)],
    );
    await page.getByRole('button', { name: 'Save picture' }).click();
    await expect.poll(() => ownPicture(page).first().getAttribute('src'), SOON).not.toBe(before);
    await expect
      .poll(() => sidebar(other).locator('img').getAttribute('src'), SOON)
      .toBe(await ownPicture(page).first().getAttribute('src'));
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await said(page, 'Your picture is removed.').waitFor();
    await expect.poll(() => sidebar(other).locator('img').getAttribute('src'), SOON).toBe('/defaultProfile.png');
    expect(here.person.troubles).toEqual([]);
  });

  test('an upload can be stopped, what is no picture is said, and a failed one is tried again', async () => {
    const { page } = here;
    await page.goto('/profile');
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose a picture' }).click();
      await (await chooser).setFiles(file);
    };
    await choose({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await page.getByText('This kind of file cannot be used. Please choose a JPEG, PNG or WebP picture.').waitFor();
    await choose({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') });
    await page.getByText(/^This picture could not be read/).waitFor();

    let held = true;
    await page.route('**/picture', async (route) => {
      if (route.request().method() !== 'PUT' || !held) return route.fallback();
      // Neither answered nor refused: the person stops it.
    });
    await choose({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: first as Buffer });
    await page.getByRole('button', { name: 'Save picture' }).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await said(page, 'Nothing was changed.').waitFor();
    held = false;
    await page.route('**/picture', (route) =>
      route.fulfill({ status: 413, json: { error: { code: 'pictures.too_large', message: '' } } }),
    );
    await page.getByRole('button', { name: 'Save picture' }).click();
    await page.getByText('This picture is too large. It may have 8 MB at most.').waitFor();
    await page.unroute('**/picture');
    await page.getByRole('button', { name: 'Try again' }).click();
    await ownPicture(page).first().waitFor();
  });

  test('pages that nobody touched for five minutes lock in every tab, hold nothing, and open where they were', async () => {
    const { page, person, server } = here;
    await say(page, SECRET);
    await setUpLock(page);
    const other = await person.context.newPage();
    await other.goto('/chat');
    await other.getByText(SECRET).first().waitFor();
    await page.clock.install();
    await page.goto('/chat');
    await page.getByText(SECRET).first().waitFor();
    await composer(page).fill('not sent yet');
    // The control: shortly before, everything is still there.
    await page.clock.runFor(4 * MINUTE);
    expect(await everything(page)).toContain(SECRET);
    await page.clock.runFor(2 * MINUTE);
    await Promise.all([lockScreen(page).waitFor(), lockScreen(other).waitFor()]);
    await expect.poll(async () => (await page.request.get(`${server.origin}/api/opening`)).status(), SOON).toBe(423);
    for (const tab of [page, other]) {
      const seen = await everything(tab);
      expect(seen).not.toContain(SECRET);
      expect(seen).not.toContain('not sent yet');
    }
    await page.getByRole('link', { name: 'People who can help, at any time' }).waitFor();
    await page.getByRole('button', { name: 'Quick exit' }).waitFor();

    await other.reload();
    await openLock(other, '000000');
    await other.getByText(/^That PIN is not right/).waitFor();
    await openLock(other);
    await other.getByText(SECRET).first().waitFor();
    // The first tab follows, at its place and with its draft.
    await page.getByText(SECRET).first().waitFor();
    await expect.poll(() => composer(page).inputValue(), SOON).toBe('not sent yet');
  });

  test('help stays reachable while it is locked, and the fifth wrong PIN ends the session', async () => {
    const { page } = here;
    await upgrade(page, `lock-${Date.now()}@example.org`);
    await setUpLock(page);
    await page.getByRole('button', { name: 'Lock now' }).click();
    await lockScreen(page).waitFor();
    await page.getByRole('link', { name: 'People who can help, at any time' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto('/profile');
    await lockScreen(page).waitFor();
    for (let n = 0; n < 4; n++) {
      await openLock(page, `00000${n}`);
      await page.getByText(/^That PIN is not right/).waitFor();
      await expect.poll(() => page.getByLabel('PIN', { exact: true }).inputValue(), SOON).toBe('');
    }
    await openLock(page, '000009');
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    expect(await lockScreen(page).count()).toBe(0);
  });

  test('after quick exit in discreet mode ten times Back, a reload and a new tab show nothing, and the history is neutral', async () => {
    const { page, person } = here;
    await person.context.route(`${NEUTRAL}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>A page</title><p>Neutral.</p>' }),
    );
    await say(page, SECRET);
    await setUpLock(page);
    const entries = async () => {
      const session = await person.context.newCDPSession(page);
      const { entries: all } = await session.send('Page.getNavigationHistory');
      await session.detach();
      return all.map(({ url, title }) => `${new URL(url).pathname} ${title}`);
    };
    await page.getByRole('switch', { name: 'Discreet mode' }).click();
    await expect.poll(() => page.title(), SOON).toBe('Notes');
    const length = (await entries()).length;
    await page.goto('/chat');
    for (const name of ['Suggestions', 'Questionnaires', 'Suggestions']) {
      await sidebar(page).getByRole('button', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.title()).toBe('Notes');
    }
    // Three pages were opened since, and the history has not grown by them.
    expect((await entries()).length).toBeLessThanOrEqual(length + 1);
    const other = await person.context.newPage();
    await other.goto('/chat');
    await other.getByText(SECRET).first().waitFor();

    for (let n = 0; n < 3; n++) await page.keyboard.press('Shift');
    await page.getByText('Neutral.').waitFor();
    await other.getByText('Neutral.').waitFor();
    expect((await entries()).at(-1)).toBe('/ A page');
    for (let n = 0; n < 10; n++) {
      await page.goBack({ waitUntil: 'commit' }).catch(() => null);
      expect(await page.evaluate(() => document.body?.innerText ?? '').catch(() => '')).not.toContain(SECRET);
    }
    await page.reload().catch(() => null);
    expect(await page.evaluate(() => document.body?.innerText ?? '').catch(() => '')).not.toContain(SECRET);

    const restored = await person.context.newPage();
    await restored.goto('/chat');
    await lockScreen(restored).waitFor();
    expect(await everything(restored)).not.toContain(SECRET);
    await openLock(restored);
    // The control: with the lock open it is all there, so that the looks above could have found it.
    await restored.getByText(SECRET).first().waitFor();
  });
});
