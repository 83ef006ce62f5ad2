import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { axeFindings, ZOOM_LOCK } from './axe.ts';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { confirmAccount } from './gallery-reminders.ts';
import { comeIn, composer, HAND, logIn, openPerson, PASSWORD, SOON, said, say, tabTo } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const LINE = 'My neighbour plays drums at night';

describe.skipIf(!CHROMIUM)('letting go', () => {
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

  const heading = (name: string, at = page) => at.getByRole('heading', { name, exact: true }).waitFor();
  const press = (name: string, at = page) => at.getByRole('button', { name, exact: true }).click();
  const ask = async () => {
    await page.goto('/profile');
    await press('Delete my account…');
    await heading('Delete your account?');
    await page.getByText(/^For three days you can|you can log in and keep it/).waitFor();
  };
  const prove = async (password = PASSWORD) => {
    await heading('Confirm it’s you');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
    await press('Confirm');
  };
  const mailTo = async (email: string, about: RegExp): Promise<string> => {
    const found = () => inbox.mails.findLast(({ to, link }) => to === email && about.test(link))?.link ?? '';
    await expect.poll(found, SOON).not.toBe('');
    return found();
  };

  test('an account waits for three days, follows into other tabs, comes back by signing in, and goes at once', async () => {
    await confirmAccount(page, inbox, 'ada@alcove.example');
    await page.goto('/chat');
    await composer(page).waitFor();
    await say(page, LINE);
    const other = await person.context.newPage();
    await other.goto('/chat');
    await composer(other).waitFor();

    await ask();
    await page.getByText(/^\d+ messages?$/).waitFor();
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    await press('Delete in three days');
    await prove('not the password');
    await page
      .getByRole('alert')
      .getByText(/not the password of this account/)
      .waitFor();
    await prove();
    await heading('Your account is closed');
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    await other.waitForURL((url) => url.pathname === '/');
    await other
      .getByRole('status')
      .getByText(/will be deleted in three days/)
      .waitFor();
    await other.close();

    // By keyboard from here on, until it is kept.
    await tabTo(page, 'Log in');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    await logIn(page, 'ada@alcove.example');
    await heading('Your account will be deleted');
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    await page.goto('/profile');
    await heading('Your account will be deleted');
    await tabTo(page, 'Keep my account');
    await page.keyboard.press('Enter');
    await said(page, 'Your account stays. Everything is where it was.').waitFor();
    await page.goto('/chat');
    await page.getByRole('log').getByText(LINE).waitFor();

    await ask();
    await press('Delete now');
    await prove();
    await heading('Everything is deleted');
    await page.getByText(/^1 chat$/).waitFor();
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    const saved = page.waitForEvent('download');
    await press('Save as text');
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text).toContain('- 1 chat');
    expect(text).not.toContain(LINE);
    // How pages look is this device's, not the person's.
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'appearance'));
    expect(kept).toEqual([]);
    await page.goto('/authpage');
    await logIn(page, 'ada@alcove.example');
    await page
      .getByRole('alert')
      .getByText(/do not fit together/)
      .waitFor();
    expect(person.troubles.filter((trouble) => /policy|Error:/.test(trouble))).toEqual([]);
  });

  test('the mailed link takes it back once, also on a phone', async () => {
    await person.context.close();
    person = await openPerson(browser, server.origin, HAND);
    page = person.page;
    await confirmAccount(page, inbox, 'ben@alcove.example');
    await ask();
    await press('Delete in three days');
    await prove();
    await heading('Your account is closed');
    const link = await mailTo('ben@alcove.example', /#undo=/);
    await page.goto(link);
    await heading('Keep your account?');
    await press('Keep my account');
    await heading('Your account stays');
    await page.goto('/');
    await page.goto(link);
    await heading('Keep your account?');
    await press('Keep my account');
    await page
      .getByRole('alert')
      .getByText(/was undone before/)
      .waitFor();
    await page.goto('/authpage');
    await logIn(page, 'ben@alcove.example');
    await composer(page).waitFor(SOON);
  });

  test('without an account everything goes at once, nothing is asked but whether', async () => {
    await comeIn(page);
    await say(page, LINE);
    await page.goto('/profile');
    await press('Delete everything…');
    await heading('Delete everything?');
    await page.getByText(/it goes at once, and for good/).waitFor();
    await press('Cancel');
    await press('Delete everything…');
    await press('Delete now');
    await heading('Everything is deleted');
    await page.goto('/chat');
    await page.getByRole('button', { name: 'Continue without an account' }).waitFor();
  });

  test('a time limit says what it would delete; a consent taken back is in the log, and offers to clear', async () => {
    await comeIn(page);
    await say(page, LINE);
    await page.goto('/profile');
    const chats = page.getByRole('group', { name: /^Chats, counted from/ });
    await chats.getByRole('radio', { name: '30 days' }).click();
    await heading('Delete older things?');
    await page.getByText(/Nothing is that old yet/).waitFor();
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    await press('Set the limit');
    await page
      .getByRole('note')
      .getByText(/^Nothing is due/)
      .waitFor();
    expect(await chats.getByRole('radio', { name: '30 days' }).isChecked()).toBe(true);

    await page.getByRole('switch', { name: /Keep my chats/ }).click();
    await press('Delete the kept chats…');
    await heading('Delete all kept chats?');
    await press('Delete');
    await page
      .getByRole('status')
      .getByText(/^Deleted for good: 1 chat/)
      .waitFor();
    await page.getByText('What you agreed to, and when').click();
    await page.getByText('taken back', { exact: true }).waitFor();
    await page.getByText('What was deleted', { exact: true }).click();
    await page.getByText(/: All chats\. 1 chat/).waitFor();
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
  });
});
