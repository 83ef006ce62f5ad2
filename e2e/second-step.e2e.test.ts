import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { AuthenticatorApp } from './authenticator-app.ts';
import { CHROMIUM } from './browser.ts';
import { journey } from './journey.ts';
import { answerJoining, composer, logIn, PASSWORD, said, tabTo } from './person.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';

const part = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor();
const STOPPED = 'That was stopped before it was done. Nothing was changed. Try again, or use another way.';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.skipIf(!CHROMIUM)('second factors', () => {
  const here = journey();
  let people = 0;
  let email: string;
  let page: Page;

  beforeEach(async () => {
    await here.open();
    page = here.page;
    people += 1;
    email = `mira${people}@alcove.example`;
    await page.goto('/signup');
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await answerJoining(page);
    await press(page, 'Make the account');
    await composer(page).waitFor();
  });

  const logOut = async () => {
    await page.goto('/profile');
    await press(page, 'Log out');
    await page.getByRole('link', { name: 'Log In / Sign Up' }).waitFor();
  };
  const beginLogIn = async (on = page) => {
    await on.goto('/authpage');
    await logIn(on, email);
    await on.getByRole('heading', { name: 'One more step' }).waitFor();
  };
  const ask = (sql: string, ...values: number[]) => {
    const db = new DatabaseSync(join(here.server.folder, 'data', 'alcove.db'));
    db.exec('pragma busy_timeout = 5000');
    db.prepare(sql).run(...values);
    db.close();
  };
  const expectNoBreach = () =>
    expect(here.person.troubles.filter((trouble) => /^(policy|third party)/.test(trouble))).toEqual([]);

  /** Lets ten minutes pass since everybody proved who they are. */
  const lapse = () => ask('update auth_leases set confirmed_at = ?', Date.now() - 600_000);
  /** A browser that offers no passkeys among addresses: there the button is the way. */
  const withoutOffer = () =>
    page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });

  test('a passkey is added, named, logs in without a password, and opens nothing once it is removed', async () => {
    const finger = await VirtualAuthenticator.plugInto(page);
    await page.goto('/profile');
    await part(page, 'Passkeys').getByText('You have no passkey yet.', { exact: true }).waitFor();
    await finger.recognises(false);
    await press(page, 'Add a passkey');
    await alert(page, STOPPED);
    await finger.recognises(true);
    await press(page, 'Add a passkey');
    await page.getByText('Passkey on Linux', { exact: true }).waitFor();
    expect(await finger.count()).toBe(1);
    await press(page, 'Add a passkey');
    await alert(page, 'This device has a passkey for your account already. Nothing was changed.');

    await page.getByRole('button', { name: 'Rename Passkey on Linux' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Name of the passkey' }).waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('My old laptop');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Your passkeys' }).getByText('My old laptop', { exact: true }).waitFor();

    // Offered by the browser itself, and this finger agrees to every offer.
    await logOut();
    await page.goto('/authpage');
    await composer(page).waitFor();

    await withoutOffer();
    await logOut();
    await page.goto('/authpage');
    await page.getByRole('button', { name: 'Log in with a passkey' }).waitFor();
    await tabTo(page, 'Log in with a passkey');
    await page.keyboard.press('Enter');
    await composer(page).waitFor();

    lapse();
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Remove My old laptop' }).click();
    await press(page, 'Remove the passkey');
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await dialog.getByText('Your device will ask for your finger, your face or its PIN.', { exact: true }).waitFor();
    await finger.recognises(false);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await alert(page, STOPPED);
    await finger.recognises(true);
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
    await said(page, 'The passkey is removed.').waitFor();
    await part(page, 'Passkeys').getByText('You have no passkey yet.', { exact: true }).waitFor();

    await logOut();
    await page.goto('/authpage');
    await page.getByRole('button', { name: 'Log in with a passkey' }).click();
    await alert(page, 'That passkey did not open an account here. Try again, or use another way to log in.');
    expectNoBreach();
  });

  test('two-step log-in: set up, wrong, used and right codes, backup codes, two tabs, and off again', async () => {
    await page.goto('/profile');
    await press(page, 'Set up two-step log-in');
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
    const link =
      (await page.getByRole('link', { name: 'Open it in an app on this device' }).getAttribute('href')) ?? '';
    const app = new AuthenticatorApp(link);
    await page.getByText(app.secret.replace(/.{4}(?=.)/g, '$& '), { exact: true }).waitFor();

    const digits = page.getByRole('textbox', { name: 'Six-digit code' });
    await digits.fill('12');
    await press(page, 'Turn it on');
    await alert(page, 'That code is not right. You have 9 tries left.');
    const first = app.code();
    await digits.fill(first);
    await press(page, 'Turn it on');
    const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
    await codes.nth(9).waitFor();
    const backup = await codes.allTextContents();
    await press(page, 'I have kept them');
    await page.getByText(/You have 10 backup codes left\.$/).waitFor();

    await logOut();
    await beginLogIn();
    await digits.fill(first);
    await page.keyboard.press('Enter');
    await alert(page, 'That code is not right. You have 4 tries left.');
    await here.person.context.setOffline(true);
    await digits.fill(first);
    await press(page, 'Log in');
    await alert(page, 'Alcove cannot be reached right now. Check your connection and try again.');
    await here.person.context.setOffline(false);
    // The code of the next half minute is taken too, so nobody has to wait for it.
    await digits.fill(app.code(1));
    await press(page, 'Log in');
    await composer(page).waitFor();

    await logOut();
    const other = await here.person.context.newPage();
    await beginLogIn(other);
    await beginLogIn();
    ask('update auth_pending_sign_ins set expires_at = ?', Date.now() - 1000);
    await press(page, 'Use a backup code');
    const letters = page.getByRole('textbox', { name: 'Backup code' });
    await letters.fill(backup[0] ?? '');
    await press(page, 'Log in');
    await alert(page, 'That took too long or was tried too often. Please log in again. Your space is safe.');
    await page.getByRole('link', { name: 'Start again' }).click();
    await beginLogIn();
    await press(page, 'Use a backup code');
    await letters.fill((backup[0] ?? '').toUpperCase());
    await press(page, 'Log in');
    await composer(page).waitFor();
    await composer(other).waitFor();
    await other.close();

    lapse();
    await page.goto('/profile');
    await page.getByText(/You have 9 backup codes left\.$/).waitFor();
    await press(page, 'Turn it off');
    await page.getByRole('dialog').getByRole('button', { name: 'Turn it off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await dialog.getByRole('button', { name: 'Use the authenticator app' }).click();
    await dialog.getByRole('textbox', { name: 'Code from the app, or a backup code' }).fill(backup[0] ?? '');
    await page.keyboard.press('Enter');
    await dialog
      .getByRole('alert')
      .getByText(/^That code is not right\./)
      .waitFor();
    await dialog.getByRole('textbox', { name: 'Code from the app, or a backup code' }).fill(backup[1] ?? '');
    await page.keyboard.press('Enter');
    await said(page, 'Two-step log-in is off.').waitFor();
    await page.getByRole('button', { name: 'Set up two-step log-in' }).waitFor();
    expectNoBreach();
  });
});
