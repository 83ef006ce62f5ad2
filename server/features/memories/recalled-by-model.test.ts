import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReply } from '#server/testing/read-reply.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { MessagePage } from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { MemoryList } from '#shared/memories/memories.contract.ts';

const HARBOUR = 'I like to walk by the harbour';
const MEDICINE = 'I take my medication at nine';

describe.each(ENGINES)('memories and a model, on %s', (engine) => {
  let model: ScriptedModel;
  let instance: TestInstance;
  beforeAll(async () => {
    model = await startScriptedModel({ defaults: { text: 'The harbour again. What was it like today?' } });
    instance = await startTestInstance(engine, {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: model.url,
      MODEL_NAME: 'scripted',
    });
  });
  afterAll(async () => {
    await instance.close();
    await model.close();
  });

  async function rememberedPerson(): Promise<TestPerson> {
    const person = await instance.arrive();
    await person.send('PUT', '/api/auth/consents', { storeChats: true, memory: true, sendToModel: true });
    const chat = await person.newChat();
    for (const text of [HARBOUR, MEDICINE]) await person.say(chat.id, `Please remember that ${text}`);
    return person;
  }

  /** One message in a chat of its own; what the model was sent for it, and the reply as stored. */
  async function ask(person: TestPerson, chatId: string, text: string) {
    const before = model.requests.length;
    const { reply } = (await person.say(chatId, text)).body;
    await readReply(person, chatId, reply.id);
    const page = await person.get<MessagePage>(`${person.home}/chats/${chatId}/messages`);
    const sent = JSON.stringify(model.requests.slice(before).map(({ body }) => body));
    return { sent, reply: page.body.messages.find(({ id }) => id === reply.id) };
  }
  const list = async (person: TestPerson) => (await person.get<MemoryList>(`${person.home}/memories`)).body.memories;

  test('the model is given what fits, the reply names it, and without it the answer is another', async () => {
    const person = await rememberedPerson();
    const harbour = (await list(person)).find(({ text }) => text === HARBOUR);
    const chat = await person.newChat();
    await ask(person, chat.id, 'The week was long');
    const { sent, reply } = await ask(person, chat.id, 'I was at the harbour today');
    expect(sent).toContain(HARBOUR);
    expect(reply?.used).toEqual([{ kind: 'memory', id: harbour?.id }]);
    await person.send('PATCH', `${person.home}/memories/${harbour?.id}`, { paused: true });
    const before = model.requests.length;
    const id = uuidV7();
    await person.post(`${person.home}/chats/${chat.id}/replies/${reply?.id}/retry`, { id });
    await readReply(person, chat.id, id);
    expect(JSON.stringify(model.requests.slice(before).map(({ body }) => body))).not.toContain(HARBOUR);
  });

  test('what is sensitive goes only where the second switch is on', async () => {
    const person = await rememberedPerson();
    const chat = await person.newChat();
    await ask(person, chat.id, 'The week was long');
    expect((await ask(person, chat.id, 'I was at the harbour today')).sent).not.toContain(MEDICINE);
    await person.send('PATCH', `${person.home}/settings`, { sensitiveToModel: true });
    expect((await ask(person, chat.id, 'It helps me to walk')).sent).toContain(MEDICINE);
  });

  test('nothing is given once memory is off, and nothing in a temporary chat', async () => {
    const person = await rememberedPerson();
    const temporary = (await person.post<{ id: string }>(`${person.home}/chats`, { temporary: true })).body;
    await ask(person, temporary.id, 'The week was long');
    expect((await ask(person, temporary.id, 'I was at the harbour today')).sent).not.toContain(HARBOUR);
    await person.send('PATCH', `${person.home}/settings`, { memoryMode: 'off' });
    const chat = await person.newChat();
    await ask(person, chat.id, 'The week was long');
    const { sent, reply } = await ask(person, chat.id, 'I was at the harbour today');
    expect(sent).not.toContain(HARBOUR);
    expect(reply?.used).toEqual([]);
  });
});
