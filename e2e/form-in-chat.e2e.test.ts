import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings, ZOOM_LOCK } from './axe.ts';
import { CHROMIUM } from './browser.ts';
import { newcomers } from './journey.ts';
import { SOON, say } from './person.ts';

const WORRIED = [
  'I worry all day about everything, it never stops',
  'The worry starts before I get up and I cannot switch it off',
  'Last night I lay there worrying about money again',
  'I worry that I forget something at work and it all goes wrong',
  'Even on Sunday I sat there and worried about Monday',
  'My mind keeps worrying whatever I do',
];
const card = (page: Page) => page.getByRole('region', { name: 'Questionnaire: GAD-7' });

const isProposed = (page: Page) =>
  page.evaluate(async () => {
    const { user } = await (await fetch('/api/auth/session')).json();
    const chat = localStorage.getItem('activeChatId');
    const messages = await fetch(`/api/users/${user.uid}/chats/${chat}/messages`);
    return (await messages.text()).includes('"questionnaire"');
  });

describe.skipIf(!CHROMIUM)('a questionnaire that is proposed in a chat', () => {
  const here = newcomers();
  let page: Page;

  beforeEach(async () => {
    page = here.page;
    for (const line of WORRIED) {
      await say(page, line);
      // The next message would take the card away before it was drawn.
      if (await isProposed(page)) break;
    }
    await card(page).waitFor();
  });

  test('opens the form, and leads back to the chat', async () => {
    await card(page).getByText('It is no diagnosis. Later is fine.', { exact: false }).waitFor();
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    await card(page).getByRole('link', { name: 'Open it' }).click();
    await page.waitForURL(/\/questionnaire\/gad-7\?from=/);
    await page.getByRole('button', { name: 'Back to your chat' }).click();
    await page
      .getByText(WORRIED[0] ?? '')
      .first()
      .waitFor();
  });

  test('goes away for later, also after a reload', async () => {
    await card(page).getByRole('button', { name: 'Later' }).click();
    await expect.poll(() => card(page).count(), SOON).toBe(0);
    await page.reload();
    await page
      .getByText(WORRIED[0] ?? '')
      .first()
      .waitFor();
    expect(await card(page).count()).toBe(0);
  });
});
