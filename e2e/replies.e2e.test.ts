import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import { comeIn, HAND, newChat, openPerson, replies, replyText, send, transcript, whole } from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const SENTENCES = [
  'That was a lot to carry through one week.',
  'You stayed late three times and still thought of everybody else first.',
  'No wonder the evenings feel so short now.',
  'Your body has been asking for rest in its own quiet way.',
  'It did not get much of an answer.',
  'There is nothing wrong with needing a slower day.',
  'You noticed it before it broke, and that counts.',
  'The dishes can wait until the morning.',
  'So can the letter on the table.',
];
const REPLY = SENTENCES.join(' ');
/** About four characters a token: the whole reply takes some five seconds. */
const SLOWLY = { text: REPLY, rate: 24 };
const seen = (page: Page, sentence: number) => page.getByText(SENTENCES[sentence] ?? '').waitFor();
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the reply' });

describe.skipIf(!CHROMIUM)('a reply of a model', () => {
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

  test.each([
    ['at a desk', {}],
    ['on a phone', HAND],
  ] as const)('survives a reload in the middle: exactly the same text, once, %s', async (_, options) => {
    const { page, troubles, context } = await openPerson(browser, server.origin, options);
    await comeIn(page, { model: true });
    model.next(SLOWLY);
    await send(page, 'Long week, I am done');
    await seen(page, 1);
    await page.reload();
    await seen(page, 1);
    expect((await replyText(page)).length).toBeLessThan(REPLY.length);
    await whole(page, 1);
    expect(await transcript(page)).toEqual([
      { who: 'You', text: 'Long week, I am done' },
      { who: 'Alcove', text: REPLY },
    ]);
    await page.reload();
    await whole(page, 1);
    expect(await replyText(page)).toBe(REPLY);
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('is watched by a second tab while it is written, and both read the same', async () => {
    model.next(SLOWLY);
    await send(page, 'Can I just talk for a bit');
    await seen(page, 0);
    const tab = await person.context.newPage();
    await tab.goto('/chat');
    await seen(tab, 1);
    expect((await replyText(tab)).length).toBeLessThan(REPLY.length);
    await Promise.all([whole(page, 1), whole(tab, 1)]);
    expect(await replyText(tab)).toBe(REPLY);
    expect(await transcript(page)).toEqual(await transcript(tab));
    await tab.close();
  });

  test('that is stopped keeps what was shown, also after a reload', async () => {
    model.next(SLOWLY);
    await send(page, 'I talk and talk');
    await seen(page, 1);
    await stop(page).click();
    await page.getByText('You stopped this reply.', { exact: true }).waitFor();
    const kept = await replyText(page);
    expect(REPLY.startsWith(kept)).toBe(true);
    expect(kept).toContain(SENTENCES[1]);
    expect(kept.length).toBeLessThan(REPLY.length);
    await page.reload();
    await whole(page, 1);
    expect(await replyText(page)).toBe(kept);
  });

  test('gives way to a second message, and one reply answers both', async () => {
    model.next({ ttft: 20_000 });
    await send(page, 'My flat was flooded');
    await page.getByText('Thinking about what you said', { exact: true }).waitFor();
    model.next({ text: 'The flood, and now the insurer on top of it.' });
    await send(page, 'and the insurer does not answer');
    await whole(page, 1);
    expect(await transcript(page)).toEqual([
      { who: 'You', text: 'My flat was flooded' },
      { who: 'You', text: 'and the insurer does not answer' },
      { who: 'Alcove', text: 'The flood, and now the insurer on top of it.' },
    ]);
    const asked = JSON.stringify(model.requests.at(-1)?.body);
    expect(asked).toContain('My flat was flooded');
    expect(asked).toContain('and the insurer does not answer');
    await page.reload();
    await whole(page, 1);
    expect(await replies(page).count()).toBe(1);
  });

  test('that was half shown stays when a second message comes', async () => {
    model.next(SLOWLY);
    await send(page, 'Everything at once again');
    await seen(page, 1);
    model.next({ text: 'And your sister calls in the middle of it.' });
    await send(page, 'now my sister calls too');
    await whole(page, 2);
    const talk = await transcript(page);
    expect(talk.map(({ who }) => who)).toEqual(['You', 'Alcove', 'You', 'Alcove']);
    expect(REPLY.startsWith(talk[1]?.text ?? '?')).toBe(true);
    expect(talk[3]?.text).toBe('And your sister calls in the middle of it.');
  });

  test.each(['reset', 'garbage', 'wrong_type', 'empty'] as const)(
    'that never comes (%s) is given by the built-in companion, and the page says so',
    async (fault) => {
      model.next({ fault, at: 0 });
      await send(page, 'I argued with my father again');
      await whole(page, 1);
      expect(await replyText(page)).not.toBe('');
      await page.getByText('Answering in simple mode', { exact: true }).waitFor();
    },
  );

  test('can be asked for again, and both versions stay', async () => {
    model.next({ text: 'First way of saying it.' });
    await send(page, 'Say something kind');
    await whole(page, 1);
    model.next({ text: 'Another way of saying it.' });
    await page.getByRole('button', { name: 'Answer again' }).click();
    await page.getByText('Another way of saying it.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Earlier version' }).click();
    await page.getByText('First way of saying it.', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('First way of saying it.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Later version' }).click();
    await page.getByText('Another way of saying it.', { exact: true }).waitFor();
  });

  test('is given by the built-in companion while no model can be reached at all', async () => {
    await model.close();
    await send(page, 'Nobody asks me how I am');
    await whole(page, 1);
    await page.getByText('Answering in simple mode', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('Answering in simple mode', { exact: true }).waitFor();
    expect(await replyText(page)).not.toBe('');
  });
});
