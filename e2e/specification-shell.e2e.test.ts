import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { HAND, openPerson, SOON } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const toBottom = (page: Page) => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const viewport = (page: Page) => page.locator('meta[name="viewport"]').getAttribute('content');

describe.skipIf(!CHROMIUM)('specification §2, for a visitor', () => {
  let browser: Browser;
  let server: RunningServer;
  let person: Visit;
  let page: Page;

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
  beforeEach(async () => {
    person = await openPerson(browser, server.origin);
    page = person.page;
  });
  afterEach(async () => {
    await person.context.close();
  });

  /** Opens a page and waits until the app has taken it over: only then is the log-in button there. */
  async function open(path: string): Promise<void> {
    await page.goto(path);
    await header(page).getByRole('link', { name: 'Log In / Sign Up' }).waitFor();
  }

  test('the header holds logo, Mission, Team and the log-in button', async () => {
    await open('/team');
    expect(await header(page).ariaSnapshot()).toBe(
      [
        '- banner:',
        '  - link "Alcove, to the start page":',
        '    - /url: /',
        '  - navigation "Main":',
        '    - link "Mission":',
        '      - /url: /mission',
        '    - link "Team":',
        '      - /url: /team',
        '  - link "Log In / Sign Up":',
        '    - /url: /authpage',
        '  - button "Quick exit"',
      ].join('\n'),
    );
    await header(page).getByRole('link', { name: 'Mission' }).click();
    await page.waitForURL('**/mission');
    await header(page).getByRole('link', { name: 'Team' }).click();
    await page.waitForURL('**/team');
  });

  test('the logo leads to /, and loads the page anew where it is there already', async () => {
    await open('/mission');
    await mark(page);
    await header(page).getByRole('link', { name: 'Alcove, to the start page' }).click();
    await page.waitForURL(`${server.origin}/`);
    expect(await isMarked(page)).toBe(true);
    await header(page).getByRole('link', { name: 'Alcove, to the start page' }).click();
    await expect.poll(() => isMarked(page), SOON).toBe(false);
    expect(pathOf(page)).toBe('/');
  });

  test('the log-in button is there only once the session is known, and leads to /authpage', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/auth/session', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/api/auth/session');
    await page.goto('/mission');
    await asked;
    const button = header(page).getByRole('link', { name: 'Log In / Sign Up' });
    expect(await button.count()).toBe(0);
    expect(await header(page).getByRole('button', { name: 'Your account' }).count()).toBe(0);
    release();
    await button.click();
    await page.waitForURL('**/authpage');
  });

  test('the footer holds the 2025 line, terms, privacy, e-mail, professional network and photos', async () => {
    await open('/team');
    await footer(page).getByText('© 2025 Alcove. All rights reserved.', { exact: true }).waitFor();
    const links = footer(page).getByRole('link');
    expect(await links.allTextContents()).toEqual(['Terms', 'Privacy', 'E-mail', 'LinkedIn', 'Instagram']);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(targets.slice(0, 2)).toEqual(['/terms', '/privacy']);
    expect(targets[2]).toMatch(/^mailto:.+@.+/);
    for (const target of targets.slice(3)) expect(target).toMatch(/^https:\/\//);
  });

  test.each([
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
  ])('the footer’s %s scrolls to the top where it is there already', async (name, path) => {
    await open(path);
    await toBottom(page);
    expect(await scrolled(page)).toBeGreaterThan(0);
    const before = await page.evaluate(() => history.length);
    await footer(page).getByRole('link', { name }).click();
    await expect.poll(() => scrolled(page), SOON).toBe(0);
    expect([pathOf(page), await page.evaluate(() => history.length)]).toEqual([path, before]);
  });

  test.each([
    ['/privacy', 'Terms', '/terms'],
    ['/terms', 'Privacy', '/privacy'],
  ])('from %s the footer’s %s navigates and scrolls to the top after 50 ms', async (from, name, to) => {
    // The next page is in memory already, so that only the 50 ms are waited for.
    await open(to);
    await footer(page)
      .getByRole('link', { name: from === '/terms' ? 'Terms' : 'Privacy' })
      .click();
    await page.waitForURL(`**${from}`);
    await expect.poll(() => scrolled(page), SOON).toBe(0);
    await page.clock.install();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await toBottom(page);
    await footer(page).getByRole('link', { name }).click();
    await page.waitForURL(`**${to}`);
    await page.locator('footer [aria-current="page"]').getByText(name).waitFor();
    await toBottom(page);
    await page.clock.runFor(49);
    expect(await scrolled(page)).toBeGreaterThan(0);
    await page.clock.runFor(1);
    await expect.poll(() => scrolled(page), SOON).toBe(0);
  });

  test('the account pages and /checkout have neither header nor footer', async () => {
    for (const path of ['/authpage', '/signup', '/forgot-password', '/reset-password', '/checkout', '/checkout/pay']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect([await header(page).count(), await footer(page).count()], path).toEqual([0, 0]);
      if (path.startsWith('/checkout')) await page.getByText('Not found', { exact: true }).waitFor();
    }
  });

  test('pages are scaled to 0.35 without zoom, also on a phone, where the layout is that much wider', async () => {
    await person.context.close();
    person = await openPerson(browser, server.origin, HAND);
    page = person.page;
    for (const path of ['/', '/mission', '/Team/', '/privacy', '/terms', '/authpage', '/signup', '/nowhere']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const content = await viewport(page);
      expect(content, path).toContain('initial-scale=0.35');
      expect(content, path).toContain('user-scalable=no');
      expect(content, path).toContain('maximum-scale=0.35');
      expect(await page.evaluate(() => Math.round((window.screen.width / window.innerWidth) * 100) / 100)).toBe(0.35);
    }
  });

  test('a page’s script is fetched when it is first wanted', async () => {
    await open('/team');
    await page.waitForLoadState('networkidle');
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await header(page).getByRole('link', { name: 'Log In / Sign Up' }).click();
    // The page that is left has a heading as well: what is waited for is the request itself.
    await expect.poll(() => scripts.filter((path) => path.startsWith('/assets/')), SOON).not.toEqual([]);
  });
});
