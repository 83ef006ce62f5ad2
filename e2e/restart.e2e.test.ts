import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { comeIn, newChat, openPerson, replyText, send, transcript, whole } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const SENTENCES = [
  'You kept the whole shop running this month.',
  'Nobody wrote that down anywhere.',
  'It makes sense that praise for somebody else stung.',
  'Part of you wanted to be seen, and part of you wanted to go home.',
  'Both can be true on the same evening.',
  'There is time to find out which one speaks first.',
];
const REPLY = SENTENCES.join(' ');
const SLOWLY = { text: REPLY, rate: 16 };

/** A dead instance's replies are taken over once its claim has run out: as if that time had passed. */
function letClaimsRunOut(folder: string): void {
  const db = new DatabaseSync(join(folder, 'data', 'alcove.db'));
  db.prepare('update running_replies set lease_until = 0').run();
  db.close();
}

describe.skipIf(!CHROMIUM)('a server that goes away in the middle of a reply', () => {
  let browser: Browser;
  let model: ScriptedModel;
  let server: RunningServer;
  let person: Visit;
  let page: Page;

  beforeAll(async () => {
    [browser, model] = await Promise.all([openBrowser(), startScriptedModel()]);
    server = await runServer({
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: model.url,
      MODEL_NAME: 'scripted',
    });
    person = await openPerson(browser, server.origin);
    page = person.page;
    await comeIn(page, { model: true });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
    await model?.close();
  });
  beforeEach(() => newChat(page));

  test('finishes the reply before a deploy, and the page goes on by itself', async () => {
    model.next(SLOWLY);
    await send(page, 'They thanked my colleague for my work');
    await page.getByText(SENTENCES[1] ?? '').waitFor();
    await server.stop();
    await server.start();
    await whole(page, 1);
    expect(await replyText(page)).toBe(REPLY);
    model.next({ text: 'Still here.' });
    await send(page, 'are you still there');
    await whole(page, 2);
    expect((await transcript(page)).map(({ text }) => text)).toEqual([
      'They thanked my colleague for my work',
      REPLY,
      'are you still there',
      'Still here.',
    ]);
  });

  test('keeps what was shown before a crash, says that it was cut off, and goes on when asked', async () => {
    model.next(SLOWLY);
    await send(page, 'They thanked my colleague for my work');
    await page.getByText(SENTENCES[1] ?? '').waitFor();
    await server.kill();
    letClaimsRunOut(server.folder);
    await server.start();
    await page.getByText('This reply was cut off.', { exact: true }).waitFor();
    const kept = await replyText(page);
    expect(REPLY.startsWith(kept)).toBe(true);
    expect(kept).toContain(SENTENCES[1]);
    await page.reload();
    await page.getByText('This reply was cut off.', { exact: true }).waitFor();
    expect(await replyText(page)).toBe(kept);

    model.next({ text: 'Where was I: the shop, and the praise that went elsewhere.' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await whole(page, 2);
    expect(await replyText(page)).toBe('Where was I: the shop, and the praise that went elsewhere.');
    expect(await page.getByText('This reply was cut off.', { exact: true }).count()).toBe(1);
  });

  test('answers after a crash what nothing had been said to yet', async () => {
    model.next({ ttft: 20_000 });
    await send(page, 'My cat is ill and I have a test tomorrow');
    await page.getByText('Thinking about what you said', { exact: true }).waitFor();
    await server.kill();
    letClaimsRunOut(server.folder);
    await server.start();
    await whole(page, 1);
    expect(await replyText(page)).not.toBe('');
    expect((await transcript(page)).map(({ who }) => who)).toEqual(['You', 'Alcove']);
  });
});
