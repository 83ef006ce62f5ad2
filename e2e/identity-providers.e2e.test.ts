import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type OidcServer, openOidcServer } from '#server/testing/oidc-server.ts';
import { openTextInbox, type TextInbox } from '#server/testing/text-inbox.ts';
import { ERROR_STATUS } from '#shared/errors/errors.contract.ts';
import { SDK_CODES } from '#shared/errors/sdk-codes.ts';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { answerJoining, chatEntries, comeIn, composer, openPerson, said, say, transcript } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const NUMBER = '+44 7700 900123';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const problem = (page: Page, text: RegExp) => page.getByRole('alert').getByText(text).waitFor();

describe.skipIf(!CHROMIUM)('coming in by a provider or a phone number', () => {
  let browser: Browser;
  let server: RunningServer;
  let acme: OidcServer;
  let inbox: TextInbox;
  let person: Visit;
  let page: Page;

  beforeAll(async () => {
    [browser, acme, inbox] = await Promise.all([openBrowser(), openOidcServer(), openTextInbox()]);
    server = await runServer({ OIDC_PROVIDERS: acme.setting, PHONE_SENDER_URL: inbox.url });
    await acme.admit(server.origin);
    for (const name of ['ann', 'ben', 'cleo', 'dora'])
      acme.people.set(name, { name: `${name} of Acme`, email: `${name}@acme.example`, email_verified: true });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
    await Promise.all([acme?.close(), inbox?.close()]);
  });
  beforeEach(async () => {
    await person?.context.close();
    person = await openPerson(browser, server.origin);
    page = person.page;
  });

  async function throughAcme(who: string | null): Promise<void> {
    await press(page, 'Go on with Acme');
    await press(page, who === null ? 'Turn back' : `Go on as ${who}`);
  }
  async function joinAs(who: string): Promise<void> {
    await page.goto('/authpage');
    await throughAcme(who);
    await heading(page, 'Welcome. Two questions first');
    await answerJoining(page);
    await press(page, 'Make the account');
    await composer(page).waitFor();
  }
  const address = () => new URL(page.url());
  /** The latest text that came after `before` others. */
  async function nextCode(before: number): Promise<string> {
    await expect.poll(() => inbox.texts.length, { timeout: 20_000 }).toBeGreaterThan(before);
    return inbox.texts.at(-1)?.code ?? '';
  }

  test('somebody new is asked two questions first, and is known the next time', async () => {
    await page.goto('/suggestions');
    await throughAcme('ann');
    await heading(page, 'Welcome. Two questions first');
    expect(address().search + address().hash).toBe('#arrived');
    await page.getByText('ann@acme.example').waitFor();
    expect(await page.getByRole('textbox', { name: 'What should Alcove call you?' }).inputValue()).toBe('ann of Acme');
    await press(page, 'Make the account');
    await page.getByText('Please choose your age group.').waitFor();
    // The same questions once more where the page is opened anew.
    await page.reload();
    await heading(page, 'Welcome. Two questions first');
    await answerJoining(page);
    await press(page, 'Make the account');
    await page.waitForURL('**/suggestions');

    await person.context.clearCookies({ name: 's' });
    await page.goto('/chat');
    // Acme still knows who it is, and asks nothing.
    await press(page, 'Go on with Acme');
    await composer(page).waitFor();
    expect(address().pathname).toBe('/chat');
    expect(person.troubles.filter((trouble) => /policy|Error/.test(trouble))).toEqual([]);
  });

  test('who turns back, comes late or finds the provider away reads why, and goes on by another way', async () => {
    await page.goto('/authpage');
    await throughAcme(null);
    await problem(page, /^The log-in was stopped or took too long\. Nothing was changed\./);
    await page.reload();
    await problem(page, /^The log-in was stopped/);
    await page.getByRole('link', { name: 'Back to log in' }).click();
    await heading(page, 'Welcome back');
    await page.goto('/api/auth/oidc/acme/callback?code=stolen&state=forged');
    await problem(page, /^The log-in was stopped/);

    await page.goto('/authpage');
    await page.route('**/oidc/acme/begin', (route) => route.abort());
    await press(page, 'Go on with Acme');
    await problem(page, /^Alcove cannot be reached right now/);
    await page.unroute('**/oidc/acme/begin');
    await press(page, 'Go on with Acme');
    await page.getByRole('button', { name: 'Go on as cleo' }).waitFor();
    // Acme goes away between its own page and the exchange behind ours.
    await page.route('**/oidc/finish', async (route) => {
      acme.isDown = true;
      await route.continue();
    });
    await press(page, 'Go on as cleo');
    await problem(page, /^The other service does not answer right now\. Nothing was changed\./);
    await page.unroute('**/oidc/finish');
    acme.isDown = false;
    await press(page, 'Try again');
    await heading(page, 'Welcome. Two questions first');
  });

  test('a space without an account becomes one, and another is not left unasked', async () => {
    await comeIn(page);
    await say(page, 'My neighbour plays drums at night');
    await page.goto('/signup');
    await throughAcme('ben');
    await said(page, 'Your space is an account now. Everything is still here.').waitFor();
    await chatEntries(page).first().waitFor();
    await expect.poll(async () => JSON.stringify(await transcript(page)), { timeout: 20_000 }).toContain('drums');

    const before = person;
    person = await openPerson(browser, server.origin);
    page = person.page;
    await comeIn(page);
    await say(page, 'This is the other space');
    await page.goto('/authpage');
    await throughAcme('ben');
    await heading(page, 'You have an account already');
    await page.getByRole('link', { name: 'Stay in this space' }).press('Enter');
    await expect.poll(async () => JSON.stringify(await transcript(page)), { timeout: 20_000 }).toContain('other space');
    await page.goto('/authpage');
    await press(page, 'Go on with Acme');
    await page.getByRole('checkbox', { name: /^Bring/ }).waitFor();
    await press(page, 'Go to my account');
    await composer(page).waitFor();
    // Both are there: what was left came along.
    await expect.poll(() => chatEntries(page).count(), { timeout: 30_000 }).toBe(2);
    await before.context.close();
  });

  test('six digits by text lead in; wrong ones say how many tries are left', async () => {
    await page.goto('/authpage');
    await page.getByRole('link', { name: 'Use a phone number' }).press('Enter');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('hello');
    await press(page, 'Send me the digits');
    await problem(page, /^That does not look like a phone number/);
    const sent = inbox.texts.length;
    await page.getByRole('textbox', { name: 'Phone number' }).fill(NUMBER);
    await press(page, 'Send me the digits');
    await heading(page, 'Enter the six digits');
    const code = await nextCode(sent);
    const digits = page.getByRole('textbox', { name: 'Digits from the text' });
    await digits.fill(code === '000000' ? '111111' : '000000');
    await digits.press('Enter');
    await problem(page, /You have 4 tries left/);
    await digits.fill(code);
    await digits.press('Enter');
    await heading(page, 'Welcome. Two questions first');
    await answerJoining(page);
    await press(page, 'Make the account');
    await composer(page).waitFor();

    await page.goto('/profile');
    const ways = page.getByRole('list', { name: 'Other ways to log in' });
    await ways.getByText('+447700900123').waitFor();
    await ways.getByText('This is your only way in, so it stays.').waitFor();
    await press(page, 'Add Acme');
    await press(page, 'Go on as dora');
    await said(page, 'Added. You can log in with it from now on.').waitFor();
    await press(page, 'Remove Phone number');
    await press(page, 'Remove');
    await said(page, 'Removed.').waitFor();
    await ways.getByText('This is your only way in, so it stays.').waitFor();
  });

  test('what belongs to somebody else cannot be added, and nobody reads whose it is', async () => {
    await joinAs('cleo');
    const other = await openPerson(browser, server.origin);
    const first = page;
    page = other.page;
    const sent = inbox.texts.length;
    await page.goto('/authpage#phone');
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+44 7700 900777');
    await press(page, 'Send me the digits');
    await page.getByRole('textbox', { name: 'Digits from the text' }).fill(await nextCode(sent));
    await press(page, 'Go on');
    await answerJoining(page);
    await press(page, 'Make the account');
    await composer(page).waitFor();
    await page.goto('/profile');
    await press(page, 'Add Acme');
    await press(page, 'Go on as cleo');
    await problem(page, /^This way to log in cannot be used for this account\. Nothing was changed\./);
    expect(await page.getByRole('alert').innerText()).not.toMatch(/cleo/i);
    await page.getByRole('link', { name: 'Back to your profile' }).press('Enter');
    await page.getByRole('list', { name: 'Other ways to log in' }).getByText('+447700900777').waitFor();
    page = first;
    await other.context.close();
  });

  test('every code that a server may answer with reads as a sentence, and none is ever shown', async () => {
    // Of the services' own codes a few: what stands for each is held without a browser.
    const strange = [...SDK_CODES.keys()].filter((_, index) => index % 25 === 0);
    const codes = [...Object.keys(ERROR_STATUS), ...strange, 'some.later_code'];
    let answer = '';
    await page.route('**/oidc/acme/begin', (route) =>
      route.fulfill({
        status: 418,
        contentType: 'application/json',
        body: JSON.stringify({ error: { code: answer, message: answer } }),
      }),
    );
    const shown: string[] = [];
    const silent: string[] = [];
    await page.goto('/authpage');
    const button = page.getByRole('button', { name: 'Go on with Acme' });
    await button.waitFor();
    for (const code of codes) {
      // These lead to another page or ask for something at once: others hold what happens then.
      if (/^(auth\.(session_|lease_|locked)|vault\.sealed$)/.test(code)) continue;
      answer = code;
      const answered = page.waitForResponse('**/oidc/acme/begin');
      await button.click();
      await answered;
      const text = await page.getByRole('alert').getByText(/\S/).innerText();
      if (text.includes(code)) shown.push(code);
      if (!/^[A-Z].*[.]$/s.test(text)) silent.push(code);
    }
    expect(shown).toEqual([]);
    expect(silent).toEqual([]);
  });
});
