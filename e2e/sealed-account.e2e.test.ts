import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { journey } from './journey.ts';
import { comeIn, composer, replies, SOON, say } from './person.ts';

const PASSPHRASE = 'seven quiet herons wading home';
const LINE = 'The neighbour kept me awake again';

const unlocking = (page: Page) => page.getByRole('dialog', { name: 'Your account is sealed' });

/** Types a passphrase where the page asks for it, by keyboard alone. */
async function unlock(page: Page, passphrase = PASSPHRASE): Promise<void> {
  await unlocking(page).getByRole('textbox', { name: 'Passphrase' }).fill(passphrase);
  await page.keyboard.press('Enter');
}

describe.skipIf(!CHROMIUM)('a sealed account, as its person meets it', () => {
  const here = journey();
  let page: Page;
  let code = '';

  beforeAll(async () => {
    await here.open();
    page = here.page;
    await comeIn(page);
    await say(page, LINE);
    await replies(page).first().waitFor();
  });

  test('is sealed from the profile: what it costs is said, both fields are checked, the code is shown once', async () => {
    await page.goto('/profile');
    await page.getByText('What a sealed account cannot do').click();
    await page.getByText('no reminders to check in').waitFor();
    await page.getByRole('button', { name: 'Seal my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Seal your account' });
    await dialog.getByRole('textbox', { name: 'New passphrase' }).fill('too short');
    await dialog.getByRole('button', { name: 'Seal it' }).click();
    await dialog.getByText('Use at least 14 characters.').waitFor();
    await dialog.getByRole('textbox', { name: 'New passphrase' }).fill(PASSPHRASE);
    await dialog.getByRole('textbox', { name: 'The same once more' }).fill(PASSPHRASE);
    await dialog.getByRole('button', { name: 'Seal it' }).click();
    await dialog.getByText('Tick this first.').waitFor();
    await dialog.getByRole('checkbox', { name: /^I know that nobody/ }).check();
    await dialog.getByRole('button', { name: 'Seal it' }).click();
    const shown = page.getByRole('dialog', { name: 'Your recovery code' });
    await shown.waitFor();
    code = (await shown.getByText(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){5}$/).textContent()) ?? '';
    await page.keyboard.press('Escape');
    await shown.getByText('Keep the code first').waitFor();
    await shown.getByRole('checkbox', { name: 'I have written it down' }).check();
    await shown.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Stop sealing' }).waitFor();
  });

  test('stays open in its tabs: the page goes on, and a second tab is told the key by the first', async () => {
    const second = await here.person.context.newPage();
    await second.goto('/chat');
    await second.getByText(LINE).first().waitFor();
    expect(await unlocking(second).count()).toBe(0);
    await say(second, 'It was quieter tonight');
    await expect.poll(() => replies(second).count(), SOON).toBe(2);
    await second.close();
  });

  test('asks for the passphrase after a reload; a wrong one is told kindly, the right one shows everything', async () => {
    await page.goto('/chat');
    await unlocking(page).waitFor();
    expect(await page.getByText(LINE).count()).toBe(0);
    await unlock(page, 'seven quiet herons');
    await unlocking(page).getByText('That does not open your account.').waitFor();
    await unlock(page);
    await page.getByText(LINE).first().waitFor();
    await expect.poll(() => replies(page).count(), SOON).toBe(2);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toMatch(
      /[\w-]{43}/,
    );
  });

  test('keeps what was being written when another device changed the passphrase, and sends it after unlocking', async () => {
    await composer(page).fill('I wrote this while it locked');
    await page.evaluate(() => {
      // As if this tab held a key of before.
      const channel = new BroadcastChannel('alcove-key');
      channel.postMessage({ say: 'here', key: 'A'.repeat(43) });
      channel.close();
    });
    await page.keyboard.press('Enter');
    await unlocking(page).waitFor();
    await unlock(page);
    await expect.poll(() => replies(page).count(), SOON).toBe(3);
    await page.getByText('I wrote this while it locked').first().waitFor();
  });

  test('"Not now" leads to the start page, and the recovery code opens it as well', async () => {
    await page.goto('/chat');
    await unlocking(page).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/chat');
    await unlocking(page).getByRole('button', { name: 'Use the recovery code instead' }).click();
    await unlocking(page).getByRole('textbox', { name: 'Recovery code' }).fill(code.toLowerCase());
    await page.keyboard.press('Enter');
    await page.getByText(LINE).first().waitFor();
  });

  test('is given back from the profile, and then opens without being asked', async () => {
    await page.goto('/profile');
    await unlock(page);
    await page.getByRole('button', { name: 'Stop sealing' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop sealing' }).click();
    await page.getByRole('button', { name: 'Seal my account' }).waitFor();
    await page.goto('/chat');
    await page.getByText(LINE).first().waitFor();
    const ours = here.person.troubles.filter((trouble) => !/423|400 \(Bad Request\)|status of 4/.test(trouble));
    expect(ours).toEqual([]);
  });
});
