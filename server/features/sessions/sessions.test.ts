import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { MessagePage } from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { MemoryList } from '#shared/memories/memories.contract.ts';
import type { EndedSession, PickUp } from '#shared/memories/sessions.contract.ts';

const TALK = [
  'I am tired and angry because two people left at work',
  'My exam is on Friday',
  'I am going to ask my boss for one day off on Monday. A walk helps me a bit.',
];

describe.each(ENGINES)('the end of a session, on %s', (engine) => {
  let instance: TestInstance;
  beforeAll(async () => {
    instance = await startTestInstance(engine);
  });
  afterAll(() => instance.close());

  const arrive = async (memory = true) => {
    const person = await instance.arrive();
    await person.send('PUT', '/api/auth/consents', { storeChats: true, memory, sendToModel: false });
    return person;
  };
  const talk = async (person: TestPerson, lines = TALK) => {
    const chat = await person.newChat();
    for (const line of lines) await person.say(chat.id, line);
    return chat.id;
  };
  const end = async (person: TestPerson, chatId: string, reason = 'suggestions') =>
    (await person.post<EndedSession>(`${person.home}/chats/${chatId}/end-session`, { reason })).body;
  const memories = async (person: TestPerson) => (await person.get<MemoryList>(`${person.home}/memories`)).body;

  /** As if what is remembered had been kept yesterday. */
  const letADayPass = async () => {
    const { db } = await connect(instance.store.config);
    await db
      .updateTable('memories')
      .set((to) => ({ created_at: sql`${to.ref('created_at')} - 86400000` }))
      .execute();
    await db.destroy();
  };

  test('proposes what the person may want kept, in their own words, and sums up in their own words', async () => {
    const person = await arrive();
    const chatId = await talk(person);
    const { session, proposed } = await end(person, chatId);
    expect(proposed).toBeGreaterThan(0);
    expect(session?.summary?.split(/\s+/).length).toBeLessThanOrEqual(90);
    const list = await memories(person);
    expect(list.mode).toBe('ask');
    expect(list.memories.length).toBe(proposed);
    for (const memory of list.memories) {
      expect(memory).toMatchObject({ status: 'proposed', sourceChatId: chatId });
      expect(TALK.some((line) => line.includes(memory.text))).toBe(true);
    }
    for (const sentence of session?.summary?.match(/[^.]+/g) ?? []) expect(TALK.join('\n')).toContain(sentence.trim());
  });

  test('is the same session however often it is ended, and only new talk makes another', async () => {
    const person = await arrive();
    const chatId = await talk(person);
    const all = await Promise.all(['suggestions', 'hidden', 'idle'].map((reason) => end(person, chatId, reason)));
    const again = await end(person, chatId);
    expect(new Set([...all, again].map(({ session }) => session?.id)).size).toBe(1);
    expect(all.filter(({ proposed }) => proposed > 0).length).toBe(1);
    for (const line of ['still tired', 'the walk was good today', 'My goal is to leave at six'])
      await person.say(chatId, line);
    expect((await end(person, chatId)).session?.id).not.toBe(again.session?.id);
  });

  test('takes nothing out of a talk of two messages', async () => {
    const person = await arrive();
    const chatId = await talk(person, TALK.slice(1));
    expect(await end(person, chatId)).toEqual({ session: null, proposed: 0 });
    expect((await memories(person)).memories).toEqual([]);
  });

  test('remembers nothing where memory is off, and still sums up', async () => {
    const person = await arrive(false);
    const { session, proposed } = await end(person, await talk(person));
    expect(session).not.toBeNull();
    expect(proposed).toBe(0);
    expect(await memories(person)).toEqual({ mode: 'off', memories: [] });
  });

  test('a new chat asks after the plan once, names the memory it drew on, and can answer again without it', async () => {
    const person = await arrive();
    await end(person, await talk(person));
    for (const { id } of (await memories(person)).memories)
      await person.send('PATCH', `${person.home}/memories/${id}`, { status: 'active' });
    const plan = (await memories(person)).memories.find(({ kind }) => kind === 'plan');
    const next = await person.newChat();
    const pickUp = async () => (await person.get<PickUp>(`${person.home}/chats/${next.id}/pick-up`)).body;
    expect((await pickUp()).kind).toBeNull();
    await letADayPass();
    expect(await pickUp()).toMatchObject({ kind: 'plan', memoryId: plan?.id });
    const { reply } = (await person.say(next.id, 'hi')).body;
    expect(reply.used).toEqual([{ kind: 'memory', id: plan?.id }]);
    expect(reply.text).toContain('one day off on Monday');
    await person.send('PATCH', `${person.home}/memories/${plan?.id}`, { paused: true });
    const retry = `${person.home}/chats/${next.id}/replies/${reply.id}/retry`;
    const again = (await person.post<{ reply: typeof reply }>(retry, { id: uuidV7() })).body.reply;
    expect(again.used).toEqual([]);
    expect(again.text).not.toContain('one day off');
  });

  test('what a deleted memory said goes from the reply that spoke of it, too', async () => {
    const person = await arrive();
    await end(person, await talk(person));
    const plan = (await memories(person)).memories.find(({ kind }) => kind === 'plan');
    await person.send('PATCH', `${person.home}/memories/${plan?.id}`, { status: 'active' });
    await letADayPass();
    const next = await person.newChat();
    await person.say(next.id, 'hello');
    const page = async () => (await person.get<MessagePage>(`${person.home}/chats/${next.id}/messages`)).body.messages;
    expect(JSON.stringify(await page())).toContain('one day off on Monday');
    expect((await person.send('DELETE', `${person.home}/memories/${plan?.id}`)).status).toBe(204);
    expect(JSON.stringify(await page())).not.toContain('one day off on Monday');
    expect((await page()).at(-1)?.used).toEqual([]);
  });

  test('after a hard talk the next chat asks once, plainly, and a yes is heard', async () => {
    const person = await arrive();
    const hard = await talk(person, ['I want to kill myself tonight', 'no', 'I do not know']);
    const { session } = await end(person, hard);
    expect(session?.riskMax).toBeGreaterThanOrEqual(2);
    const next = await person.newChat();
    const pickUp = (await person.get<PickUp>(`${person.home}/chats/${next.id}/pick-up`)).body;
    expect(pickUp.kind).toBe('hard');
    const first = (await person.say(next.id, 'hello again')).body.reply;
    expect(first.text).toMatch(/^Last time was really hard/);
    expect(first.text.match(/\?/g)?.length).toBe(1);
    const answered = (await person.say(next.id, 'yes')).body.reply;
    expect(answered.level).toBeGreaterThanOrEqual(2);
    const another = await person.newChat();
    expect((await person.get<PickUp>(`${person.home}/chats/${another.id}/pick-up`)).body.kind).not.toBe('hard');
  });

  test("somebody else's chat and memory are not there", async () => {
    const [one, other] = [await arrive(), await arrive()];
    const chatId = await talk(one);
    await end(one, chatId);
    const id = (await memories(one)).memories[0]?.id;
    const ended = await other.post(`${other.home}/chats/${chatId}/end-session`, { reason: 'idle' });
    expect(ended.status).toBe(404);
    expect((await other.send('PATCH', `${other.home}/memories/${id}`, { paused: true })).status).toBe(404);
    expect((await other.send('DELETE', `${other.home}/memories/${id}`)).status).toBe(404);
    expect((await other.get(`${one.home}/memories`)).status).toBe(404);
  });
});
