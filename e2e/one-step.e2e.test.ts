import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { comeIn, HAND, openPerson, replies, say } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

describe.skipIf(!CHROMIUM)('one step at a time', () => {
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

  test.each([
    ['at a desk', {}],
    ['on a phone', HAND],
    ['in the dark', { colorScheme: 'dark' as const }],
  ])('the screen calms down when somebody may be at risk, %s', async (name, options) => {
    person = await openPerson(browser, server.origin, options);
    page = person.page;
    await comeIn(page);
    await say(page, 'my boss shouted at me in front of everyone');
    const size = () =>
      replies(page)
        .last()
        .evaluate((reply) => Number.parseFloat(getComputedStyle(reply).fontSize));
    const before = await size();
    await say(page, 'I keep thinking about killing myself');
    await expect.poll(size).toBeGreaterThan(before);
    await page.getByRole('region', { name: 'Help', exact: true }).waitFor();
    const yes = page.getByRole('button', { name: 'Yes', exact: true });
    const [box, rem] = await Promise.all([
      yes.boundingBox(),
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)),
    ]);
    expect((box?.height ?? 0) / rem).toBeGreaterThanOrEqual(3.5);
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/one-step-${name.replaceAll(' ', '-')}.png` });
    expect(await replies(page).count()).toBe(2);
    await yes.click();
    await expect.poll(() => replies(page).count()).toBe(3);
    await person.context.close();
  });
});
