import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import type { Platform } from '#server/platform.ts';
import { openModel } from '#server/testing/open-model.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { ChatDocument } from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { createChat } from './chats.service.ts';
import { sendMessage } from './messages.service.ts';
import { readMessages } from './read-messages.ts';
import { retryReply, selectVersion, stopReply } from './replies.service.ts';
import { runningHere, storedHere, watchHere } from './reply-registry.ts';

describe.each(ENGINES)('a branch that another tab has left, on %s', (engine) => {
  let opened: TestPlatform;
  let p: Platform;
  let uid: string;
  let chat: ChatDocument;

  beforeEach(async () => {
    opened = await openTestPlatform(engine);
    p = opened.p;
    const consents = { storeChats: true, memory: false, sendToModel: true };
    uid = (await signInAnonymously(p, { ageBand: '18+', consents })).uid;
    chat = await createChat(p, uid, {});
  });
  afterEach(async () => {
    await vi.waitFor(() => expect(runningHere()).toEqual([]), 5000);
    await opened.close();
  });

  const say = (text: string, replaces?: string, id = uuidV7()) =>
    sendMessage(p, uid, chat.id, { id, text, ...(replaces ? { replaces } : {}) });
  const shown = async () => (await readMessages(p, uid, chat.id, {})).messages;

  /** Every message shown hangs on the one above it. */
  async function isOneBranch() {
    const messages = await shown();
    const parents = [null, ...messages.map((message) => message.id)].slice(0, -1);
    expect(messages.map((message) => message.parent)).toEqual(parents);
    return messages;
  }

  async function leaveABranch() {
    const first = await say('i cannot sleep before exams');
    const second = await say('it is the maths one');
    await say('i cannot sleep before my driving test', first.message.id);
    await say('it is next week');
    return { first, second };
  }

  test('is shown again by a retry in it', async () => {
    const { first, second } = await leaveABranch();
    const retried = await retryReply(p, uid, chat.id, second.reply.id, uuidV7());
    const ids = (await isOneBranch()).map((message) => message.id);
    expect(ids).toEqual([first.message.id, first.reply.id, second.message.id, retried.id]);
  });

  test('is shown again by an edit in it', async () => {
    const { first, second } = await leaveABranch();
    const edited = await say('it is the physics one', second.message.id);
    const ids = (await isOneBranch()).map((message) => message.id);
    expect(ids).toEqual([first.message.id, first.reply.id, edited.message.id, edited.reply.id]);
  });

  test('is shown again by a version chosen in it', async () => {
    const { first, second } = await leaveABranch();
    await selectVersion(p, uid, chat.id, second.message.id);
    const ids = (await isOneBranch()).map((message) => message.id);
    expect(ids).toEqual([first.message.id, first.reply.id, second.message.id, second.reply.id]);
  });

  test('is answered when a message is sent again whose reply was stopped unseen', async () => {
    const id = uuidV7();
    const model = openModel();
    const begun = await sendMessage({ ...p, model }, uid, chat.id, { id, text: 'my boss shouted at me' });
    await stopReply(p, uid, chat.id, begun.reply.id);
    expect((await shown()).map((message) => message.role)).toEqual(['user']);
    const again = await say('my boss shouted at me', undefined, id);
    expect(again.message.id).toBe(id);
    expect(again.reply.text).not.toBe('');
    expect(await isOneBranch()).toHaveLength(2);
  });

  test('loses nothing at its end that a reader was shown', async () => {
    const model = openModel();
    const { reply } = await sendMessage({ ...p, model }, uid, chat.id, { id: uuidV7(), text: 'my boss shouted at me' });
    const seen: string[] = [];
    const stop = watchHere(reply.id, () => seen.push(storedHere(reply.id)?.text ?? ''));
    model.say('That sounds like a hard morning \n');
    model.end();
    await vi.waitFor(() => expect(runningHere()).toEqual([]));
    stop();
    const stored = (await shown()).at(-1);
    expect(stored?.text).toBe('That sounds like a hard morning');
    for (const text of seen) expect(stored?.text.startsWith(text)).toBe(true);
  });
});
