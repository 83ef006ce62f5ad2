import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type {
  ChatDocument,
  ChatList,
  ChatState,
  DeleteReceipt,
  Message,
  MessagePage,
  SentMessage,
} from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

interface Refusal {
  error: { code: string };
}

describe.each(ENGINES)('a conversation on %s', (engine) => {
  let instance: TestInstance;

  beforeAll(async () => {
    instance = await startTestInstance(engine);
  });
  afterAll(() => instance.close());

  test('a new chat has exactly the six fields of the specification and its id, with their initial values', async () => {
    const person = await instance.arrive();
    const chat = await person.newChat();
    expect(chat).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: null,
      messages: [],
      tone: 'pending',
      language: 'en-US',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      titleGenerated: false,
    });
  });

  test('a message is answered once, however often it is sent', async () => {
    const person = await instance.arrive();
    const chat = await person.newChat();
    const id = uuidV7();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.say(chat.id, 'my boss shouted at me in front of everyone today', id)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([202, 202, 202, 202, 202]);
    expect(new Set(answers.map((answer) => answer.body.reply.id)).size).toBe(1);
    const page = await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`);
    expect(page.body.messages.map((message) => message.role)).toEqual(['user', 'assistant']);
    expect(page.body.messages[1]).toMatchObject({ state: 'complete', engine: 'guided', parent: id });
    expect(page.body.messages[1]?.text).not.toBe('');
  });

  test('an edit makes a branch beside the first one, and both can be shown', async () => {
    const person = await instance.arrive();
    const chat = await person.newChat();
    const first = (await person.say(chat.id, 'i cannot sleep before exams')).body;
    await person.say(chat.id, 'it is the maths one');
    const edited = await person.post<SentMessage>(`${person.home}/chats/${chat.id}/messages`, {
      id: uuidV7(),
      text: 'i cannot sleep before my driving test',
      replaces: first.message.id,
    });
    expect(edited.body.message.versions).toEqual([first.message.id, edited.body.message.id]);
    const shown = async () =>
      (await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`)).body.messages.map((m) => m.text);
    expect((await shown())[0]).toBe('i cannot sleep before my driving test');
    expect(await shown()).toHaveLength(2);
    const back = await person.post<MessagePage>(`${person.home}/chats/${chat.id}/select`, {
      messageId: first.message.id,
    });
    expect(back.body.messages).toHaveLength(4);
    expect((await shown())[2]).toBe('it is the maths one');
  });

  test('a retry answers in other words and keeps the answers before beside it', async () => {
    const person = await instance.arrive();
    const chat = await person.newChat();
    const { reply } = (await person.say(chat.id, 'my sister stopped talking to me after the wedding')).body;
    const retry = (id: string) =>
      person.post<{ reply: Message }>(`${person.home}/chats/${chat.id}/replies/${reply.id}/retry`, { id });
    const texts = [reply.text];
    const versions = [reply.id];
    for (let n = 0; n < 6; n++) {
      const id = uuidV7();
      const again = await retry(id);
      expect(again.status).toBe(202);
      versions.push(id);
      expect(again.body.reply.versions).toEqual(versions);
      expect((await retry(id)).body.reply.text).toBe(again.body.reply.text);
      texts.push(again.body.reply.text);
    }
    expect(new Set(texts).size).toBe(texts.length);
  });

  test('a draft waits on every device until it is sent', async () => {
    const person = await instance.arrive();
    const chat = await person.newChat();
    const state = async () => (await person.get<ChatState>(`${person.home}/chats/${chat.id}/state`)).body;
    await person.send('PUT', `${person.home}/chats/${chat.id}/draft`, { text: 'half a thou' });
    expect((await state()).draft).toBe('half a thou');
    await person.say(chat.id, 'half a thought about my father');
    expect(await state()).toMatchObject({ draft: '', messageCount: 2, runningReply: null });
  });

  test('what was begun before there is a chat waits too', async () => {
    const person = await instance.arrive();
    const waiting = async () => (await person.get<{ text: string }>(`${person.home}/draft`)).body.text;
    expect(await waiting()).toBe('');
    await person.send('PUT', `${person.home}/draft`, { text: 'i do not know where to' });
    expect(await waiting()).toBe('i do not know where to');
    await person.send('PUT', `${person.home}/draft`, { text: '' });
    expect(await waiting()).toBe('');
  });

  test('a rename is trimmed, an empty one changes nothing, and no generated title replaces it', async () => {
    const person = await instance.arrive();
    const chat = await person.newChat();
    const rename = (title: string) => person.send<ChatDocument>('PATCH', `${person.home}/chats/${chat.id}`, { title });
    expect((await rename('  Sunday evenings ')).body.title).toBe('Sunday evenings');
    expect((await rename('   ')).body.title).toBe('Sunday evenings');
    await person.say(chat.id, 'work is too much and my boss keeps piling it on');
    await person.say(chat.id, 'three weeks now');
    const { body } = await person.get<ChatDocument>(`${person.home}/chats/${chat.id}`);
    expect(body).toMatchObject({ title: 'Sunday evenings', titleGenerated: false });
  });

  test('a chat without a title gets a neutral one after the first real exchange', async () => {
    const person = await instance.arrive();
    const chat = await person.newChat();
    await person.say(chat.id, 'work is too much and my boss keeps piling it on');
    await person.say(chat.id, 'three weeks now, i am so tired of it');
    const { body } = await person.get<ChatDocument>(`${person.home}/chats/${chat.id}`);
    expect(body.titleGenerated).toBe(true);
    expect(body.title).toMatch(/\S/);
    expect(body.tone).not.toBe('pending');
  });

  test('deleting a chat leaves no row of it anywhere and says what went', async () => {
    const person = await instance.arrive();
    const chat = await person.newChat();
    await person.say(chat.id, 'hello there');
    await person.send('PUT', `${person.home}/chats/${chat.id}/draft`, { text: 'unsent' });
    const receipt = await person.send<DeleteReceipt>('DELETE', `${person.home}/chats/${chat.id}`);
    expect(receipt.body).toMatchObject({ chatId: chat.id, removed: { messages: 2, drafts: 1, memories: 0 } });
    expect((await person.get<Refusal>(`${person.home}/chats/${chat.id}/messages`)).body.error.code).toBe(
      'chats.not_found',
    );
    expect((await person.say(chat.id, 'still there?')).status).toBe(404);
    expect((await person.get<ChatList>(`${person.home}/chats`)).body.chats).toEqual([]);
  });

  test('chats page newest first without a gap or a repeat', async () => {
    const person = await instance.arrive();
    const made: string[] = [];
    for (let n = 0; n < 7; n++) made.unshift((await person.newChat()).id);
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const at: string = before === null ? '' : `&before=${encodeURIComponent(before)}`;
      const page: ChatList = (await person.get<ChatList>(`${person.home}/chats?limit=3${at}`)).body;
      seen.push(...page.chats.map((chat) => chat.id));
      before = page.before;
    } while (before !== null);
    expect([...seen].sort()).toEqual([...made].sort());
    expect(new Set(seen).size).toBe(7);
  });

  test('messages page upwards without a gap or a repeat', async () => {
    const person = await instance.arrive();
    const chat = await person.newChat();
    for (let n = 0; n < 5; n++) await person.say(chat.id, `thing number ${n} that went wrong today`);
    const seen: string[] = [];
    let before: string | null = null;
    do {
      const page: MessagePage = (
        await person.get<MessagePage>(
          `${person.home}/chats/${chat.id}/messages?limit=3${before === null ? '' : `&before=${before}`}`,
        )
      ).body;
      seen.unshift(...page.messages.map((message) => message.id));
      before = page.before;
    } while (before !== null);
    expect(new Set(seen).size).toBe(10);
    expect(seen).toHaveLength(10);
  });

  test('bad input is refused with a code and loses nothing', async () => {
    const person = await instance.arrive();
    const chat = await person.newChat();
    const code = async (answer: Promise<{ status: number; body: unknown }>) => {
      const { status, body } = await answer;
      return `${status} ${(body as Refusal).error.code}`;
    };
    expect(await code(person.say(chat.id, '   '))).toBe('400 chats.text_empty');
    expect(await code(person.say(chat.id, 'x'.repeat(8001)))).toBe('400 http.input_invalid');
    expect(await code(person.say(uuidV7(), 'hello'))).toBe('404 chats.not_found');
    expect(await code(person.say('not-an-id', 'hello'))).toBe('404 chats.not_found');
    expect(await code(person.post(`${person.home}/chats/${chat.id}/messages`, { id: 7, text: {} }))).toBe(
      '400 http.input_invalid',
    );
    expect(await code(person.get(`${person.home}/chats?before=nonsense`))).toBe('400 chats.cursor_invalid');
    expect(await code(person.get(`/api/users/${uuidV7()}/chats`))).toBe('404 http.not_found');
    const malformed = await person.fetch('POST', `${person.home}/chats/${chat.id}/messages`, { body: '{"id":' });
    expect([malformed.status, ((await malformed.json()) as Refusal).error.code]).toEqual([400, 'http.body_unreadable']);
    const foreign = await person.fetch('POST', `${person.home}/chats`, {
      body: '{}',
      headers: { origin: 'https://evil.example' },
    });
    expect([foreign.status, ((await foreign.json()) as Refusal).error.code]).toEqual([403, 'http.origin_foreign']);
    expect((await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`)).body.messages).toEqual([]);
  });
});
