import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endSession, startSession } from '#server/features/auth/sessions.service.ts';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { openTestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { ChatDocument, ChatList, ChatState, MessagePage } from '#shared/chats/chats.contract.ts';
import type { MemoryList } from '#shared/memories/memories.contract.ts';
import { readChats } from './read-chats.ts';
import { createChatInPlace, keepChat, sweepTemporary } from './temporary.service.ts';

const HOUR = 3_600_000;
const LINES = ['The week was long', 'I am going to tell my boss on Monday', 'It helps me to walk'];

describe.each(ENGINES)('a temporary chat on %s', (engine) => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startTestInstance(engine);
  });
  afterAll(() => instance.close());

  const begin = async (person: TestPerson) => {
    const chat = (await person.post<ChatDocument>(`${person.home}/chats`, { temporary: true })).body;
    for (const line of LINES) expect((await person.say(chat.id, line)).status).toBe(202);
    return chat.id;
  };
  const list = async (person: TestPerson) => (await person.get<ChatList>(`${person.home}/chats`)).body.chats;
  const page = (person: TestPerson, id: string) => person.get<MessagePage>(`${person.home}/chats/${id}/messages`);
  const consent = (person: TestPerson, storeChats: boolean) =>
    person.send('PUT', '/api/auth/consents', { storeChats, memory: true, sendToModel: false });

  test('is answered like any other, is listed, and says that it is temporary', async () => {
    const person = await instance.arrive();
    const id = await begin(person);
    expect((await list(person)).map((chat) => chat.id)).toEqual([id]);
    expect((await page(person, id)).body.messages.length).toBe(6);
    const state = (await person.get<ChatState>(`${person.home}/chats/${id}/state`)).body;
    expect(state).toMatchObject({ temporary: true, messageCount: 6 });
  });

  test('gives nothing to the memory, whatever is asked of it', async () => {
    const person = await instance.arrive();
    await consent(person, true);
    const { id } = (await person.post<ChatDocument>(`${person.home}/chats`, { temporary: true })).body;
    const { reply } = (await person.say(id, 'remember that my exam is on Friday')).body;
    for (const line of LINES) await person.say(id, line);
    expect(reply.text).toMatch(/temporary/);
    const ended = await person.post(`${person.home}/chats/${id}/end-session`, { reason: 'idle' });
    expect(ended.body).toEqual({ session: null, proposed: 0 });
    expect((await person.get<MemoryList>(`${person.home}/memories`)).body.memories).toEqual([]);
  });

  test('is gone after a restart, and one that was kept is not', async () => {
    const person = await instance.arrive();
    const [gone, kept] = [await begin(person), await begin(person)];
    const before = (await page(person, kept)).body;
    expect((await person.post(`${person.home}/chats/${kept}/keep`, {})).status).toBe(200);
    expect((await page(person, kept)).body).toEqual(before);
    expect((await person.post<unknown>(`${person.home}/chats/${kept}/keep`, {})).status).toBe(409);
    await instance.restart();
    expect((await page(person, gone)).status).toBe(404);
    expect((await page(person, kept)).body).toEqual(before);
    expect((await list(person)).map((chat) => chat.id)).toEqual([kept]);
    expect((await person.say(kept, 'and on we go')).status).toBe(202);
  });

  test('is what everybody has who did not agree to keep chats, drafts included', async () => {
    const person = await instance.arrive();
    await consent(person, false);
    const chat = await person.newChat();
    await person.say(chat.id, LINES[0] ?? '');
    await person.send('PUT', `${person.home}/draft`, { text: 'not yet sent' });
    expect((await person.get<ChatState>(`${person.home}/chats/${chat.id}/state`)).body.temporary).toBe(true);
    await instance.restart();
    expect(await list(person)).toEqual([]);
    expect((await person.get<{ text: string }>(`${person.home}/draft`)).body.text).toBe('');
  });

  test('can be made of an empty chat, never of one with something in it', async () => {
    const person = await instance.arrive();
    const chat = await person.newChat();
    const path = `${person.home}/chats/${chat.id}`;
    expect((await person.post<ChatDocument>(`${path}/temporary`, {})).body).toEqual(chat);
    expect((await person.get<ChatState>(`${path}/state`)).body.temporary).toBe(true);
    const full = await person.newChat();
    await person.say(full.id, LINES[0] ?? '');
    expect((await person.post(`${person.home}/chats/${full.id}/temporary`, {})).status).toBe(409);
  });

  test('is deleted like any other, with a receipt', async () => {
    const person = await instance.arrive();
    const id = await begin(person);
    const receipt = await person.send('DELETE', `${person.home}/chats/${id}`);
    expect(receipt.body).toMatchObject({ removed: { messages: 6, memories: 0 } });
    expect(await list(person)).toEqual([]);
  });

  test("is nobody else's to read, keep or delete", async () => {
    const [one, other] = [await instance.arrive(), await instance.arrive()];
    const id = await begin(one);
    const path = `${other.home}/chats/${id}`;
    expect((await other.get(`${path}/messages`)).status).toBe(404);
    expect((await other.post(`${path}/keep`, {})).status).toBe(404);
    expect((await other.send('DELETE', path)).status).toBe(404);
  });
});

describe.each(ENGINES)('temporary chats that nobody comes back to, on %s', (engine) => {
  test('are gone after twelve hours, kept ones never', async () => {
    const { p, tick, close } = await openTestPlatform(engine);
    const consents = { storeChats: true, memory: false, sendToModel: false };
    const { uid } = await signInAnonymously(p, { ageBand: '18+', consents });
    await startSession(p, { uid, shared: false, deviceId: null, deviceName: '|' });
    const make = async () => (await createChatInPlace(p, uid, { temporary: true })).id;
    const [left, kept] = [await make(), await make()];
    await keepChat(p, uid, kept);
    tick(11 * HOUR);
    const fresh = await make();
    await sweepTemporary(p);
    expect((await readChats(p, uid, {})).chats.length).toBe(3);
    tick(2 * HOUR);
    await sweepTemporary(p);
    const ids = (await readChats(p, uid, {})).chats.map(({ id }) => id);
    expect(ids.sort()).toEqual([kept, fresh].sort());
    expect(ids).not.toContain(left);
    await close();
  });

  test('are gone as soon as their person is signed in nowhere any more', async () => {
    const { p, close } = await openTestPlatform(engine);
    const consents = { storeChats: true, memory: false, sendToModel: false };
    const { uid } = await signInAnonymously(p, { ageBand: '18+', consents });
    const session = await startSession(p, { uid, shared: false, deviceId: null, deviceName: '|' });
    await createChatInPlace(p, uid, { temporary: true });
    await sweepTemporary(p);
    expect((await readChats(p, uid, {})).chats.length).toBe(1);
    await endSession(p, session);
    await sweepTemporary(p);
    expect(await p.temporaryDb.selectFrom('chats').selectAll().execute()).toEqual([]);
    await close();
  });
});
