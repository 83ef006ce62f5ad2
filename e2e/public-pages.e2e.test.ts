import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, visit } from './browser.ts';
import { type RunningServer, runServer } from './running-server.ts';

const INSTANCE = {
  operator: { name: 'Harbour Student Services', contact: 'desk@harbour.example' },
  team: [{ name: 'Ines <Moreau>', role: 'Counsellor', text: 'Reads every letter.' }],
  modelCountry: 'Iceland',
  backupDays: 14,
};
const WITHIN = { timeout: 20_000 };

describe.skipIf(!CHROMIUM)('the public pages', () => {
  let browser: Browser;
  let server: RunningServer;

  beforeAll(async () => {
    const file = join(tmpdir(), 'instance-of-the-journey.json');
    writeFileSync(file, JSON.stringify(INSTANCE));
    const model = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: 'http://127.0.0.1:9/v1', MODEL_NAME: 'gemma' };
    [browser, server] = await Promise.all([openBrowser(), runServer({ INSTANCE_FILE: file, ...model })]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  test('say what is true of this very instance, with scripts switched off', async () => {
    const { page, context } = await visit(browser, server.origin, { javaScriptEnabled: false });
    await page.goto('/privacy');
    const privacy = await page.getByRole('main').innerText();
    for (const fact of ['gemma', '127.0.0.1', 'Iceland', '14 days', 'Harbour Student Services'])
      expect(privacy).toContain(fact);
    await page.goto('/team');
    await page.getByRole('heading', { name: 'Ines <Moreau>' }).waitFor();
    expect(await page.content()).not.toMatch(/\{\{|data-only|data-each/);
    await context.close();
  });

  test('are taken over by the script exactly as the server filled them', async () => {
    const { page, context, troubles } = await visit(browser, server.origin);
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    for (const path of ['/', '/team', '/privacy', '/terms', '/safety']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.getByRole('link', { name: 'Log In / Sign Up' }).waitFor(WITHIN);
    }
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('name their own address for search engines, in the head, in robots.txt and in the site map', async () => {
    const read = async (path: string) => (await fetch(`${server.origin}${path}`)).text();
    const [page, robots, map] = await Promise.all(['/mission', '/robots.txt', '/sitemap.xml'].map(read));
    // A server that calls itself localhost has no address to name.
    expect(page).not.toContain('rel="canonical"');
    expect(page).toContain('property="og:title"');
    expect(robots).toContain('Disallow: /chat');
    expect(`${robots}${map}`).not.toContain('{{');
  });

  test('hold a talk with the companion that never leaves the browser, and show helplines at a sign of danger', async () => {
    const { page, context, troubles } = await visit(browser, server.origin);
    await page.goto('/', { waitUntil: 'networkidle' });
    const field = page.getByRole('textbox', { name: 'Your words' });
    await field.focus();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const log = page.getByRole('log');
    await field.fill('My sister moved out and the flat is so quiet');
    await field.press('Enter');
    await expect.poll(() => log.getByText('Companion:').count(), WITHIN).toBe(2);
    await field.fill('I want to kill myself');
    await field.press('Enter');
    await page.getByRole('link', { name: 'Call 112' }).waitFor(WITHIN);
    expect(asked.filter((url) => !url.includes('/assets/'))).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
