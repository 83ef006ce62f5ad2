import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { chatEntries, comeIn, composer, logIn, openPerson, PASSWORD, say } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const NEW_PASSWORD = 'eight white herons';
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor();

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/authpage');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
}

describe.skipIf(!CHROMIUM)('accounts by mail', () => {
  let browser: Browser;
  let server: RunningServer;
  let inbox: SmtpInbox;
  let person: Visit;
  let page: Page;

  beforeAll(async () => {
    [browser, inbox] = await Promise.all([openBrowser(), openSmtpInbox()]);
    server = await runServer({ SMTP_URL: inbox.url });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
    await inbox?.close();
  });
  beforeEach(async () => {
    await person?.context.close();
    person = await openPerson(browser, server.origin);
    page = person.page;
  });

  test('an account needs its address confirmed; the chats of before are still there', async () => {
    await comeIn(page);
    await say(page, 'My neighbour plays drums at night');
    await page.goto('/signup');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('nora@alcove.example');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Keep my space' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();

    const elsewhere = (await openPerson(browser, server.origin)).page;
    await elsewhere.goto('/chat');
    await logIn(elsewhere, 'nora@alcove.example');
    await elsewhere.getByRole('alert').getByText(/\S/).waitFor();
    expect(new URL(elsewhere.url()).pathname).toBe('/authpage');

    const mail = await inbox.next();
    expect(mail.to).toBe('nora@alcove.example');
    expect(mail.text).not.toContain('drums');
    await page.goto(mail.link);
    await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor();
    await page.getByRole('link', { name: 'Go to your chats' }).click();
    await page.getByText('My neighbour plays drums at night', { exact: true }).waitFor();

    await logIn(elsewhere, 'nora@alcove.example');
    await elsewhere.getByText('My neighbour plays drums at night', { exact: true }).waitFor();
    await elsewhere.context().close();
  });

  test('a forgotten password is chosen anew by the mailed link, once, and other devices are signed out', async () => {
    const device = (await openPerson(browser, server.origin)).page;
    await device.goto('/chat');
    await logIn(device, 'nora@alcove.example');
    await chatEntries(device).first().waitFor();

    await askForLink(page, 'nora@alcove.example');
    const { link } = await inbox.next();
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor();
    await page.getByRole('link', { name: 'Log in', exact: true }).click();
    await logIn(page, 'nora@alcove.example');
    await alert(page, 'That e-mail and password do not fit together. Check both, or reset your password.');
    await logIn(page, 'nora@alcove.example', NEW_PASSWORD);
    await page.getByText('My neighbour plays drums at night', { exact: true }).waitFor();

    await device.reload();
    await device.waitForURL('**/authpage');
    await device.context().close();

    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password' }).fill('ten brown herons');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await alert(page, 'This link has been used or is too old. Please ask for a new one.');
  });

  test('an address without an account gets the same page and no mail', async () => {
    const before = inbox.mails.length;
    await askForLink(page, 'stranger@alcove.example');
    await page.getByText('If there is an account with this e-mail, a link is on its way. It works once.').waitFor();
    // The next mail that comes is somebody else's: none was on its way before it.
    await askForLink(page, 'nora@alcove.example');
    const mail = await inbox.next();
    expect(inbox.mails.slice(before).map(({ to }) => to)).not.toContain('stranger@alcove.example');
    expect(mail.subject).not.toMatch(/alcove|wellbeing|mental|chat/i);
  });

  test('a link without its token says so instead of failing', async () => {
    await page.goto('/reset-password');
    await page.getByRole('heading', { name: 'This link is not complete' }).waitFor();
    await page.goto('/authpage#verify=made-up');
    await page.reload();
    await page.getByRole('heading', { name: 'That did not work' }).waitFor();
    expect(await composer(page).count()).toBe(0);
  });
});
