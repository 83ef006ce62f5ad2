import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { chatEntries, comeIn, openPerson, SOON, said, say, sidebar } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

interface Heard {
  name: string;
  detail: unknown;
  /** Where the page was, and which chat was kept, at that moment: what comes first is specified. */
  at: string;
  kept: string | null;
}
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
const activeChat = (page: Page) => page.evaluate(() => localStorage.getItem('activeChatId'));
const button = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true });
const LIST = /\/api\/users\/[^/]+\/chats(\?|$)/;
const ONE = /\/api\/users\/[^/]+\/chats\/[^/]+$/;

async function openMenu(page: Page, at = 0): Promise<void> {
  await chatEntries(page).nth(at).hover();
  await chatEntries(page)
    .nth(at)
    .getByRole('button', { name: /^Rename or delete/ })
    .click();
  await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
}

describe.skipIf(!CHROMIUM)('the sidebar', () => {
  let browser: Browser;
  let server: RunningServer;
  let person: Visit;
  let page: Page;

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });
  beforeEach(async () => {
    await person?.context.close();
    person = await openPerson(browser, server.origin);
    await person.context.addInitScript(() => {
      const list: Heard[] = [];
      (window as unknown as { heard: Heard[] }).heard = list;
      for (const name of ['chat-change', 'end-session']) {
        window.addEventListener(name, (event) => {
          const kept = localStorage.getItem('activeChatId');
          list.push({ name, detail: (event as CustomEvent).detail, at: location.pathname, kept });
        });
      }
    });
    page = person.page;
    await comeIn(page);
  });

  test('holds exactly the specified parts in their order', async () => {
    await say(page, 'Small things make me so nervous lately');
    const shown = await sidebar(page).evaluate((aside) =>
      [...aside.querySelectorAll('button, h2, a')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute('aria-label') ?? element.textContent),
    );
    const title = (await chatEntries(page).first().getByRole('button').first().textContent()) ?? '';
    expect(title).not.toBe('');
    expect(shown).toEqual([
      'New Chat',
      'Suggestions',
      'Questionnaires',
      'Chats',
      title,
      `Rename or delete ${title}`,
      'User, open your profile',
    ]);
    for (const path of ['/', '/mission', '/profile', '/authpage']) {
      await page.goto(path);
      await page.getByRole('main').waitFor();
      expect(await sidebar(page).count()).toBe(0);
    }
  });

  test('says when chats load, when there are none, and does nothing worse when they do not come', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // What comes early may hold the list too.
    await page.route('**/api/opening*', (route) => route.fulfill({ json: { answers: {} } }));
    await page.route(LIST, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.getByText('Loading chats...', { exact: true }).waitFor();
    release();
    await page.getByText('No chats yet.', { exact: true }).waitFor();
    await page.unroute(LIST);
    await page.route(LIST, (route) =>
      route.fulfill({ status: 400, json: { error: { code: 'http.input_invalid', message: 'no' } } }),
    );
    await page.reload();
    await page.getByText('No chats yet.', { exact: true }).waitFor();
    expect(await page.getByText('Loading chats...').count()).toBe(0);
    await page.unroute('**/api/opening*');
  });

  test('New Chat makes a chat, keeps its id, tells the page and opens it; its entry is highlighted and disabled', async () => {
    await page.goto('/questionnaires');
    await button(page, 'New Chat').click();
    await page.waitForURL('**/chat');
    const entry = chatEntries(page).getByRole('button', { name: 'New Chat', exact: true });
    await entry.waitFor();
    const chatId = await activeChat(page);
    expect(await heard(page)).toEqual([
      { name: 'chat-change', detail: { chatId }, at: '/questionnaires', kept: chatId },
    ]);
    await expect.poll(() => entry.getAttribute('aria-current'), SOON).toBe('page');
    expect(await entry.isDisabled()).toBe(true);
  });

  test('an entry opens its chat; Suggestions ends the session first; Questionnaires stays where it is', async () => {
    for (const chats of [1, 2]) {
      await button(page, 'New Chat').first().click();
      await expect.poll(() => chatEntries(page).count(), SOON).toBe(chats);
    }
    const second = await activeChat(page);
    await chatEntries(page).nth(1).getByRole('button', { name: 'New Chat', exact: true }).click();
    await expect.poll(() => activeChat(page), SOON).not.toBe(second);
    const first = await activeChat(page);
    expect((await heard(page)).at(-1)).toMatchObject({ name: 'chat-change', detail: { chatId: first }, kept: first });

    await button(page, 'Suggestions').click();
    await page.waitForURL('**/suggestions');
    expect((await heard(page)).at(-1)).toEqual({
      name: 'end-session',
      detail: { chatId: first, reason: 'suggestions' },
      at: '/chat',
      kept: first,
    });
    // The address changes before the page is drawn that belongs to it.
    await expect.poll(() => button(page, 'Suggestions').getAttribute('aria-current'), SOON).toBe('page');
    const entry = chatEntries(page).getByRole('button', { name: 'New Chat', exact: true }).nth(1);
    await expect.poll(() => entry.isEnabled(), SOON).toBe(true);

    await button(page, 'Questionnaires').click();
    await page.waitForURL('**/questionnaires');
    await page.goto('/questionnaire/phq9');
    const before = await page.evaluate(() => history.length);
    await button(page, 'Questionnaires').click();
    expect(new URL(page.url()).pathname).toBe('/questionnaire/phq9');
    expect(await page.evaluate(() => history.length)).toBe(before);
  });

  test('hovering shows the menu; it closes 150 ms after the mouse has left, and not before', async () => {
    await button(page, 'New Chat').first().click();
    await chatEntries(page).first().waitFor();
    const opacity = () =>
      chatEntries(page)
        .first()
        .getByRole('button', { name: /^Rename or delete/ })
        .evaluate((element) => getComputedStyle(element).opacity);
    await page.mouse.move(900, 300);
    await expect.poll(opacity, SOON).toBe('0');
    await page.clock.install();
    await openMenu(page);
    expect(await opacity()).toBe('1');
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await page.mouse.move(900, 300);
    await page.clock.runFor(140);
    expect(await page.getByRole('menuitem', { name: 'Rename' }).count()).toBe(1);
    await page.clock.runFor(20);
    await page.clock.resume();
    await page.getByRole('menuitem', { name: 'Rename' }).waitFor({ state: 'detached' });
  });

  test('deleting the active chat clears its id and leads to the suggestions', async () => {
    await button(page, 'New Chat').first().click();
    await chatEntries(page).first().waitFor();
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('This will delete New Chat.', { exact: true }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.waitForURL('**/suggestions');
    await page.getByText('No chats yet.', { exact: true }).waitFor();
    expect(await activeChat(page)).toBeNull();
  });

  test('a failed delete, rename or new chat harms nothing, and the status says it', async () => {
    await button(page, 'New Chat').first().click();
    await chatEntries(page).first().waitFor();
    const entry = chatEntries(page).getByRole('button', { name: 'New Chat', exact: true });
    await page.route(ONE, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 500, json: { error: { code: 'http.internal', message: 'no' } } }),
    );
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await said(page, 'Not deleted. Try again.').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await entry.waitFor();

    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'New title for this chat' }).fill('Lost on the way');
    await page.keyboard.press('Enter');
    await said(page, 'Not renamed. Try again.').waitFor();
    await entry.waitFor();

    await page.route(LIST, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
    await button(page, 'New Chat').first().click();
    await said(page, 'No new chat yet. Try again.').waitFor();
    expect(await chatEntries(page).count()).toBe(1);
  });
});
