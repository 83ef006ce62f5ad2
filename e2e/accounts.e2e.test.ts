import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import {
  answerJoining,
  chatEntries,
  comeIn,
  composer,
  logIn,
  openPerson,
  PASSWORD,
  SOON,
  say,
  sidebar,
} from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const EMAIL = 'mira@alcove.example';
const WRONG = 'That e-mail and password do not fit together. Check both, or reset your password.';

async function fillSignUp(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
}
const submit = (page: Page) => page.getByRole('button', { name: 'Make the account' }).click();
const alert = (page: Page, text: string) => page.getByRole('alert').getByText(text, { exact: true }).waitFor();

describe.skipIf(!CHROMIUM)('accounts', () => {
  let browser: Browser;
  let server: RunningServer;
  let person: Visit;
  let page: Page;
  /** Lets time pass for every session: its lease, or its whole life. */
  let lapse: (column: 'lease_expires_at' | 'idle_expires_at') => void;
  let leases: () => number[];

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
    const file = join(server.folder, 'data', 'alcove.db');
    const ask = <T>(act: (db: DatabaseSync) => T): T => {
      const db = new DatabaseSync(file);
      db.exec('pragma busy_timeout = 5000');
      try {
        return act(db);
      } finally {
        db.close();
      }
    };
    lapse = (column) => ask((db) => db.prepare(`update auth_leases set ${column} = ?`).run(Date.now() - 1000));
    leases = () =>
      ask((db) => db.prepare('select lease_expires_at as at from auth_leases').all()).map(({ at }) => Number(at));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
  beforeEach(async () => {
    await person?.context.close();
    person = await openPerson(browser, server.origin);
    page = person.page;
  });

  test('signing up says kindly what is missing, and leads to the chat once nothing is', async () => {
    await page.goto('/signup');
    await fillSignUp(page, EMAIL, 'short');
    await submit(page);
    await page.getByText('The password does not meet the points below yet.', { exact: true }).waitFor();
    await page.getByText('Please choose your age group.', { exact: true }).waitFor();
    await answerJoining(page);
    await fillSignUp(page, EMAIL, 'password');
    await submit(page);
    await page.getByText('This password is too easy to guess. Please choose another one.', { exact: true }).waitFor();
    await fillSignUp(page, 'mira@nowhere', PASSWORD);
    await submit(page);
    await alert(page, 'That does not look like an e-mail address. Please check it.');
    await page.getByRole('radio', { name: 'Under 13' }).check();
    await fillSignUp(page, EMAIL, PASSWORD);
    await submit(page);
    await page
      .getByRole('alert')
      .getByText(/^Alcove is for people aged 13 and over\./)
      .waitFor();
    await page.getByRole('radio', { name: '13 to 17' }).check();
    await submit(page);
    await page.waitForURL('**/chat');
    await sidebar(page).getByRole('link', { name: 'mira, open your profile' }).waitFor();
  });

  test('an address that has an account is refused without a word about whose it is', async () => {
    await page.goto('/signup');
    await fillSignUp(page, EMAIL, PASSWORD);
    await answerJoining(page);
    await submit(page);
    await alert(page, 'An account cannot be made with this e-mail. Log in with it, or use another one.');
  });

  test('a wrong password and an unknown address read the same', async () => {
    await page.goto('/authpage');
    await logIn(page, EMAIL, 'nine grey herons');
    await alert(page, WRONG);
    await logIn(page, 'nobody@alcove.example');
    await alert(page, WRONG);
    await logIn(page, EMAIL);
    await page.waitForURL('**/chat');
  });

  test.each(['/questionnaires', '/suggestions?view=week', '/Profile/'])(
    'a guarded page (%s) leads through the log-in and back',
    async (path) => {
      await page.goto(path);
      await page.waitForURL('**/authpage');
      await logIn(page, EMAIL);
      await page.waitForURL((url) => url.pathname !== '/authpage');
      const { pathname, search } = new URL(page.url());
      expect(pathname + search).toBe(path);
    },
  );

  test('logging out from the header forgets everything in this browser, in every tab', async () => {
    await page.goto('/chat');
    await logIn(page, EMAIL);
    await say(page, 'Choir starts again and I am shy about it');
    const tab = await person.context.newPage();
    await tab.goto('/chat');
    await chatEntries(tab).first().waitFor();
    await page.evaluate(() => localStorage.setItem('cachedPic', '/defaultProfile.png?old'));
    await page.goto('/mission');
    await page.getByRole('button', { name: 'Your account' }).click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Profile', 'Log out']);
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await page.waitForURL(`${server.origin}/`);
    await page.getByRole('link', { name: 'Log In / Sign Up' }).waitFor();
    await tab.waitForURL('**/authpage');
    const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'appearance'));
    await expect.poll(left, SOON).toEqual([]);
    await expect.poll(() => tab.getByText('Choir starts again').count(), SOON).toBe(0);
    // Nobody asked for anything with a session that had ended.
    expect(person.troubles).toEqual([]);
  });

  test('a lease that has lapsed is renewed without the person noticing', async () => {
    await page.goto('/chat');
    await logIn(page, EMAIL);
    await composer(page).waitFor();
    lapse('lease_expires_at');
    await say(page, 'I was away for lunch');
    expect(Math.max(...leases())).toBeGreaterThan(Date.now());
    lapse('lease_expires_at');
    await page.reload();
    await page.getByText('I was away for lunch', { exact: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/chat');
  });

  test('a session that ends on an open page takes name, chats and picture with it, and the way back leads here', async () => {
    await page.goto('/suggestions');
    await logIn(page, EMAIL);
    await chatEntries(page).first().waitFor();
    await sidebar(page).getByRole('link', { name: 'mira, open your profile' }).waitFor();
    lapse('idle_expires_at');
    // A page that was still asking for something finds out by itself, and there is nothing left to press.
    const newChat = sidebar(page).getByRole('button', { name: 'New Chat', exact: true }).first();
    await Promise.all([page.waitForURL('**/authpage'), newChat.click({ timeout: 5000 }).catch(() => {})]);
    await expect.poll(() => page.getByText('mira').count(), SOON).toBe(0);
    expect(await page.getByRole('listitem').count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('cachedPic'))).toBeNull();
    await logIn(page, EMAIL);
    await page.waitForURL('**/suggestions');
    await chatEntries(page).first().waitFor();
  });

  test('somebody without an account is asked before logging out, since nothing could be found again', async () => {
    await comeIn(page);
    await say(page, 'just trying this');
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Log out' }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Log out and lose this space?' });
    await dialog.getByRole('button', { name: 'Stay' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.goto('/chat');
    await page.getByText('just trying this', { exact: true }).waitFor();
  });
});
