import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { chatEntries, comeIn, composer, openPerson, replies, SOON, say, sidebar, whole } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const TITLE = 'Rent is due';

/** What has the focus, as a screen reader would name it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    if (element.id === 'main') return 'main';
    if (element.querySelector('[role="log"]')) return 'transcript';
    const field = element as Partial<HTMLInputElement>;
    const label = element.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? element.textContent;
    return (label ?? '').trim();
  });

/** Presses Tab once for each stop and says where each press led. */
async function stops(page: Page, count: number): Promise<string[]> {
  const names: string[] = [];
  for (let at = 0; at < count; at++) {
    await page.keyboard.press('Tab');
    names.push(await focused(page));
  }
  return names;
}

const focusIs = (page: Page, name: string) => expect.poll(() => focused(page), { timeout: 20_000 }).toBe(name);

describe.skipIf(!CHROMIUM)('by keyboard alone', () => {
  let browser: Browser;
  let server: RunningServer;
  let person: Visit;
  let page: Page;

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
    person = await openPerson(browser, server.origin);
    page = person.page;
    await comeIn(page);
    await say(page, 'The rent went up and the kitchen is cold');
    await page.evaluate(async (title) => {
      const { user } = await (await fetch('/api/auth/session')).json();
      const chat = localStorage.getItem('activeChatId');
      await fetch(`/api/users/${user.uid}/chats/${chat}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title }),
      });
    }, TITLE);
    await page.goto('/suggestions');
    await chatEntries(page).getByRole('button', { name: TITLE, exact: true }).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  test('Tab walks the sidebar from top to bottom, and the first stop skips to the content', async () => {
    expect(await stops(page, 9)).toEqual([
      'Skip to the content',
      'New Chat',
      'Suggestions',
      'Questionnaires',
      TITLE,
      `Rename or delete ${TITLE}`,
      'User, open your profile',
      'Help',
      'Quick exit',
    ]);
    await page.goto('/suggestions');
    await chatEntries(page).first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await focusIs(page, 'main');
    expect(await sidebar(page).ariaSnapshot()).toBe(
      [
        '- complementary "Your chats and pages":',
        '  - button "New Chat"',
        '  - button "Suggestions"',
        '  - button "Questionnaires"',
        '  - heading "Chats" [level=2]',
        '  - list "Chats":',
        '    - listitem:',
        `      - button "${TITLE}"`,
        `      - button "Rename or delete ${TITLE}"`,
        '  - link "User, open your profile":',
        '    - /url: /profile',
        '    - text: User',
      ].join('\n'),
    );
  });

  test('the entry’s menu opens on Rename, is walked by arrows, Home, End and letters, and Escape leads back', async () => {
    const menu = `Rename or delete ${TITLE}`;
    await chatEntries(page).first().getByRole('button', { name: menu }).focus();
    await page.keyboard.press('Enter');
    await focusIs(page, 'Rename');
    expect(await chatEntries(page).first().ariaSnapshot()).toBe(
      [
        '- listitem:',
        `  - button "${TITLE}"`,
        `  - button "${menu}" [expanded]`,
        `  - menu "${menu}":`,
        '    - menuitem "Rename"',
        '    - menuitem "Delete"',
      ].join('\n'),
    );
    for (const [key, name] of [
      ['ArrowDown', 'Delete'],
      ['ArrowDown', 'Rename'],
      ['ArrowUp', 'Delete'],
      ['Home', 'Rename'],
      ['End', 'Delete'],
      ['r', 'Rename'],
    ] as const) {
      await page.keyboard.press(key);
      expect([key, await focused(page)]).toEqual([key, name]);
    }
    await page.keyboard.press('Escape');
    await focusIs(page, menu);
    expect(await page.getByRole('menuitem').count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await focusIs(page, 'Rename');
    await page.keyboard.press('Enter');
    await focusIs(page, 'New title for this chat');
    await page.keyboard.press('Escape');
    await focusIs(page, TITLE);
  });

  test('the delete dialog keeps the focus inside, on Cancel first, and gives it back', async () => {
    const menu = `Rename or delete ${TITLE}`;
    await chatEntries(page).first().getByRole('button', { name: menu }).focus();
    await page.keyboard.press('Enter');
    await focusIs(page, 'Rename');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete chat?' });
    await focusIs(page, 'Cancel');
    expect(await dialog.ariaSnapshot()).toBe(
      [
        '- dialog "Delete chat?":',
        '  - heading "Delete chat?" [level=2]',
        `  - paragraph: This will delete ${TITLE}. - Removing memories saved during this chat.`,
        '  - group: What goes',
        '  - button "Cancel"',
        '  - button "Delete"',
      ].join('\n'),
    );
    const round = new Set<string>();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      // The dialog's guards pass the focus on a moment later.
      await dialog.locator('button, summary').and(page.locator(':focus')).waitFor();
      round.add(await focused(page));
    }
    expect([...round].sort()).toEqual(['Cancel', 'Delete', 'What goes']);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await focusIs(page, menu);
    expect(await chatEntries(page).count()).toBe(1);
  });

  test('a chat is opened, read and answered without a mouse', async () => {
    await chatEntries(page).getByRole('button', { name: TITLE, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/chat');
    await whole(page, 1);
    const entry = chatEntries(page).getByRole('button', { name: TITLE, exact: true });
    await expect.poll(() => entry.getAttribute('aria-current'), SOON).toBe('page');
    expect(await entry.isDisabled()).toBe(true);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: /^Language:/ }).focus();
    expect(await stops(page, 10)).toEqual([
      'Take this chat out',
      'Help',
      'Quick exit',
      'transcript',
      'Copy',
      'Edit',
      'Copy',
      'This helped',
      'This missed the point',
      'Answer again',
    ]);
    for (let presses = 0; presses < 6 && (await focused(page)) !== 'Your message'; presses++)
      await page.keyboard.press('Tab');
    await focusIs(page, 'Your message');
    await page.keyboard.type('My landlord');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('will not talk to me');
    expect(await composer(page).inputValue()).toBe('My landlord\nwill not talk to me');
    await page.keyboard.press('Enter');
    await whole(page, 2);
    await focusIs(page, 'Your message');
    expect(await composer(page).inputValue()).toBe('');
    expect(await replies(page).count()).toBe(2);
  });

  test('the conversation reads as a log of who said what, with a labelled composer below', async () => {
    const main = await page.getByRole('main').ariaSnapshot();
    const parts = main.split('\n').filter((line) => /^ {2,4}- (heading|log|article|textbox|button|time)/.test(line));
    expect(parts.map((line) => line.replace(/:$/, ''))).toEqual([
      '  - heading "Conversation" [level=2]',
      '  - log "Conversation"',
      '    - time: Today',
      '    - article "You"',
      '    - article "Alcove"',
      '    - article "You"',
      '    - article "Alcove"',
      '  - textbox "Your message"',
      '  - button "Send" [disabled]',
    ]);
    const log = await page.getByRole('log').getByRole('article').all();
    const said = await Promise.all(log.slice(-2).map((article) => article.ariaSnapshot()));
    const worded = said.map((lines) => lines.replace(/paragraph: .+/g, 'paragraph').replace(/time: .+/g, 'time'));
    expect(worded).toEqual([
      ['- article "You":', '  - paragraph', '  - time', '  - button "Copy"', '  - button "Edit"'].join('\n'),
      [
        '- article "Alcove":',
        '  - paragraph',
        '  - button "Copy"',
        '  - button "This helped"',
        '  - button "This missed the point"',
        '  - button "Answer again"',
        '  - time',
      ].join('\n'),
    ]);
  });

  test('help opens by key, is walked from number to number, and gives the focus back', async () => {
    await page.getByRole('button', { name: 'Help', exact: true }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Help, right now' });
    await focusIs(page, 'Call 112');
    await panel.getByRole('option', { name: 'Germany' }).waitFor({ state: 'attached' });
    const parts = (await panel.ariaSnapshot()).split('\n').map((line) => line.replace(/:$/, '').trim());
    const named = parts.filter((line) => /^- '?(dialog|heading|link|button|combobox|group|region)/.test(line));
    expect(named).toEqual([
      '- dialog "Help, right now"',
      '- heading "Help, right now" [level=2]',
      '- link "Call 112"',
      '- link "Call 911"',
      '- button "Are you in Germany?"',
      '- combobox "Country"',
      `- 'link "Find a Helpline: more lines, by country and topic"'`,
      '- link "Befrienders Worldwide"',
      '- link "IASP crisis centres and helplines"',
      '- link "Child Helpline International"',
      '- group: What happens when I call?',
      '- group: Words you can use',
      '- button "Help me say it"',
      '- link "Write a safety plan"',
      '- region "Sixty seconds to steady yourself"',
      '- heading "Sixty seconds to steady yourself" [level=3]',
      '- button "Begin"',
      '- link "How Alcove handles a crisis"',
      '- button "Quick exit"',
      '- button "Back to the page"',
    ]);
    const controls = named.filter((line) => /link|button|combobox|group/.test(line)).slice(1);
    const walked: string[] = [];
    for (const _control of controls) {
      await page.keyboard.press('Tab');
      walked.push(await focused(page));
    }
    expect(walked.at(0)).toBe('Call 911');
    expect(walked.at(-1)).toBe('Back to the page');
    expect(walked.every((name) => name !== '')).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await focusIs(page, 'Help');
    expect(person.troubles).toEqual([]);
  });
});
