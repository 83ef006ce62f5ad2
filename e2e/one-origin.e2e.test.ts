import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { comeIn, openPerson, SOON, say, whole } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';
import { demandNothingReadable, typedIn } from './typed-texts.ts';

const OPEN = ['/', '/mission', '/team', '/privacy', '/terms', '/safety', '/authpage', '/signup', '/forgot-password'];
const OWN = ['/chat', '/suggestions', '/questionnaires', '/questionnaire/phq9', '/profile', '/checkout'];

describe.skipIf(!CHROMIUM)('one origin', () => {
  let browser: Browser;
  let server: RunningServer;
  let person: Visit;

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  test('a whole visit asks only our own server, breaks no policy, logs no error and gets the headers everywhere', async () => {
    // Somebody new for each try: whoever is signed in keeps a feed open, and the network is never idle.
    person = await openPerson(browser, server.origin);
    const { page, context, troubles } = person;
    const origins = new Set<string>();
    const bare: string[] = [];
    context.on('response', (response) => {
      const url = new URL(response.url());
      if (!url.protocol.startsWith('http')) return;
      origins.add(url.origin);
      const headers = response.headers();
      const guarded = headers['content-security-policy']?.includes("default-src 'none'");
      if (!guarded || headers['x-content-type-options'] !== 'nosniff' || headers['referrer-policy'] !== 'no-referrer')
        bare.push(url.pathname);
    });
    for (const path of OPEN) await page.goto(path, { waitUntil: 'networkidle' });
    await comeIn(page);
    await say(page, 'My sister moved out and the flat is so quiet');
    for (const path of OWN) {
      await page.goto(path);
      await page.getByRole('main').waitFor();
    }
    expect([...origins]).toEqual([server.origin]);
    expect(bare).toEqual([]);
    // `/checkout` is Not found, which the browser writes down by itself.
    expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
  });

  test('what is said about a person never stands in an address', async () => {
    const { page } = person;
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await page.goto('/chat');
    await whole(page, 1);
    await say(page, 'nobody knows about the letterbox');
    await page.reload();
    await page.getByText('nobody knows about the letterbox', { exact: true }).waitFor();
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => /letterbox/i.test(decodeURIComponent(address)))).toEqual([]);
    expect(server.output()).not.toContain('letterbox');
  });

  test('what was written would be found in a log or a file, were it readable there', async () => {
    expect(typedIn('POST /api nobody knows about the letterbox 202')).toEqual(['nobody knows about the letterbox']);
    await writeFile(join(server.folder, 'data', 'forgotten.txt'), 'nobody knows about the letterbox');
    expect(() => demandNothingReadable('', server.folder)).toThrow('forgotten.txt');
    await rm(join(server.folder, 'data', 'forgotten.txt'));
    demandNothingReadable(server.output(), server.folder);
  });

  test('a planted break of the policy would have been noticed', async () => {
    const { page, troubles } = person;
    const before = troubles.length;
    await page.evaluate(() => {
      const image = document.createElement('img');
      image.src = 'https://elsewhere.example/pixel.png';
      document.body.append(image);
    });
    await expect
      .poll(() => troubles.slice(before).some((trouble) => trouble.startsWith('policy: img-src')), SOON)
      .toBe(true);
    await page.evaluate(() => console.error('planted'));
    await expect.poll(() => troubles.some((trouble) => trouble.startsWith('console: planted')), SOON).toBe(true);
  });
});
