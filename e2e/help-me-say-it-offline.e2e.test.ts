import { describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { journeyOnLine } from './journey.ts';
import { SOON } from './person.ts';

describe.skipIf(!CHROMIUM)('"Help me say it" after a restart without a network', () => {
  const here = journeyOnLine();

  test('help opens on the page that exercises are on, and a message is made from own words', async () => {
    await here.arrive();
    const { line, person } = here;
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
