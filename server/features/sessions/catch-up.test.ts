import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { createChat, deleteChat } from '#server/features/chats/chats.service.ts';
import { sendMessage } from '#server/features/chats/messages.service.ts';
import { readMemories } from '#server/features/memories/memories.service.ts';
import { interpose } from '#server/testing/interpose.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { catchUp, endSession, readSessions } from './sessions.service.ts';

const HOUR = 3_600_000;
const TALK = ['The week was long', 'My goal is to leave at six', 'I am going to tell my boss on Monday'];

describe.each(ENGINES)('sessions that no page ended, on %s', (engine) => {
  let opened: TestPlatform;
  let uid: string;
  let chatId: string;
  beforeEach(async () => {
    opened = await openTestPlatform(engine);
    const consents = { storeChats: true, memory: true, sendToModel: false };
    uid = (await signInAnonymously(opened.p, { ageBand: '18+', consents })).uid;
    chatId = (await createChat(opened.p, uid, {})).id;
    for (const text of TALK) await sendMessage(opened.p, uid, chatId, { id: uuidV7(), text });
  });
  afterEach(() => opened.close());

  test('are caught up after half an hour, and once', async () => {
    const { p, tick } = opened;
    expect(await catchUp(p, uid)).toEqual({ chats: 0 });
    tick(HOUR);
    expect(await catchUp(p, uid)).toEqual({ chats: 1 });
    expect((await readSessions(p, uid)).map(({ endReason }) => endReason)).toEqual(['caught-up']);
    expect((await readMemories(p, uid)).memories.length).toBeGreaterThan(0);
    tick(HOUR);
    expect(await catchUp(p, uid)).toEqual({ chats: 0 });
  });

  test('leave nothing behind where the chat is deleted while they are reviewed', async () => {
    const { p } = opened;
    let deleted: Promise<unknown> | null = null;
    // The first look is at how far the chat was reviewed; whoever deletes it then is faster than the review.
    const db = interpose(p.db, 'chat_reviews', () => {
      deleted = deleteChat(p, uid, chatId);
    });
    await endSession({ ...p, db }, uid, chatId, { reason: 'idle' }).catch(() => {});
    await deleted;
    expect(await readSessions(p, uid)).toEqual([]);
    expect((await readMemories(p, uid)).memories).toEqual([]);
  });

  test('plans are forgotten after sixty days', async () => {
    const { p, tick } = opened;
    await endSession(p, uid, chatId, { reason: 'idle' });
    const kinds = async () => (await readMemories(p, uid)).memories.map(({ kind }) => kind);
    expect(await kinds()).toContain('plan');
    tick(61 * 24 * HOUR);
    expect(await kinds()).not.toContain('plan');
    expect(await kinds()).toContain('goal');
  });
});
