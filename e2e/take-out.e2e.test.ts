import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { journey } from './journey.ts';
import { comeIn, composer, logIn, openPerson, replies, SOON, send, sidebar, upgrade, whole } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const WORDS = 'The heron stood by the weir again, and I was less tired';

describe.skipIf(!CHROMIUM)('everything, taken out and brought in', () => {
  const here = journey();
  let second: RunningServer;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'alcove-carry-'));
    second = await runServer();
  });
  afterAll(async () => {
    await second?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const yourData = (page: Page) => page.getByRole('heading', { name: 'Your data', exact: true });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('an archive is made, fetched, brought into another Alcove, and the same chat is there', async () => {
    await here.arrive();
    const { page } = here;
    await send(page, WORDS);
    await whole(page, 1);
    await page.evaluate(async () => {
      const { user } = await (await fetch('/api/auth/session')).json();
      const { chats } = await (await fetch(`/api/users/${user.uid}/chats`)).json();
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ title: 'By the weir' });
      await fetch(`/api/users/${user.uid}/chats/${chats[0].id}`, { method: 'PATCH', headers, body });
    });

    await page.goto('/profile');
    await yourData(page).waitFor();
    await button(page, 'Make the archive').click();
    await page
      .getByText(/^Your archive is ready/)
      .first()
      .waitFor();
    // It waits on the server, not in the page.
    await page.reload();
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
    expect(download.suggestedFilename()).toBe('alcove-export.zip');
    const file = join(folder, 'alcove-export.zip');
    await download.saveAs(file);
    await button(page, 'Throw it away').click();
    await button(page, 'Make the archive').waitFor();

    const other = await openPerson(here.browser, second.origin);
    await comeIn(other.page);
    await other.page.goto('/profile');
    await button(other.page, 'Choose an archive').waitFor();
    const [chooser] = await Promise.all([
      other.page.waitForEvent('filechooser'),
      button(other.page, 'Choose an archive').press('Enter'),
    ]);
    await chooser.setFiles(file);
    await other.page
      .getByText(/^Brought in: .*chat/)
      .first()
      .waitFor();
    await other.page.goto('/chat');
    await sidebar(other.page).getByRole('button', { name: 'By the weir', exact: true }).waitFor();
    await other.page.getByText(WORDS, { exact: true }).waitFor();

    // The same file once more: nothing is there twice.
    await other.page.goto('/profile');
    await button(other.page, 'Choose an archive').waitFor();
    const [again] = await Promise.all([
      other.page.waitForEvent('filechooser'),
      button(other.page, 'Choose an archive').click(),
    ]);
    await again.setFiles(file);
    await other.page.getByText('All of this was here already. Nothing was changed.').first().waitFor();
    expect([...here.person.troubles, ...other.troubles]).toEqual([]);
    await other.context.close();
  });

  test('one chat is saved from its header by keyboard, as text and as data, and laid out for paper', async () => {
    await here.arrive();
    const { page } = here;
    await send(page, WORDS);
    await whole(page, 1);
    const reply = await replies(page).first().locator('p').first().innerText();
    const menu = page.getByRole('button', { name: 'Take this chat out' });
    const saved = async (item: string) => {
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: item }).waitFor();
      const waiting = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).press('Enter');
      const file = await waiting;
      return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
    };
    const asText = await saved('Save as text (Markdown)');
    expect(asText.name).toMatch(/^\d{4}-\d\d-\d\d\.md$/);
    expect(asText.text).toContain(`\n\n${WORDS}\n`);
    await page.getByText('Saved, with every message. Whoever has the file can read it.').first().waitFor();
    const asData = await saved('Save as data (JSON)');
    expect(asData.name).toMatch(/^\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(asData.text).messages.map(({ role }: { role: string }) => role)).toContain('assistant');

    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Print, or save as PDF' }).press('Enter');
    await expect.poll(() => page.locator('html[data-printed]').count(), SOON).toBe(1);
    const paper = page.locator('.chat-paper');
    expect(await paper.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await paper.innerText()).toContain(WORDS);
    expect(await paper.innerText()).toContain(reply);
    expect([await sidebar(page).isVisible(), await composer(page).isVisible()]).toEqual([false, false]);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await paper.waitFor({ state: 'detached' });
    await page.emulateMedia({ media: 'screen' });
    expect(here.person.troubles).toEqual([]);
  });

  test('a file that is no archive is refused in words, and nothing changes', async () => {
    await here.arrive();
    const { page } = here;
    await page.goto('/profile');
    await button(page, 'Choose an archive').waitFor();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Choose an archive').click()]);
    await chooser.setFiles({
      name: 'diary.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no archive at all'),
    });
    await page.getByText(/^This file is not an archive of Alcove/).waitFor();
    await button(page, 'Close').click();
    await page.getByText(/^This file is not an archive of Alcove/).waitFor({ state: 'detached' });
  });

  test('somebody who began without an account brings what they have along when they log in', async () => {
    // Another address for each try: one that is taken could not be had again.
    const address = `heron-${Date.now()}@example.org`;
    const owner = await openPerson(here.browser, here.server.origin);
    await comeIn(owner.page);
    await upgrade(owner.page, address);
    await owner.context.close();

    await here.arrive();
    const { page } = here;
    await send(page, WORDS);
    await whole(page, 1);
    await page.goto('/authpage');
    const along = page.getByRole('checkbox', { name: 'Bring what you have here along' });
    await along.waitFor();
    await expect.poll(() => along.isChecked(), SOON).toBe(true);
    await expect.poll(() => page.evaluate(() => document.cookie), SOON).toContain('bring-waits=1');
    await logIn(page, address);
    await page.getByText(/^Brought along: .*message/).waitFor();
    await page.goto('/chat');
    await page.getByText(WORDS, { exact: true }).waitFor();
    expect(await page.evaluate(() => document.cookie)).not.toContain('bring-waits');
    expect(here.person.troubles).toEqual([]);
  });

  test('a chat of another service is chosen from its export, and can be read and not continued', async () => {
    await here.arrive();
    const { page } = here;
    await page.goto('/profile');
    await button(page, 'Choose a file').waitFor();
    const message = (sender: string, text: string) => ({ sender, text, created_at: '2025-05-01T10:00:00Z' });
    const talk = (uuid: string, name: string, text: string) => ({
      ...{ uuid, name, created_at: '2025-05-01T10:00:00Z' },
      chat_messages: [message('human', text), message('assistant', 'I see.')],
    });
    const buffer = Buffer.from(JSON.stringify([talk('a', 'The trams', WORDS), talk('b', 'Left behind', 'x')]));
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, 'Choose a file').click()]);
    await chooser.setFiles({ name: 'conversations.json', mimeType: 'application/json', buffer });
    await page.getByRole('checkbox', { name: 'The trams' }).check();
    await button(page, 'Bring in 1 chat').click();
    await page.getByText(/^1 chat was brought in/).waitFor();
    await page.goto('/suggestions');
    await sidebar(page).getByRole('button', { name: 'The trams', exact: true }).click();
    await page.getByText('Brought in from Claude').waitFor();
    await page.getByText(WORDS, { exact: true }).waitFor();
    await composer(page).waitFor({ state: 'detached' });
    expect(await sidebar(page).getByRole('button', { name: 'Left behind', exact: true }).count()).toBe(0);
    expect(here.person.troubles).toEqual([]);
  });
});
