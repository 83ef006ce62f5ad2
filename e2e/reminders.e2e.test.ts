import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { remindAt } from '#server/testing/remind-at.ts';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { type Reminders, remindersSchema } from '#shared/checkins/reminders.contract.ts';
import { axeFindings, ZOOM_LOCK } from './axe.ts';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { confirmAccount, turnOn } from './gallery-reminders.ts';
import { comeIn, HAND, openPerson, SOON } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

describe.skipIf(!CHROMIUM)('reminders', () => {
  let browser: Browser;
  let server: RunningServer;
  let inbox: SmtpInbox;
  let person: Visit;
  let page: Page;

  const arrive = async (options = {}) => {
    await person?.context.close();
    person = await openPerson(browser, server.origin, options);
    page = person.page;
  };
  const stored = async (): Promise<Reminders> =>
    remindersSchema.parse(
      await page.evaluate(async () => {
        const { user } = await (await fetch('/api/auth/session')).json();
        return (await fetch(`/api/users/${user.uid}/reminders`)).json();
      }),
    );
  const lookAt = (moment: string): Promise<number> => {
    const data = join(server.folder, 'data');
    return remindAt({ ALCOVE_DATA: data, SMTP_URL: inbox.url, PUBLIC_URL: server.origin }, Date.parse(moment));
  };

  beforeAll(async () => {
    [browser, inbox] = await Promise.all([openBrowser(), openSmtpInbox()]);
    server = await runServer({ SMTP_URL: inbox.url });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
    await inbox?.close();
  });
  beforeEach(() => arrive());

  test('without an address there are none, and that is said', async () => {
    await comeIn(page);
    await page.goto('/profile');
    await page.getByText(/possible once your space is an account/).waitFor();
    expect(await page.getByRole('switch', { name: 'A quiet note by e-mail' }).count()).toBe(0);
  });

  test.each([
    ['at a desk', {}, 'desk@alcove.example'],
    ['on a phone', HAND, 'phone@alcove.example'],
  ])('are asked for, come as a mail that says nothing, and stop from it, %s', async (_, options, email) => {
    await arrive(options);
    await confirmAccount(page, inbox, email);
    await page.goto('/profile');
    const on = page.getByRole('switch', { name: 'A quiet note by e-mail' });
    await expect.poll(() => on.getAttribute('aria-checked'), SOON).toBe('false');
    await turnOn(page);
    await page.getByRole('button', { name: 'Monday', exact: true }).click();
    await expect.poll(async () => (await stored()).days, SOON).toEqual([1, 3, 7]);
    await page.getByRole('combobox', { name: 'At', exact: true }).selectOption('8');
    await expect.poll(async () => (await stored()).hour, SOON).toBe(8);
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    const { nextAt } = await stored();
    expect(await lookAt(nextAt ?? '')).toBe(1);
    const mail = inbox.mails.find(({ to, subject }) => to === email && subject.includes('quiet'));
    expect(mail?.text).not.toMatch(/alcove|mood|feel|health|wellbeing/i);
    expect(mail?.link).toBe(`${server.origin}/suggestions?view=checkin`);
    const stop = /https?:\S+#stop=\S+/.exec(mail?.text ?? '')?.[0] ?? '';

    // Whoever has the mail, without signing in.
    const elsewhere = (await openPerson(browser, server.origin, options)).page;
    await elsewhere.goto(stop);
    const button = elsewhere.getByRole('button', { name: 'Stop them' });
    await button.waitFor();
    expect(await axeFindings(elsewhere)).toEqual([ZOOM_LOCK]);
    expect((await stored()).channel).toBe('mail');
    await button.click();
    await elsewhere.getByRole('heading', { name: 'They are off' }).waitFor();
    await elsewhere.context().close();
    await expect.poll(() => on.getAttribute('aria-checked'), SOON).toBe('false');

    // The same link once more, in the browser that is signed in.
    await page.goto(stop);
    await page.getByRole('button', { name: 'Stop them' }).click();
    await page
      .getByRole('alert')
      .getByText(/was used already/)
      .waitFor();
  });
});
