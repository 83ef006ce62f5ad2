import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { journey } from './journey.ts';
import { comeIn, HAND, SOON, say } from './person.ts';

const OWN = 'the debt letters came again and I sit here shaking';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Help me say it' });
const message = (page: Page) => page.getByRole('textbox', { name: 'Your message' }).last();
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

async function openFromHelp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await page.getByRole('dialog', { name: 'Help, right now' }).getByRole('button', { name: 'Help me say it' }).click();
  await dialog(page).waitFor();
}

/** What lies on this device, as it lies there. */
const storedPapers = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const open = indexedDB.open('alcove-papers');
        open.onsuccess = () => {
          if (!open.result.objectStoreNames.contains('rows')) return resolve([]);
          const rows = open.result.transaction('rows').objectStore('rows').getAll();
          rows.onsuccess = () => resolve(rows.result.map((row) => new TextDecoder().decode(row.sealed)));
        };
      }),
  );

describe.skipIf(!CHROMIUM)('"Help me say it"', () => {
  const here = journey();
  let page: Page;
  let sent: string[];

  async function arrive(options = {}): Promise<void> {
    await here.open(options);
    await here.person.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: here.server.origin });
    page = here.page;
    sent = [];
    page.on('request', (request) => sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ''}`));
    await comeIn(page);
  }

  beforeEach(() => arrive());

  test('by keyboard alone own words become a message, changed at will, copied, and gone afterwards', async () => {
    await page.getByRole('button', { name: 'Help', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Help, right now' }).waitFor();
    await page.getByRole('button', { name: 'Help me say it' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).waitFor();
    await field(page, 'Who is it for?').focus();
    await page.keyboard.type('Mira');
    await page.keyboard.press('Tab');
    await page.keyboard.type(OWN);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => message(page).inputValue(), SOON).toContain('Could you come by today?');
    expect(await message(page).inputValue()).toBe(`Hi Mira,\nT${OWN.slice(1)}. Could you come by today?`);
    await message(page).focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Bring tea.');
    await choose(page, 'Warm');
    expect(await message(page).inputValue()).toContain('Could you come by today? Bring tea.');
    await page.getByRole('button', { name: 'Write it anew from my answers' }).press('Enter');
    await expect
      .poll(() => message(page).inputValue(), SOON)
      .toMatch(/^Dear Mira,\n.*It helps to know you're there\.$/s);
    await dialog(page).getByRole('button', { name: 'Copy', exact: true }).press('Enter');
    await dialog(page)
      .getByText(/Nothing has gone out yet/)
      .waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(OWN.slice(1));
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => storedPapers(page), SOON).toEqual([]);
    await openFromHelp(page);
    expect(await field(page, 'Who is it for?').inputValue()).toBe('');
    expect(sent.filter((request) => request.includes(OWN.slice(2)))).toEqual([]);
    expect(here.person.troubles).toEqual([]);
  });

  test('the draft stays on this device, sealed, through a reload, until it is cleared or somebody signs out', async () => {
    await openFromHelp(page);
    await field(page, 'What is going on, in your words?').fill(OWN);
    await expect.poll(async () => (await storedPapers(page)).length, SOON).toBe(1);
    expect((await storedPapers(page)).join()).not.toContain('debt');
    await page.goto('/profile?view=say');
    await expect.poll(() => message(page).inputValue(), SOON).toContain(OWN.slice(1));
    await page.getByRole('button', { name: 'Clear the draft' }).click();
    await expect.poll(() => message(page).inputValue(), SOON).toBe('Hi,\nCould you ring me today?');
    await expect.poll(() => storedPapers(page), SOON).toEqual([]);
    await field(page, 'What is going on, in your words?').fill(OWN);
    await expect.poll(async () => (await storedPapers(page)).length, SOON).toBe(1);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Log out' }).last().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
    await expect.poll(() => new URL(page.url()).pathname, SOON).toBe('/');
    await expect.poll(() => storedPapers(page), SOON).toEqual([]);
  });

  test('on a phone the people of the safety plan are a tap away, and the number stands in the link', async () => {
    await arrive(HAND);
    await page.goto('/profile?view=plan');
    await field(page, 'People I can ask for help').fill('My sister Mira: +44 151 234 5678\nJonas jonas@example.org');
    await page.getByRole('button', { name: 'Save my plan' }).click();
    await page.getByRole('button', { name: 'Help me say it' }).tap();
    await dialog(page).getByRole('button', { name: 'Mira' }).tap();
    const sms = dialog(page).getByRole('link', { name: 'Open in messages' });
    await expect.poll(() => sms.getAttribute('href'), SOON).toMatch(/^sms:\+441512345678\?&body=Hi%20Mira/);
    await dialog(page).getByRole('button', { name: 'Jonas' }).tap();
    const mail = dialog(page).getByRole('link', { name: 'Open in mail' });
    await expect.poll(() => mail.getAttribute('href'), SOON).toMatch(/^mailto:jonas@example\.org\?subject=[^&]+&body=/);
    const { width, inner } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      inner: document.documentElement.clientWidth,
    }));
    expect(width).toBeLessThanOrEqual(inner);
  });

  test('"I am not in danger" is said only by the person; the message speaks the language that is chosen', async () => {
    await page.goto('/profile?view=say');
    await field(page, 'Who is it for?').fill('Mira');
    await expect.poll(() => message(page).inputValue(), SOON).toBe('Hi Mira,\nCould you ring me today?');
    await page.getByRole('checkbox', { name: /^I am not in danger/ }).check();
    await expect.poll(() => message(page).inputValue(), SOON).toContain("I'm not in danger right now.");
    await page.getByRole('combobox', { name: 'Language of the message' }).selectOption({ label: 'Deutsch' });
    const german = page.getByRole('textbox', { name: 'Deine Nachricht' });
    await expect
      .poll(() => german.inputValue(), SOON)
      .toBe('Hallo Mira.\nIch bin gerade nicht in Gefahr. Kannst du mich heute anrufen?');
    await page.getByRole('radio', { name: 'Nur die Frage' }).check();
    await page.getByRole('radio', { name: 'Jetzt', exact: true }).check();
    await expect.poll(() => german.inputValue(), SOON).toContain('Rufst du mich jetzt gleich an?');
  });

  test('opens where no network is, and from the help card of a hard moment, without leaving the chat', async () => {
    await say(page, 'I keep thinking about killing myself');
    const card = page.getByRole('region', { name: 'Help', exact: true });
    await card.getByRole('button', { name: /Show (more|less)/ }).waitFor();
    if (await card.getByRole('button', { name: /Show more/ }).isVisible())
      await card.getByRole('button', { name: /Show more/ }).click();
    // Fetched ahead, some seconds after the page: from then on it needs nothing.
    await expect
      .poll(
        () =>
          page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /say-dialog-/.test(name))),
        { timeout: 30_000 },
      )
      .toBe(true);
    await card.getByRole('button', { name: 'Help me say it' }).waitFor();
    await here.person.context.setOffline(true);
    await card.getByRole('button', { name: 'Help me say it' }).click();
    await field(page, 'Who is it for?').fill('Mira');
    await expect.poll(() => message(page).inputValue(), SOON).toContain('Hi Mira,');
    await dialog(page)
      .getByRole('link', { name: /^Call / })
      .first()
      .waitFor();
    await here.person.context.setOffline(false);
    await page.keyboard.press('Escape');
    await page.getByText('I keep thinking about killing myself', { exact: true }).first().waitFor();
  });
});
