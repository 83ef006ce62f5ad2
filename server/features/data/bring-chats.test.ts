import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { readChatState } from '#server/features/chats/chats.service.ts';
import { sendMessage } from '#server/features/chats/messages.service.ts';
import { readChats } from '#server/features/chats/read-chats.ts';
import { readMessages } from '#server/features/chats/read-messages.ts';
import { readRecentRisk } from '#server/features/memories/safety-events.service.ts';
import { exportAll, importAll } from '#server/testing/carry-archive.ts';
import { openAccount } from '#server/testing/full-account.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { BringChat } from '#shared/data/foreign-chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { bringChat } from './bring-chats.service.ts';

const DAY = 86_400_000;
const consents = { storeChats: true, memory: true, sendToModel: false };
const DANGER = 'I want to kill myself tonight, I have the pills here';

describe.each(ENGINES)('a chat from elsewhere, on %s', (engine) => {
  let opened: TestPlatform;
  beforeAll(async () => {
    opened = await openTestPlatform(engine);
  });
  afterAll(() => opened.close());
  const arrive = async () => (await signInAnonymously(opened.p, { ageBand: '18+', consents })).uid;
  const chat = (daysAgo: number, said: string[], more: Partial<BringChat> = {}): BringChat => {
    const at = new Date(opened.p.clock() - daysAgo * DAY).toISOString();
    const messages = said.map((text, index) => ({
      role: index % 2 ? ('assistant' as const) : ('user' as const),
      text,
      at,
    }));
    return { source: 'chatgpt', key: 'c-1', title: 'Sleep', at, from: 0, messages, ...more };
  };

  test('stands at its own date, word for word, and can only be read', async () => {
    const { p } = opened;
    const uid = await arrive();
    const said = ['<b>I sleep badly</b>', '![x](https://evil.example/x.png)', 'The trams'];
    const { chatId, messages } = await bringChat(p, uid, chat(400, said));
    expect(messages).toBe(3);
    const more = chat(400, ['And the foxes'], { from: 3 });
    await bringChat(p, uid, more);
    const page = await readMessages(p, uid, chatId, {});
    expect(page.messages.map(({ text }) => text)).toEqual([...said, 'And the foxes']);
    const [document] = (await readChats(p, uid, {})).chats;
    expect([document?.title, document?.timestamp]).toEqual(['Sleep', more.at]);
    expect(await readChatState(p, uid, chatId)).toMatchObject({ imported: 'chatgpt', level: 0 });
    const send = sendMessage(p, uid, chatId, { id: uuidV7(), text: 'hi' });
    await expect(send).rejects.toMatchObject({ code: 'chats.read_only' });
    // Once more, and nothing is there twice; and an archive carries it like any other.
    expect(await bringChat(p, uid, chat(400, said))).toEqual({ chatId, messages: 0 });
    const before = await openAccount(p, uid);
    const other = await arrive();
    expect((await importAll(p, other, await exportAll(p, uid))).problem).toBeNull();
    expect((await openAccount(p, other)).messages).toEqual(before.messages);
  });

  test('with danger in it: what is past opens nothing, and is not ignored', async () => {
    const { p } = opened;
    const uid = await arrive();
    const { chatId } = await bringChat(p, uid, chat(60, [DANGER, 'I am sorry to hear that.']));
    expect((await readChatState(p, uid, chatId)).level).toBe(0);
    const { messages } = await readMessages(p, uid, chatId, {});
    expect(messages[0]?.level).toBe(3);
    expect(messages.flatMap(({ cards }) => cards)).toEqual([]);
    expect(await readRecentRisk(p, uid, p.clock() - 90 * DAY)).toBe(3);
    expect(await readRecentRisk(p, uid, p.clock() - 30 * DAY)).toBe(0);
    const events = (await openAccount(p, uid))['safety-events'] ?? [];
    expect(events.map((row) => row?.body)).toMatchObject([{ flag: null }]);
    await bringChat(p, uid, chat(60, [DANGER, 'I am sorry to hear that.']));
    expect((await openAccount(p, uid))['safety-events']).toHaveLength(1);
  });

  test('with danger of last week: the next chat asks about it; of years ago nothing is booked', async () => {
    const { p } = opened;
    const uid = await arrive();
    await bringChat(p, uid, chat(3, [DANGER]));
    await bringChat(p, uid, chat(900, [DANGER], { key: 'c-2' }));
    const events = (await openAccount(p, uid))['safety-events'] ?? [];
    expect(events.map((row) => row?.body)).toMatchObject([{ flag: 'follow_up' }]);
  });
});
