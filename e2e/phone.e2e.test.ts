import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { comeIn, openPerson, SOON } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const OPEN = ['/', '/mission', '/team', '/privacy', '/terms', '/safety', '/authpage', '/signup', '/forgot-password'];
const SIGNED_IN = ['/chat', '/suggestions', '/questionnaires', '/questionnaire/phq-9', '/profile'];

const phone = (width: number) => ({
  viewport: { width, height: Math.round(width * 2) },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
});

/** What a thumb or an eye would stumble over, in pixels of the screen (the layout's, times the viewport's scale). */
function stumbles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scale = visualViewport?.scale ?? 1;
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth} wide in ${clientWidth}`);
    for (const element of [document.body, ...document.querySelectorAll('input, textarea, select')]) {
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      if (size < 16) found.push(`${element.tagName} reads at ${size.toFixed(1)} px`);
    }
    // A link within a sentence is as high as its line; boxes to tick have their whole label to tap.
    const targets = 'button, a, select, textarea, summary, input:not([type="checkbox"], [type="radio"])';
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (getComputedStyle(element).display === 'inline' || element.matches('.sr-only')) continue;
      const { width, height } = element.getBoundingClientRect();
      const least = Math.min(width, height) * scale;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      if (least < 43.5) found.push(`${element.tagName} "${name}" is ${least.toFixed(1)} px`);
    }
    return found;
  });
}

async function walk(page: Page, paths: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    found.push(...(await stumbles(page)).map((line) => `${path}: ${line}`));
  }
  return found;
}

/** Whether what is laid out by the width of the page, in rem, knows the rem that is in force. */
const knowsItsRem = (page: Page) =>
  page.evaluate(() => {
    const root = document.getElementById('root');
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const sheet = new CSSStyleSheet();
    const width = Math.ceil((root?.clientWidth ?? 0) / rem);
    sheet.replaceSync(`@container page (max-width: ${width}rem) { #root > * { --held: yes; } }`);
    document.adoptedStyleSheets = [sheet];
    const held = getComputedStyle(root?.firstElementChild ?? document.body).getPropertyValue('--held') === 'yes';
    return [document.documentElement.style.getPropertyValue('--text-scale'), held];
  });

const rootFont = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
const viewportTag = (page: Page) => page.locator('meta[name="viewport"]').getAttribute('content');

describe.skipIf(!CHROMIUM)('on a phone', () => {
  let browser: Browser;
  let server: RunningServer;

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  async function withPhone(width: number, work: (person: Visit) => Promise<void>): Promise<void> {
    const person = await openPerson(browser, server.origin, phone(width));
    await work(person);
    expect(person.troubles).toEqual([]);
    await person.context.close();
  }

  test.each([360, 390, 768])('%i px wide, every page reads at 16 px, fits, and can be tapped', async (width) => {
    await withPhone(width, async ({ page }) => {
      expect(await walk(page, OPEN)).toEqual([]);
      await comeIn(page);
      expect(await walk(page, SIGNED_IN)).toEqual([]);
      await page.goto('/chat');
      if (width < 768) await page.getByRole('button', { name: 'Open the menu' }).tap();
      expect(await stumbles(page)).toEqual([]);
    });
  });

  test('the specified scales and the zoom lock stand, until somebody switches pinch zoom on', async () => {
    await withPhone(390, async ({ page, context }) => {
      await page.goto('/');
      expect(await viewportTag(page)).toMatch(/initial-scale=0\.35.*maximum-scale=0\.35, user-scalable=no/);
      await comeIn(page);
      expect(await viewportTag(page)).toMatch(/initial-scale=0\.7.*maximum-scale=0\.7, user-scalable=no/);
      await page.goto('/profile');
      const other = await context.newPage();
      await other.goto('/chat');
      await other.getByRole('heading', { level: 1 }).first().waitFor();
      await page.getByRole('switch', { name: 'Allow zooming with two fingers' }).tap();
      await expect.poll(() => viewportTag(page), SOON).toMatch(/maximum-scale=5, user-scalable=yes/);
      await expect.poll(() => viewportTag(other), SOON).toMatch(/initial-scale=0\.7.*maximum-scale=5/);
      await other.close();
      await page.goto('/chat');
      await expect
        .poll(() => viewportTag(page), SOON)
        .toMatch(/initial-scale=0\.7.*maximum-scale=5, user-scalable=yes/);
    });
  });

  test('the chosen text size holds on every page, and at the largest nothing runs off the side', async () => {
    await withPhone(360, async ({ page }) => {
      await comeIn(page);
      await page.goto('/profile');
      const before = await rootFont(page);
      await page.getByText('250 %').tap();
      await expect.poll(() => rootFont(page), SOON).toBeCloseTo(before * 2.5, 1);
      expect(await walk(page, ['/safety', '/', '/chat', '/profile', '/suggestions', '/questionnaires'])).toEqual([]);
      await page.goto('/safety');
      expect(await rootFont(page)).toBeCloseTo(before * 2.5, 1);
    });
  });

  test.each([phone(360), phone(768), { viewport: { width: 1440, height: 900 } }])(
    'a page that is loaded afresh is laid out for the chosen text size: $viewport.width px',
    async (options) => {
      const { page, context } = await openPerson(browser, server.origin, options);
      await comeIn(page);
      await page.goto('/profile');
      await page.getByText('250 %').click();
      await expect.poll(() => knowsItsRem(page), SOON).toEqual(['2.5', true]);
      for (const path of ['/questionnaire/phq-9', '/questionnaires', '/suggestions', '/profile', '/']) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await expect.poll(() => knowsItsRem(page), { ...SOON, message: path }).toEqual(['2.5', true]);
      }
      await context.close();
    },
  );
});
