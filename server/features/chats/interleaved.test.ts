import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import type { Platform } from '#server/platform.ts';
import { interpose } from '#server/testing/interpose.ts';
import { type OpenModel, openModel } from '#server/testing/open-model.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { ChatDocument } from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { createChat, deleteChat, keepFirstDraft, readFirstDraft } from './chats.service.ts';
import { closeMessage } from './messages.repository.ts';
import { sendMessage } from './messages.service.ts';
import { readMessages } from './read-messages.ts';
import { rateReply, retryReply, stopReply } from './replies.service.ts';
import { runningHere } from './reply-registry.ts';
import { releaseReply } from './running-replies.repository.ts';

const OPENING = 'three people are off sick and i do all their work';

describe.each(ENGINES)('acts that cross each other, on %s', (engine) => {
  let opened: TestPlatform;
  let model: OpenModel;
  let p: Platform;
  let uid: string;
  let chat: ChatDocument;

  beforeEach(async () => {
    opened = await openTestPlatform(engine);
    model = openModel();
    p = { ...opened.p, model };
    const consents = { storeChats: true, memory: false, sendToModel: true };
    uid = (await signInAnonymously(p, { ageBand: '18+', consents })).uid;
    chat = await createChat(p, uid, {});
  });
  afterEach(async () => {
    await vi.waitFor(() => expect(runningHere()).toEqual([]), 5000);
    await opened.close();
  });

  const say = (text: string, more: { id?: string; replaces?: string } = {}) =>
    sendMessage(p, uid, chat.id, { id: uuidV7(), text, ...more });
  const shown = async () => (await readMessages(p, uid, chat.id, {})).messages;
  const last = async () => (await shown()).at(-1);

  test('a sentence that is stored while its reply is stopped leaves no reply that never ends', async () => {
    const { reply } = await say(OPENING);
    model.say('That is a lot for one person. ');
    await vi.waitFor(async () => expect((await last())?.text).not.toBe(''));
    const db = interpose(p.db, 'messages', () => model.say('You carry all of it. '));
    await stopReply({ ...p, db }, uid, chat.id, reply.id);
    expect(await last()).toMatchObject({ id: reply.id, state: 'stopped' });
  });

  test('two tabs that begin to write before there is a chat disturb each other in nothing', async () => {
    let other: Promise<void> | null = null;
    const db = interpose(p.db, 'drafts', () => {
      other = keepFirstDraft(p, uid, 'from the other tab');
    });
    await keepFirstDraft({ ...p, db }, uid, 'from this tab');
    await other;
    expect(await readFirstDraft(p, uid)).toMatch(/^from /);
  });

  test('one id that is sent to two chats at once is a message in one of them', async () => {
    const id = uuidV7();
    const second = await createChat(p, uid, {});
    let other: Promise<unknown> = Promise.resolve();
    const db = interpose(p.db, 'messages', () => {
      other = sendMessage({ ...p, model: null }, uid, second.id, { id, text: OPENING }).catch((error) => error.code);
    });
    const here = sendMessage({ ...p, db, model: null }, uid, chat.id, { id, text: OPENING }).catch(
      (error) => error.code,
    );
    const answers = [await here, await other];
    expect(answers.filter((answer) => answer === 'chats.id_taken')).toHaveLength(1);
    expect(await p.db.selectFrom('messages').select('chat_id').where('id', '=', id).execute()).toHaveLength(1);
  });

  test('a chat is deleted while its reply is being ended, and neither waits for the other for ever', async () => {
    const { reply } = await say(OPENING);
    let deleted: Promise<unknown> | null = null;
    await p.db.transaction().execute(async (tx) => {
      await releaseReply(tx, uid, reply.id);
      deleted = deleteChat(p, uid, chat.id);
      await sleep(300);
      await closeMessage(tx, uid, reply.id);
    });
    expect(await deleted).toMatchObject({ chatId: chat.id });
    expect(await p.db.selectFrom('messages').select('id').execute()).toEqual([]);
    model.end();
  });

  test('a reply that ends while it is rated keeps the rating or refuses it, never loses it', async () => {
    const { reply } = await say(OPENING);
    model.say('That is a lot for one person. ');
    await vi.waitFor(async () => expect((await last())?.text).not.toBe(''));
    const db = interpose(p.db, 'messages', () => model.end());
    const rated = await rateReply({ ...p, db }, uid, chat.id, reply.id, 'up').catch(() => null);
    await vi.waitFor(async () => expect((await last())?.state).toBe('complete'));
    expect((await last())?.feedback).toBe(rated?.feedback ?? null);
  });

  test('a retry that gives the chat its title tells the list in every tab', async () => {
    const guided = { ...p, model: null };
    const topics: string[] = [];
    const stop = p.live.subscribe(uid, (notice) => topics.push(notice === 'lost' ? notice : notice.topic));
    const { reply } = await sendMessage(guided, uid, chat.id, { id: uuidV7(), text: OPENING });
    await retryReply(guided, uid, chat.id, reply.id, uuidV7());
    await vi.waitFor(() => expect(topics.filter((topic) => topic === 'chats').length).toBeGreaterThan(1));
    stop();
  });
});
