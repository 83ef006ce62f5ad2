import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, PHONE, visit } from './browser.ts';
import { type RunningServer, runServer } from './running-server.ts';

describe.skipIf(!CHROMIUM)('a first visit', () => {
  let browser: Browser;
  let server: RunningServer;

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  test.each(['/', '/mission', '/team', '/privacy', '/terms', '/authpage', '/signup', '/forgot-password', '/safety'])(
    '%s opens, has a heading and asks nobody else for anything',
    async (path) => {
      const { page, context, troubles } = await visit(browser, server.origin);
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(troubles).toEqual([]);
      await context.close();
    },
  );

  test('paths are matched whatever their case and trailing slashes', async () => {
    const { page, context } = await visit(browser, server.origin);
    await page.goto('/mission');
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    await page.goto('/MISSION/');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    await context.close();
  });

  test('a path nobody knows says so, and nothing else', async () => {
    const { page, context } = await visit(browser, server.origin);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await page.getByText('Not found', { exact: true }).waitFor();
    await context.close();
  });

  test('/design is a page of development only', async () => {
    const { page, context } = await visit(browser, server.origin);
    for (const path of ['/design', '/Design/']) {
      const response = await page.goto(path, { waitUntil: 'networkidle' });
      expect(response?.status()).toBe(404);
      expect(await page.getByRole('main').allTextContents()).toEqual(['Not found']);
    }
    await context.close();
  });

  test('no page is wider than a small phone', async () => {
    const { page, context } = await visit(browser, server.origin, PHONE);
    for (const path of ['/', '/authpage', '/signup']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const { content, screen } = await page.evaluate(() => ({
        content: document.documentElement.scrollWidth,
        screen: document.documentElement.clientWidth,
      }));
      expect(content, path).toBeLessThanOrEqual(screen);
    }
    await context.close();
  });
});
