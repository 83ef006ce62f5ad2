import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { chatEntries, comeIn, logIn, openPerson, SOON, say, sidebar, tabTo, upgrade } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const titleField = (page: Page) => page.getByRole('textbox', { name: 'New title for this chat' });
const entry = (page: Page, title: string) => chatEntries(page).getByRole('button', { name: title, exact: true });

/** Opens an entry's menu and takes one of its items, by keyboard only. */
async function choose(page: Page, title: string, item: 'Rename' | 'Delete'): Promise<void> {
  await tabTo(page, `Rename or delete ${title}`);
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: item }).waitFor();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Rename', 'Delete']);
  for (let presses = 0; presses < 3; presses++) {
    const focused = page.getByRole('menuitem', { name: item }).and(page.locator(':focus'));
    if (await focused.count()) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}

const selection = (page: Page) =>
  titleField(page).evaluate((field: HTMLInputElement) =>
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  );

describe.skipIf(!CHROMIUM)('the list of chats, by keyboard', () => {
  const email = 'list@alcove.example';
  let browser: Browser;
  let server: RunningServer;
  let person: Visit;
  /** Another tab of the same browser, and another device of the same account. */
  let watchers: Page[];

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
    person = await openPerson(browser, server.origin);
    const { page, context } = person;
    await comeIn(page);
    await say(page, 'Exams are close and I keep putting off learning');
    await upgrade(page, email);
    await page.goto('/chat');
    const device = (await openPerson(browser, server.origin)).page;
    await device.goto('/chat');
    await logIn(device, email);
    const tab = await context.newPage();
    await tab.goto('/questionnaires');
    watchers = [tab, device];
    for (const watcher of watchers) await chatEntries(watcher).first().waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  test('an untitled chat is renamed: its first text is whole and selected, and Enter saves', async () => {
    const { page } = person;
    await sidebar(page).getByRole('button', { name: 'New Chat' }).first().click();
    await expect.poll(() => chatEntries(page).count(), SOON).toBe(2);
    await choose(page, 'New Chat', 'Rename');
    await titleField(page).waitFor();
    expect(await selection(page)).toBe('Untitled Chat');
    await page.keyboard.type('  Before the exams  ');
    await page.keyboard.press('Enter');
    await entry(page, 'Before the exams').waitFor();
    for (const watcher of watchers) await entry(watcher, 'Before the exams').waitFor();
  });

  test('Escape, leaving the field and an empty title change nothing', async () => {
    const { page } = person;
    for (const end of ['Escape', 'Tab', 'Enter']) {
      await choose(page, 'Before the exams', 'Rename');
      await titleField(page).waitFor();
      expect(await selection(page)).toBe('Before the exams');
      await page.keyboard.type(end === 'Enter' ? '   ' : 'Something else');
      await page.keyboard.press(end);
      await titleField(page).waitFor({ state: 'detached' });
      await entry(page, 'Before the exams').waitFor();
    }
    await page.reload();
    await entry(page, 'Before the exams').waitFor();
  });

  test('another tab and another device show a new title within a second', async () => {
    const { page } = person;
    const delays: number[] = [];
    // The fastest of three, so that a busy machine does not decide.
    let before = 'Before the exams';
    for (const title of ['First try', 'Second try', 'Third try']) {
      await choose(page, before, 'Rename');
      await titleField(page).waitFor();
      await page.keyboard.type(title);
      const start = performance.now();
      await page.keyboard.press('Enter');
      await Promise.all(watchers.map((watcher) => entry(watcher, title).waitFor()));
      delays.push(performance.now() - start);
      await entry(page, title).waitFor();
      before = title;
    }
    expect(Math.min(...delays)).toBeLessThan(1000);
  });

  test('deleting asks in the specified words, Cancel keeps the chat and Delete takes it away everywhere', async () => {
    const { page } = person;
    const dialog = page.getByRole('dialog', { name: 'Delete chat?' });
    await choose(page, 'Third try', 'Delete');
    await dialog.waitFor();
    const description = dialog.getByText('This will delete Third try.', { exact: true });
    expect(await description.count()).toBe(1);
    expect(await dialog.getByText('- Removing memories saved during this chat.').textContent()).toBe(
      ' - Removing memories saved during this chat.',
    );
    expect(await dialog.getByRole('button').allTextContents()).toEqual(['Cancel', 'Delete']);
    await page.getByRole('button', { name: 'Cancel' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await entry(page, 'Third try').waitFor();

    await choose(page, 'Third try', 'Delete');
    await dialog.waitFor();
    await tabTo(page, 'Delete');
    await page.keyboard.press('Enter');
    for (const somewhere of [page, ...watchers]) {
      await entry(somewhere, 'Third try').waitFor({ state: 'detached' });
      expect(await chatEntries(somewhere).count()).toBe(1);
    }
    await page.waitForURL('**/suggestions');
  });

  test('a chat deleted elsewhere closes where it was open, without trouble', async () => {
    const [, device] = watchers as [Page, Page];
    const { page } = person;
    await page.goto('/chat');
    await page.getByRole('article', { name: 'You' }).waitFor();
    const title = await chatEntries(device).first().getByRole('button').first().textContent();
    await choose(device, title ?? '', 'Delete');
    await device.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('No chats yet.', { exact: true }).waitFor();
    await page.getByRole('heading', { name: /What is on your mind\?$/ }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('activeChatId'))).toBeNull();
  });

  test('none of it made a page complain', () => {
    // A document that another device deleted is asked for once more and is gone: the browser writes that down by itself.
    expect(person.troubles.filter((trouble) => !trouble.includes('404'))).toEqual([]);
  });
});
