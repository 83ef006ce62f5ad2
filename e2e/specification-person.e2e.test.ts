import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { chatEntries, comeIn, HAND, openPerson, SOON, say, sidebar } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const DEFAULT = '/defaultProfile.png';
const SESSION = '**/api/auth/session';
const USER = /\/api\/users\/[^/]+$/;

const account = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your account' });
const avatar = (page: Page) => account(page).locator('img').getAttribute('src');
const sidebarAvatar = (page: Page) => sidebar(page).locator('img').getAttribute('src');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

describe.skipIf(!CHROMIUM)('specification §§2 to 4, for somebody signed in', () => {
  let browser: Browser;
  let server: RunningServer;
  let person: Visit;
  let page: Page;
  /** What the answers of our server are made to say: pictures cannot be uploaded yet. */
  const pictures: { photoURL: string | null; profilePic: string | null } = { photoURL: null, profilePic: null };

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
    // Answers are changed on their way: a service worker would fetch them unseen.
    person = await openPerson(browser, server.origin, { serviceWorkers: 'block' });
    page = person.page;
    await comeIn(page);
    await person.context.route(SESSION, async (route) => {
      const response = await route.fetch();
      const session = await response.json();
      if (session.user) session.user.photoURL = pictures.photoURL;
      await route.fulfill({ response, json: session });
    });
    // What comes early holds the user document too.
    await person.context.route('**/api/opening*', (route) => route.fulfill({ json: { answers: {} } }));
    await person.context.route(USER, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), profilePic: pictures.profilePic } });
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  test('the avatar is the picture of the user document, else the sign-in photo, else the default image', async () => {
    for (const [photoURL, profilePic, shown] of [
      [null, null, DEFAULT],
      ['/icon-180.png', null, '/icon-180.png'],
      ['/icon-180.png', '/icon-192.png', '/icon-192.png'],
      [null, '/icon-192.png', '/icon-192.png'],
    ] as const) {
      Object.assign(pictures, { photoURL, profilePic });
      await page.goto('/mission');
      await expect.poll(() => avatar(page), SOON).toBe(shown);
      expect(await stored(page, 'cachedPic')).toBe(shown === DEFAULT ? null : shown);
    }
    const picture = await page.request.get(DEFAULT);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  });

  test('the avatar kept as cachedPic is shown until the user document has come', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hold = async () => {
      await held;
    };
    pictures.profilePic = '/icon-512.png';
    // From a page without the app, which would write the key itself.
    await page.goto(DEFAULT);
    await page.evaluate(() => localStorage.setItem('cachedPic', '/icon-192.png'));
    await page.route(USER, async (route) => {
      await hold();
      await route.fallback();
    });
    await page.goto('/mission');
    await expect.poll(() => avatar(page), SOON).toBe('/icon-192.png');
    release();
    await expect.poll(() => avatar(page), SOON).toBe('/icon-512.png');
    expect(await stored(page, 'cachedPic')).toBe('/icon-512.png');
    await page.unroute(USER);
  });

  test('avatar and name follow the user document live', async () => {
    pictures.profilePic = '/icon-192.png';
    await page.goto('/suggestions');
    await sidebar(page).getByRole('link', { name: 'User, open your profile' }).waitFor();
    await expect.poll(() => sidebarAvatar(page), SOON).toBe('/icon-192.png');
    const other = await person.context.newPage();
    await other.goto('/profile');
    pictures.profilePic = '/icon-512.png';
    await other.evaluate(async () => {
      const { user } = await (await fetch('/api/auth/session')).json();
      await fetch(`/api/users/${user.uid}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ displayName: 'Robin' }),
      });
    });
    await sidebar(page).getByRole('link', { name: 'Robin, open your profile' }).waitFor();
    await expect.poll(() => sidebarAvatar(page), SOON).toBe('/icon-512.png');
    await expect.poll(() => avatar(other), SOON).toBe('/icon-512.png');
    await other.close();
  });

  test('an avatar that does not load falls back to the default image and is forgotten', async () => {
    pictures.profilePic = '/no-such-picture.png';
    await page.goto('/mission');
    await expect.poll(() => avatar(page), SOON).toBe(DEFAULT);
    await expect.poll(() => stored(page, 'cachedPic'), SOON).toBeNull();
    await page.goto('/suggestions');
    await expect.poll(() => sidebarAvatar(page), SOON).toBe(DEFAULT);
    Object.assign(pictures, { photoURL: null, profilePic: null });
  });

  test('the avatar opens Profile and Log out, and nobody is asked to log in', async () => {
    await page.goto('/mission');
    await account(page).click();
    const header = page.getByRole('banner');
    expect(await header.ariaSnapshot()).toBe(
      [
        '- banner:',
        '  - link "Alcove, to the start page":',
        '    - /url: /',
        '  - navigation "Main":',
        '    - link "Mission":',
        '      - /url: /mission',
        '    - link "Team":',
        '      - /url: /team',
        '  - button "Your account" [expanded]',
        '  - menu "Your account":',
        '    - menuitem "Profile"',
        '    - menuitem "Log out"',
        '  - button "Quick exit"',
      ].join('\n'),
    );
    await page.getByRole('menuitem', { name: 'Profile' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/profile');
  });

  test('landing, mission, profile and chat know who is signed in', async () => {
    for (const path of ['/', '/mission', '/profile']) {
      await page.goto(path);
      await account(page).waitFor();
      expect(await page.getByRole('banner').getByRole('link', { name: 'Log In / Sign Up' }).count(), path).toBe(0);
    }
    await expect.poll(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue(), SOON).toBe('Robin');
    await page.goto('/chat');
    await sidebar(page).getByRole('link', { name: 'Robin, open your profile' }).waitFor();
  });

  test('chat, questionnaires and suggestions are scaled to 0.7 without zoom, and come back to 0.35 elsewhere', async () => {
    const storageState = await person.context.storageState();
    const phone = await openPerson(browser, server.origin, { ...HAND, storageState });
    const locked = (scale: number) =>
      `width=device-width, initial-scale=${scale}, minimum-scale=${scale}, maximum-scale=${scale}, user-scalable=no`;
    // A page that is on its way still has the scale of the one before, and is laid out anew a moment after its own came.
    const isScaled = async (path: string, scale: number) => {
      const meta = phone.page.locator('meta[name="viewport"]');
      await expect.poll(() => meta.getAttribute('content'), { ...SOON, message: path }).toBe(locked(scale));
      await expect
        .poll(() => phone.page.evaluate(() => window.screen.width / window.innerWidth), { ...SOON, message: path })
        .toBeCloseTo(scale, 1);
    };
    for (const path of ['/chat', '/suggestions', '/questionnaires', '/questionnaire/phq-9']) {
      await phone.page.goto(path);
      await phone.page.getByRole('heading', { level: 1 }).first().waitFor();
      await isScaled(path, 0.7);
    }
    await phone.page.goto('/profile');
    await isScaled('/profile', 0.35);
    // Without a reload, too.
    await phone.page.goto('/suggestions');
    await isScaled('/suggestions', 0.7);
    await phone.page.getByRole('button', { name: 'Open the menu' }).click();
    await sidebar(phone.page)
      .getByRole('link', { name: /open your profile/ })
      .click();
    await phone.page.waitForURL('**/profile');
    await isScaled('/profile', 0.35);
    await phone.context.close();
  });

  test('the signed-in pages have no header and no footer; the list of chats is newest first; the open one is kept', async () => {
    await page.goto('/chat');
    await say(page, 'The move to the new flat keeps me awake');
    const first = await stored(page, 'activeChatId');
    await sidebar(page).getByRole('button', { name: 'New Chat' }).first().click();
    await expect.poll(() => chatEntries(page).count(), SOON).toBe(2);
    const second = await stored(page, 'activeChatId');
    expect(second).not.toBe(first);
    const newest = chatEntries(page).first().getByRole('button').first();
    await expect.poll(() => newest.getAttribute('aria-current'), SOON).toBe('page');
    await page.reload();
    await expect.poll(() => chatEntries(page).count(), SOON).toBe(2);
    expect(await stored(page, 'activeChatId')).toBe(second);
    expect(await chatEntries(page).first().getByRole('button').first().textContent()).toBe('New Chat');
    await chatEntries(page).nth(1).getByRole('button').first().click();
    await page.getByText('The move to the new flat keeps me awake', { exact: true }).waitFor();
    expect(await stored(page, 'activeChatId')).toBe(first);
    for (const path of ['/chat', '/questionnaires', '/questionnaire/phq9', '/suggestions']) {
      await page.goto(path);
      await sidebar(page).waitFor();
      expect([await page.getByRole('banner').count(), await page.getByRole('contentinfo').count()]).toEqual([0, 0]);
    }
  });

  test('what is said carries the language of its chat', async () => {
    await page.goto('/chat');
    const said = page.getByText('The move to the new flat keeps me awake', { exact: true });
    expect(await said.getAttribute('lang')).toBe('en-US');
    await page.getByRole('button', { name: /^Language:/ }).click();
    await page.getByRole('menuitem', { name: /^Deutsch/ }).click();
    await expect.poll(() => said.getAttribute('lang'), SOON).toBe('de-DE');
    // The guided companion's lines stay what they are.
    const reply = page.getByRole('article', { name: 'Alcove' }).first().locator('[lang]').first();
    expect(await reply.getAttribute('lang')).toBe('en');
  });

  test('a part of the sidebar whose script does not come can be asked for again, and the helplines stay in reach', async () => {
    const cut = await openPerson(browser, server.origin, {
      storageState: await person.context.storageState(),
      serviceWorkers: 'block',
    });
    let tries = 0;
    const parts = /\/assets\/chat-[^/]*\.js$/;
    await cut.context.route(parts, (route) => {
      tries += 1;
      return route.abort();
    });
    await cut.page.goto('/suggestions');
    const again = sidebar(cut.page).getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(await cut.page.getByRole('link', { name: 'Helplines' }).getAttribute('href')).toBe('/safety');
    expect(tries).toBeLessThan(10);
    await cut.context.unroute(parts);
    // A browser may keep the failure, so that only loading the page anew helps: one press leads there either way. A
    // script still on its way to failing takes a press with it, and a person presses again. What the sidebar says
    // instead tells why, where this fails.
    const shown = async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(() => {});
      return { chats: await chatEntries(cut.page).count(), says: await sidebar(cut.page).innerText() };
    };
    await expect.poll(shown, SOON).toMatchObject({ chats: 2 });
    await cut.context.close();
  });
});
