import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { journey } from './journey.ts';
import { answerJoining, composer, replies, replyText, SOON, say, sidebar } from './person.ts';

const TALK = [
  'The week was long',
  'A walk helps me a bit. My exam is on Friday.',
  'I am going to ask my boss for one day off on Monday',
];
const PLAN = '“I am going to ask my boss for one day off on Monday”';

/** Comes in without an account, with the memory on, and with or without chats that are kept. */
async function arrive(page: Page, { keep = true } = {}): Promise<void> {
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await answerJoining(page);
  await page.getByRole('checkbox', { name: 'Remember things about me between chats' }).check();
  if (!keep) await page.getByRole('checkbox', { name: 'Keep my chats, encrypted, until I delete them' }).uncheck();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await composer(page).waitFor();
}

/** As if everything remembered had been kept yesterday: a new chat asks after nothing that was said just now. */
function letADayPass(folder: string): void {
  const db = new DatabaseSync(join(folder, 'data', 'alcove.db'));
  db.exec('update memories set created_at = created_at - 86400000');
  db.close();
}

const proposals = (page: Page) => page.getByRole('region', { name: 'Keep this for other days?' });
const proposal = (page: Page, text: string) => proposals(page).getByRole('listitem').filter({ hasText: text });

/** Where the keyboard's focus is: in an entry, elsewhere on the page, or lost. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement === body ? 'body' : activeElement?.closest('li') ? 'li' : 'page';
  });

/** Ends the session by the sidebar's Suggestions button and comes back to the chat. */
async function endSession(page: Page): Promise<void> {
  await sidebar(page).getByRole('button', { name: 'Suggestions' }).click();
  await page.waitForURL('**/suggestions');
  await page.goto('/chat');
  await replies(page).first().waitFor();
}

describe.skipIf(!CHROMIUM)('the memory, as a person meets it', () => {
  const here = journey();
  let page: Page;

  beforeEach(async () => {
    await here.open();
    page = here.page;
  });

  test('what a session brought up is kept, edited or dropped, and is found and deleted in the profile', async () => {
    await arrive(page);
    for (const line of TALK) await say(page, line);
    await endSession(page);
    await proposals(page).waitFor();
    await proposal(page, 'day off on Monday').getByRole('button', { name: 'Keep' }).click();
    await proposal(page, 'day off on Monday').waitFor({ state: 'detached' });
    // Whoever goes by keyboard stands at the next entry, and after the last one where the list was.
    await expect.poll(() => placeOf(page)).toBe('li');
    await proposal(page, 'exam is on Friday').getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Edit what is kept' }).fill('My exam in statistics is on Friday');
    await page.getByRole('button', { name: 'Save' }).click();
    await proposal(page, 'A walk helps me').getByRole('button', { name: 'Drop' }).click();
    await proposals(page).waitFor({ state: 'detached' });
    expect(await placeOf(page)).not.toBe('body');

    await page.goto('/profile');
    await page.getByText(PLAN).waitFor();
    await page.getByText('“My exam in statistics is on Friday”').waitFor();
    expect(await page.getByText('A walk helps me').count()).toBe(0);
    await page.getByRole('searchbox', { name: 'Search what is kept' }).fill('statistics');
    await page.getByText(PLAN).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Don’t use again' }).click();
    await page.getByText('Not used').waitFor();
    await page.getByRole('searchbox', { name: 'Search what is kept' }).fill('');
    const item = page.getByRole('listitem').filter({ hasText: 'statistics' });
    await item.getByRole('button', { name: 'Delete' }).click();
    await item.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText(PLAN).waitFor();
    expect(await page.getByText('statistics').count()).toBe(0);
    await page.getByRole('link', { name: /^From / }).click();
    await page.getByText(TALK[0] ?? '', { exact: true }).waitFor();
    expect(here.person.troubles).toEqual([]);
  });

  test('a new chat begins where the last one ended, shows what it drew on, and answers again without it', async () => {
    await arrive(page);
    await say(page, 'Please remember that I like to walk by the harbour.');
    expect(await replyText(page)).toMatch(/I.ll keep this|^Kept, just|noted for other days/);
    await say(page, 'What do you remember about me?');
    await page.getByText('“I like to walk by the harbour.”').waitFor();
    for (const line of TALK) await say(page, line);
    await endSession(page);
    await proposal(page, 'day off on Monday').getByRole('button', { name: 'Keep' }).click();
    await proposal(page, 'day off on Monday').waitFor({ state: 'detached' });
    letADayPass(here.server.folder);
    await sidebar(page).getByRole('button', { name: 'New Chat' }).first().click();
    await page
      .getByText(/(Last time you told me|You wrote last time): .I am going to ask my boss for one day off/)
      .waitFor();
    await say(page, 'hi');
    expect(await replyText(page)).toContain('I am going to ask my boss for one day off on Monday');
    await page.getByText('This reply used 1 thing you let me remember').click();
    await page.getByRole('button', { name: 'Answer again without this' }).click();
    await expect.poll(() => replyText(page), SOON).not.toContain('day off on Monday');
    expect(here.person.troubles).toEqual([]);
  });

  test('deleting a chat says beforehand what goes and afterwards what went', async () => {
    await arrive(page);
    for (const line of TALK) await say(page, line);
    await endSession(page);
    await proposal(page, 'day off on Monday').getByRole('button', { name: 'Keep' }).click();
    await proposal(page, 'day off on Monday').waitFor({ state: 'detached' });
    const entry = sidebar(page).getByRole('list', { name: 'Chats' }).getByRole('listitem');
    await entry.hover();
    await entry.getByRole('button', { name: /^Rename or delete/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete chat?' });
    await dialog.getByText('What goes').click();
    await dialog.getByText('6 messages, for good').waitFor();
    await dialog.getByText(/^\d memories that came from this chat$/).waitFor();
    await dialog.getByText('1 summary of what you talked about').waitFor();
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page
      .getByText(/^Deleted for good: 6 messages, \d memories, 1 summary, .* Nothing of this chat is left here\.$/)
      .waitFor();
    await page.goto('/profile');
    await page.getByText('Nothing is kept about you.').waitFor();
    // The page may ask once more for what it has just deleted: the browser writes that down by itself.
    expect(here.person.troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
  });

  test('a temporary chat says so, is kept on request, and is otherwise gone after a restart', async () => {
    await arrive(page, { keep: false });
    await page.getByRole('region', { name: 'Temporary chat' }).waitFor();
    await say(page, 'The week was long');
    await page.getByRole('button', { name: 'Keep this chat' }).click();
    await page.getByRole('region', { name: 'Temporary chat' }).waitFor({ state: 'detached' });
    await sidebar(page).getByRole('button', { name: 'New Chat' }).first().click();
    await page.getByRole('region', { name: 'Temporary chat' }).waitFor();
    await say(page, 'It helps me to walk');
    await here.server.stop();
    await here.server.start();
    await page.reload();
    await page.getByText('The week was long', { exact: true }).waitFor();
    expect(await sidebar(page).getByRole('list', { name: 'Chats' }).getByRole('listitem').count()).toBe(1);
    expect(await page.getByText('It helps me to walk').count()).toBe(0);
    await page.goto('/chat');
    await page.getByText('The week was long', { exact: true }).waitFor();
    expect(await page.getByRole('region', { name: 'Temporary chat' }).count()).toBe(0);
  });

  test('an empty chat is made temporary by its person, and can be deleted at once', async () => {
    await arrive(page);
    await page.getByRole('button', { name: /^Make this a temporary chat/ }).click();
    await page.getByRole('region', { name: 'Temporary chat' }).waitFor();
    await say(page, 'The week was long');
    await page.getByRole('button', { name: 'Delete now' }).click();
    await page.waitForURL('**/suggestions');
    await page.getByText('No chats yet.', { exact: true }).waitFor();
    // An emptied draft may still be on its way to the chat that is gone.
    expect(here.person.troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
  });
});
