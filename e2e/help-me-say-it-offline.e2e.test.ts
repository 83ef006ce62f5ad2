import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { type Line, openLine } from './line.ts';
import { comeIn, openPerson, SOON } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

describe.skipIf(!CHROMIUM)('"Help me say it" after a restart without a network', () => {
  let browser: Browser;
  let server: RunningServer;
  let line: Line;
  let person: Visit;

  beforeAll(async () => {
    [browser, line] = await Promise.all([openBrowser(), openLine()]);
    server = await runServer({ PUBLIC_URL: line.origin });
    line.leadTo(server.origin);
    person = await openPerson(browser, line.origin);
  });
  afterAll(async () => {
    await browser?.close();
    await line?.close();
    await server?.remove();
  });

  test('help opens on the page that exercises are on, and a message is made from own words', async () => {
    await comeIn(person.page);
    await person.page.goto('/suggestions');
    await person.page.getByText('28 exercises', { exact: true }).waitFor();
    const isKept = () => person.page.evaluate(async () => (await caches.match('/suggestions')) !== undefined);
    await expect.poll(isKept, SOON).toBe(true);
    line.cut();
    await person.context.setOffline(true);
    const page = await person.context.newPage();
    await person.page.close();
    await page.goto('/suggestions');
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Help, right now' });
    await panel
      .getByRole('link', { name: /^Call / })
      .first()
      .waitFor();
    await panel.getByRole('button', { name: 'Help me say it' }).click();
    await page.getByRole('textbox', { name: 'Who is it for?' }).fill('Mira');
    await page.getByRole('radio', { name: 'Just the question' }).check();
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Your message' }).last().inputValue(), SOON)
      .toBe('Hi Mira,\nCan you ring me today?');
  });
});
