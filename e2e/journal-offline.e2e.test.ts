import { describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { journeyOnLine } from './journey.ts';
import { SOON } from './person.ts';

describe.skipIf(!CHROMIUM)('the journal after a restart without a network', () => {
  const here = journeyOnLine();

  test('opens with what was begun; words of danger bring people first, and arrive once', async () => {
    await here.arrive();
    const { line, person } = here;
    await person.page.goto('/suggestions');
    await person.page.getByText('28 exercises', { exact: true }).waitFor();
    const isKept = () => person.page.evaluate(async () => (await caches.match('/suggestions')) !== undefined);
    await expect.poll(isKept, SOON).toBe(true);
    await person.page.getByRole('link', { name: 'Your journal' }).click();
    await person.page.getByRole('textbox', { name: 'Write something' }).fill('I want to kill myself tonight');
    await person.page.getByText('Held on this device until you keep it.', { exact: true }).waitFor();
    line.cut();
    await person.context.setOffline(true);
    const page = await person.context.newPage();
    await person.page.close();
    await page.goto('/suggestions?view=journal');
    const field = page.getByRole('textbox', { name: 'Write something' });
    await expect.poll(() => field.inputValue(), SOON).toBe('I want to kill myself tonight');
    await page.getByRole('button', { name: 'Keep it' }).click();
    const help = page.getByRole('region', { name: 'Please talk to a person now' });
    await help
      .getByRole('link', { name: /^Call / })
      .first()
      .waitFor();
    await page.getByText(/One entry waits on this device/).waitFor();
    line.mend();
    await person.context.setOffline(false);
    const stored = () =>
      page.evaluate(async () => {
        const { user } = await (await fetch('/api/auth/session')).json();
        return (await (await fetch(`/api/users/${user.uid}/journal`)).json()).items.length;
      });
    await expect.poll(() => stored().catch(() => 0), SOON).toBe(1);
    await page.getByText(/waits on this device/).waitFor({ state: 'hidden' });
    expect(await stored()).toBe(1);
  });
});
