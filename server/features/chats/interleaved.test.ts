import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import type { Platform } from '#server/platform.ts';
import { interpose } from '#server/testing/interpose.ts';
import { type OpenModel, openModel } from '#server/testing/open-model.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { ChatDocument } from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { createChat } from './chats.service.ts';
import { sendMessage } from './messages.service.ts';
import { readMessages } from './read-messages.ts';
import { stopReply } from './replies.service.ts';
import { runningHere } from './reply-registry.ts';

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
});
