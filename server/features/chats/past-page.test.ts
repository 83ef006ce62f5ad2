import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { createChat } from './chats.service.ts';
import { userBody } from './message-record.ts';
import { insertMessages, type NewMessage } from './messages.repository.ts';
import { readMessages } from './read-messages.ts';

const COUNT = 130;

describe.each(ENGINES)('a page around a message, on %s', (engine) => {
  let opened: TestPlatform;
  let uid: string;
  let chatId: string;
  const ids = Array.from({ length: COUNT }, (_, index) => uuidV7(1_750_000_000_000 + index * 1000));
  beforeAll(async () => {
    opened = await openTestPlatform(engine);
    const { p } = opened;
    const consents = { storeChats: true, memory: false, sendToModel: false };
    uid = (await signInAnonymously(p, { ageBand: '18+', consents })).uid;
    chatId = (await createChat(p, uid, {})).id;
    const messages = ids.map(
      (id, index): NewMessage => ({
        ...{ id, chatId, parentId: ids[index - 1] ?? null, role: 'user', state: 'complete', position: index + 1 },
        ...{ createdAt: index, body: userBody(`line ${index}`, 0) },
      }),
    );
    await p.db.transaction().execute(async (tx) => insertMessages(tx, await p.vault.forUser(uid), uid, messages));
  });
  afterAll(() => opened.close());

  const page = async (wanted: Parameters<typeof readMessages>[3]) => {
    const { messages, before, after } = await readMessages(opened.p, uid, chatId, wanted);
    return { ids: messages.map(({ id }) => id), before, after };
  };

  test('holds it in its middle and says how to go on both ways', async () => {
    const middle = await page({ around: ids[64] as string });
    expect(middle).toEqual({ ids: ids.slice(39, 89), before: '40', after: '89' });
    expect(await page({ before: 40 })).toMatchObject({ ids: ids.slice(0, 39), before: null });
    expect(await page({ after: 89 })).toMatchObject({ ids: ids.slice(89), after: null });
  });

  test('is whole near either end', async () => {
    expect(await page({ around: ids[0] as string })).toMatchObject({
      ids: ids.slice(0, 25),
      before: null,
      after: '25',
    });
    const end = await page({ around: ids.at(-1) as string });
    expect([end.ids.at(-1), end.after, Number(end.before) > 1]).toEqual([ids.at(-1), null, true]);
  });

  test('is not there for a message that is not', async () => {
    await expect(page({ around: uuidV7() })).rejects.toMatchObject({ code: 'chats.message_not_found' });
  });
});
