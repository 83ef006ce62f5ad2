import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSmtpInbox, type ReceivedMail, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { composer, logIn, openPerson, PASSWORD, SOON, said } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const NEW_PASSWORD = 'eleven amber lamps';
const CONSENTS = { storeChats: true, memory: false, sendToModel: false };
const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').getByText(text).first().waitFor();
const proof = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' });
const part = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });

describe.skipIf(!CHROMIUM)('the security of an account', () => {
  let browser: Browser;
  let server: RunningServer;
  let inbox: SmtpInbox;
  let person: Visit;
  let page: Page;
  let email: string;
  let count = 0;

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
    email = `mail${++count}@alcove.example`;
    await signUp();
  });

  /** An account with a confirmed address, signed in here: what the pages of joining do is walked elsewhere. */
  async function signUp(): Promise<void> {
    const post = (path: string, data: unknown) =>
      person.context.request.post(`/api/auth/${path}`, { data, headers: { origin: server.origin } });
    expect((await post('sign-up', { email, password: PASSWORD, ageBand: '18+', consents: CONSENTS })).status()).toBe(
      200,
    );
    const token = /#verify=([\w-]+)/.exec((await inbox.next()).link)?.[1];
    expect((await post('verify-email', { token })).status()).toBe(200);
  }
  /** Lets the five minutes of every proof pass. */
  function age(): void {
    const db = new DatabaseSync(join(server.folder, 'data', 'alcove.db'));
    db.exec('pragma busy_timeout = 5000');
    db.exec('update auth_leases set confirmed_at = 1');
    db.close();
  }
  const elsewhere = async () => (await openPerson(browser, server.origin)).page;
  const codeOf = (mail: ReceivedMail) => /^\d{6}$/m.exec(mail.text)?.[0] ?? '';

  test('a new password asks who it is: wrong, without a network, closed, and then done; other devices are out', async () => {
    const other = await elsewhere();
    await other.goto('/chat');
    await logIn(other, email);
    await composer(other).waitFor();

    await page.goto('/profile');
    age();
    const password = part(page, 'Password');
    await password.getByRole('button', { name: 'Change the password' }).click();
    await password.getByRole('textbox', { name: 'New password' }).fill(NEW_PASSWORD);
    const save = password.getByRole('button', { name: 'Save the password' });
    await save.press('Enter');
    await proof(page).waitFor();
    // Whoever closes it has changed nothing, and stands where they stood.
    await page.keyboard.press('Escape');
    await proof(page).waitFor({ state: 'detached' });
    await expect.poll(() => save.evaluate((button) => button === document.activeElement), SOON).toBe(true);
    await alert(page, /\S/);

    await save.press('Enter');
    const field = proof(page).getByRole('textbox', { name: 'Password', exact: true });
    await field.fill('not this one at all');
    await field.press('Enter');
    await proof(page).getByRole('alert').getByText('That is not the password of this account.').waitFor();
    await person.context.setOffline(true);
    await field.fill(PASSWORD);
    await field.press('Enter');
    await proof(page)
      .getByRole('alert')
      .getByText(/^Alcove cannot be reached right now\./)
      .waitFor();
    await person.context.setOffline(false);
    await field.press('Enter');
    await proof(page).waitFor({ state: 'detached' });
    await said(page, 'Your password is changed. Your other devices are logged out.').waitFor();

    // The other page hears of it by itself.
    await other.waitForURL('**/authpage');
    await logIn(other, email);
    await alert(other, 'That e-mail and password do not fit together.');
    await logIn(other, email, NEW_PASSWORD);
    await composer(other).waitFor();
    await other.context().close();
  });

  test('a link by mail logs in where it was asked for; elsewhere its digits have to be typed; each works once', async () => {
    const phone = await elsewhere();
    await phone.goto('/authpage');
    await phone.getByRole('link', { name: 'E-mail me a link instead' }).click();
    await phone.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await phone.getByRole('checkbox', { name: 'Other people use this device too' }).check();
    await phone.getByRole('button', { name: 'Send the link' }).click();
    await phone.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    const first = await inbox.next();
    expect(first.subject).not.toMatch(/alcove|wellbeing|mental|chat/i);

    const mailProgram = await elsewhere();
    await mailProgram.goto(first.link);
    await mailProgram.getByRole('heading', { name: 'Open it where you asked' }).waitFor();
    await mailProgram.context().close();

    const code = phone.getByRole('textbox', { name: 'Code' });
    await code.fill(codeOf(first) === '000000' ? '111111' : '000000');
    await code.press('Enter');
    await alert(phone, 'That code is not right. You have 4 tries left.');
    await code.fill(codeOf(first));
    await code.press('Enter');
    await composer(phone).waitFor();
    const session = (await phone.context().cookies()).find(({ name }) => name === 's');
    expect(session?.expires).toBe(-1);
    await phone.context().clearCookies();

    await phone.goto('/authpage#by-mail');
    await phone.reload();
    await phone.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await phone.getByRole('button', { name: 'Send the link' }).click();
    await phone.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    const { link } = await inbox.next();
    const tab = await phone.context().newPage();
    await tab.goto(link);
    await composer(tab).waitFor();
    await tab.goto('about:blank');
    await tab.goto(link);
    await alert(tab, 'This link has been used or is too old. Please ask for a new one.');
    await phone.context().close();
  });

  test('an address changes once both mailboxes agree, and the old one can take it back', async () => {
    const next = `new-${email}`;
    await page.goto('/profile');
    const address = part(page, 'E-mail');
    await address.getByRole('button', { name: 'Change the address' }).click();
    const field = address.getByRole('textbox', { name: 'New e-mail' });
    await field.fill(email);
    await field.press('Enter');
    await address.getByText('This is your address already.', { exact: true }).waitFor();
    await field.fill(next);
    await field.press('Enter');
    await address.getByText(/^Two mails are on their way/).waitFor();

    const mails = [await inbox.next(), await inbox.next()];
    const linkTo = (to: string) => mails.find((mail) => mail.to === to)?.link ?? '';
    const tab = await elsewhere();
    await tab.goto(linkTo(email));
    await tab.getByRole('button', { name: 'Yes, change it' }).click();
    await tab.getByRole('heading', { name: 'Thank you, one more' }).waitFor();
    await tab.goto('about:blank');
    await tab.goto(linkTo(next));
    await tab.getByRole('button', { name: 'Yes, use it' }).click();
    await tab.getByRole('heading', { name: 'Your address is changed' }).waitFor();
    await page.reload();
    await address.getByText(`You log in with ${next}.`, { exact: true }).waitFor();

    const undo = await inbox.next();
    expect(undo.to).toBe(email);
    await tab.goto('about:blank');
    await tab.goto(undo.link);
    await tab.getByRole('button', { name: 'Take it back' }).click();
    await tab.getByRole('heading', { name: 'Your old address is back' }).waitFor();
    await page.waitForURL('**/authpage');
    await logIn(page, email);
    await page.waitForURL('**/profile');
    await tab.context().close();
  });

  test('a new device is told of on the one before, and can be logged out from there', async () => {
    await page.goto('/chat');
    await composer(page).waitFor();
    const other = await elsewhere();
    await other.goto('/chat');
    await logIn(other, email);
    await composer(other).waitFor();

    const notice = page.getByRole('region', { name: 'A new device logged in' });
    await notice.getByRole('link', { name: 'No, show my devices' }).click();
    await page.waitForURL('**/profile**');
    await notice.waitFor({ state: 'detached' });
    const devices = part(page, 'Where you are logged in').getByRole('listitem');
    await expect.poll(() => devices.count(), SOON).toBe(2);
    expect(await devices.first().textContent()).toContain('this device');
    await devices
      .last()
      .getByRole('button', { name: /^Log out / })
      .press('Enter');
    await said(page, 'That device is logged out.').waitFor();
    await expect.poll(() => devices.count(), SOON).toBe(1);
    await other.waitForURL('**/authpage');
    await other.context().close();
  });
});
