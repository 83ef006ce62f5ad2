import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import type { Platform } from '#server/platform.ts';
import { interpose } from '#server/testing/interpose.ts';
import { type OpenModel, openModel } from '#server/testing/open-model.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { createChat } from './chats.service.ts';
import { LEASE_MS } from './instance.ts';
import { sendMessage } from './messages.service.ts';
import { readMessages } from './read-messages.ts';
import { finishAbandonedReplies, finishLeftReplies } from './recovery.ts';
import { abortReply, runningHere } from './reply-registry.ts';

const OPENING = 'three people are off sick and i do all their work';

describe.each(ENGINES)('replies whose instance is gone, on %s', (engine) => {
  let opened: TestPlatform;
  let model: OpenModel;
  let p: Platform;
  let uid: string;

  beforeEach(async () => {
    opened = await openTestPlatform(engine);
    model = openModel();
    p = { ...opened.p, model };
    const consents = { storeChats: true, memory: false, sendToModel: true };
    uid = (await signInAnonymously(p, { ageBand: '18+', consents })).uid;
  });
  afterEach(async () => {
    await vi.waitFor(() => expect(runningHere()).toEqual([]), 5000);
    await opened.close();
  });

  async function begin() {
    const chat = await createChat(p, uid, {});
    const { reply } = await sendMessage(p, uid, chat.id, { id: uuidV7(), text: OPENING });
    const stored = async () => (await readMessages(p, uid, chat.id, {})).messages.at(-1);
    return { reply, stored };
  }

  /** As if the process had been killed: the writing ends, and its row stays. */
  async function leave(replyId: string): Promise<void> {
    abortReply(replyId);
    await vi.waitFor(() => expect(runningHere()).not.toContain(replyId));
  }

  const stillRunning = () => p.db.selectFrom('running_replies').select('reply_id').execute();

  test('one that cannot be read is ended and does not hold up the others', async () => {
    const [damaged, whole] = [await begin(), await begin()];
    await leave(damaged.reply.id);
    await leave(whole.reply.id);
    const body = new Uint8Array(64);
    await p.db.updateTable('messages').set({ body }).where('id', '=', damaged.reply.id).execute();
    opened.tick(LEASE_MS + 1);
    expect(await finishAbandonedReplies(p)).toBe(2);
    expect(await damaged.stored()).toMatchObject({ state: 'failed', unreadable: true });
    expect(await whole.stored()).toMatchObject({ state: 'complete', engine: 'guided', simpleMode: true });
    expect(await stillRunning()).toEqual([]);
  });

  test('an owner that was only slow writes on to the end', async () => {
    const { reply, stored } = await begin();
    model.say('That is a lot for one person. ');
    await vi.waitFor(async () => expect((await stored())?.text).not.toBe(''));
    await p.db.updateTable('running_replies').set({ owner: 'slow', lease_until: 0 }).execute();
    const db = interpose(p.db, 'messages', () => model.say('You carry all of it. '));
    await finishAbandonedReplies({ ...p, db });
    model.end();
    await vi.waitFor(async () => expect((await stored())?.state).toBe('complete'));
    expect(await stored()).toMatchObject({
      id: reply.id,
      text: 'That is a lot for one person. You carry all of it.',
    });
  });

  test('at the start nothing is waited for where only one process can have written', async () => {
    const { reply, stored } = await begin();
    await leave(reply.id);
    expect(await finishLeftReplies(p)).toBe(engine === 'sqlite' ? 1 : 0);
    expect((await stored())?.state).toBe(engine === 'sqlite' ? 'complete' : 'streaming');
  });
});
