import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPerson } from '#server/features/auth/people.service.ts';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import type { Platform } from '#server/platform.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { createChat, deleteChat } from './chats.service.ts';
import { sendMessage } from './messages.service.ts';
import { readChats } from './read-chats.ts';
import { readMessages } from './read-messages.ts';

const NOISE = new Uint8Array(64);

describe.each(ENGINES)('a record that does not open, on %s', (engine) => {
  let opened: TestPlatform;
  let p: Platform;
  let uid: string;

  beforeEach(async () => {
    opened = await openTestPlatform(engine);
    p = opened.p;
    const consents = { storeChats: true, memory: false, sendToModel: false };
    uid = (await signInAnonymously(p, { ageBand: '18+', consents })).uid;
  });
  afterEach(() => opened.close());

  const say = (chatId: string, text: string) => sendMessage(p, uid, chatId, { id: uuidV7(), text });

  test('leaves the other chats in the list, and its own chat open to write in and to delete', async () => {
    const [damaged, whole] = [await createChat(p, uid, {}), await createChat(p, uid, {})];
    await say(damaged.id, 'my sister stopped talking to me');
    await p.db.updateTable('chats').set({ body: NOISE }).where('id', '=', damaged.id).execute();
    const ids = async () => (await readChats(p, uid, {})).chats.map((chat) => chat.id).sort();
    expect(await ids()).toEqual([damaged.id, whole.id].sort());
    await say(damaged.id, 'since the wedding');
    expect((await readMessages(p, uid, damaged.id, {})).messages).toHaveLength(4);
    await p.db.updateTable('chats').set({ body: NOISE }).where('id', '=', damaged.id).execute();
    expect(await deleteChat(p, uid, damaged.id)).toMatchObject({ removed: { messages: 4 } });
  });

  test('of a name keeps nobody from coming in and writing', async () => {
    await p.db.updateTable('people').set({ display_name_sealed: NOISE }).where('uid', '=', uid).execute();
    const chat = await createChat(p, uid, {});
    expect((await say(chat.id, 'my sister stopped talking to me')).reply.text).not.toBe('');
    expect((await readPerson(p, uid)).displayName).toBeNull();
  });

  test('of the companion leaves the conversation able to go on', async () => {
    const chat = await createChat(p, uid, {});
    const { reply } = await say(chat.id, 'my sister stopped talking to me');
    await p.db.updateTable('messages').set({ companion_state: NOISE }).where('id', '=', reply.id).execute();
    expect((await say(chat.id, 'since the wedding')).reply.text).not.toBe('');
  });
});
