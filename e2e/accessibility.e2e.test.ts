import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { CHROMIUM, openBrowser, PHONE, visit } from './browser.ts';
import { type RunningServer, runServer } from './running-server.ts';

const PAGES = [
  '/',
  '/mission',
  '/team',
  '/privacy',
  '/terms',
  '/safety',
  '/authpage',
  '/signup',
  '/forgot-password',
  '/no-such-page',
];

describe.skipIf(!CHROMIUM)('axe finds nothing', () => {
  let browser: Browser;
  let server: RunningServer;

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  test.each([
    ['by daylight', { colorScheme: 'light' as const }],
    ['by lamplight', { colorScheme: 'dark' as const }],
    ['on a phone', { ...PHONE, colorScheme: 'light' as const }],
  ])('on any page a visitor sees, %s', async (_, options) => {
    const { page, context } = await visit(browser, server.origin, { reducedMotion: 'reduce', ...options });
    const findings: string[] = [];
    for (const path of PAGES) {
      await page.goto(path, { waitUntil: 'networkidle' });
      findings.push(...(await axeFindings(page)).map((finding) => `${path} ${finding}`));
    }
    expect(findings).toEqual([]);
    await context.close();
  });
});
