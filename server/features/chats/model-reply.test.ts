import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReply } from '#server/testing/read-reply.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { MessagePage } from '#shared/chats/chats.contract.ts';

const STORY = [
  'Three people off sick and you are doing all of their work.',
  'Then home gets what is left of you.',
  'It may be less about the juice and more about a very full day.',
  'Which part of the day felt heaviest?',
];
const TEXT = STORY.join(' ');
const OPENING = 'my boss keeps moving the deadline and i do two jobs at once';

describe.each(ENGINES)('a reply written by a model, on %s', (engine) => {
  let model: ScriptedModel;
  let instance: TestInstance;
  const start = () =>
    startTestInstance(engine, {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: model.url,
      MODEL_NAME: 'scripted',
      MODEL_FIRST_TOKEN_MS: '1500',
      MODEL_IDLE_MS: '700',
      MODEL_TOTAL_MS: '6000',
    });

  beforeAll(async () => {
    model = await startScriptedModel({ defaults: { text: TEXT } });
    instance = await start();
  });
  afterAll(async () => {
    await instance.close();
    await model.close();
  });

  /** `directives` ride in the message, so that a retry of the request meets the same script. */
  async function ask(directives: string, consents = { sendToModel: true }, on = instance) {
    const person = await on.arrive(consents);
    const chat = await person.newChat();
    const { body } = await person.say(chat.id, `${OPENING} [[${directives}]]`);
    const stored = async () =>
      (await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`)).body.messages.at(-1);
    return { person, chat, reply: body.reply, stored };
  }

  test('arrives whole and is stored as shown', async () => {
    const { person, chat, reply, stored } = await ask('split=7');
    expect(reply).toMatchObject({ state: 'streaming', text: '', engine: 'model', version: 'scripted' });
    const read = await readReply(person, chat.id, reply.id);
    expect(read).toMatchObject({ text: TEXT, ended: true });
    expect(await stored()).toMatchObject({ text: TEXT, state: 'complete', engine: 'model', simpleMode: false });
  });

  test('goes on exactly where a reader was cut off, as often as it is cut', async () => {
    const { person, chat, reply } = await ask('rate=60');
    let text = '';
    let ended = false;
    for (let cut = 0; cut < 20 && !ended; cut++) {
      const more = await readReply(person, chat.id, reply.id, { from: text.length, enough: (got) => got.length > 0 });
      text += more.text;
      ended = more.ended;
    }
    expect(text).toBe(TEXT);
  });

  test('reaches two readers alike', async () => {
    const { person, chat, reply } = await ask('rate=60');
    const reads = await Promise.all([1, 2, 3].map(() => readReply(person, chat.id, reply.id)));
    expect(reads.map((read) => read.text)).toEqual([TEXT, TEXT, TEXT]);
  });

  test('is never asked for without consent to send text to the model', async () => {
    const asked = model.requests.length;
    const { reply } = await ask('', { sendToModel: false });
    expect(reply).toMatchObject({ engine: 'guided', state: 'complete' });
    expect(model.requests).toHaveLength(asked);
  });

  test('keeps what was shown when it is stopped, and a second stop is harmless', async () => {
    const { person, chat, reply, stored } = await ask('rate=20');
    const first = await readReply(person, chat.id, reply.id, { enough: (got) => got.includes('work.') });
    const stop = () => person.post(`${person.home}/chats/${chat.id}/replies/${reply.id}/stop`, {});
    expect((await stop()).status).toBe(204);
    expect((await stop()).status).toBe(204);
    const kept = await stored();
    expect(kept?.state).toBe('stopped');
    expect(kept?.text.startsWith(first.text)).toBe(true);
    const rest = await readReply(person, chat.id, reply.id, { from: first.text.length });
    expect(first.text + rest.text).toBe(kept?.text);
  });

  test('is read no further once the session has ended', async () => {
    const { person, chat, reply } = await ask('rate=20');
    let leaving: Promise<unknown> | null = null;
    const read = await readReply(person, chat.id, reply.id, {
      enough: (got) => {
        if (got !== '') leaving ??= person.post('/api/auth/sign-out', {});
        return false;
      },
    });
    await leaving;
    expect(read.ended).toBe(false);
    expect(read.text.length).toBeLessThan(TEXT.length);
  });

  test('is stopped by a second message, and one reply answers both', async () => {
    const { person, chat, reply } = await ask('ttft=1000');
    const second = await person.say(chat.id, 'and my daughter went quiet');
    expect(second.status).toBe(202);
    await readReply(person, chat.id, second.body.reply.id);
    expect(await readReply(person, chat.id, reply.id).catch((error: Error) => error.message)).toBe('no stream: 404');
    const page = await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`);
    expect(page.body.messages.map((message) => message.role)).toEqual(['user', 'user', 'assistant']);
  });

  test.each(['unauthorized', 'server_error', 'silent', 'garbage', 'empty', 'wrong_type'] as const)(
    'is given by the guided companion in the same turn when the model fails: %s',
    async (fault) => {
      // An instance of its own: a model that fails often is left alone for a while.
      const own = await start();
      const { person, chat, reply, stored } = await ask(`fault=${fault} at=0`, { sendToModel: true }, own);
      const read = await readReply(person, chat.id, reply.id);
      expect(read.ended).toBe(true);
      expect(read.text).not.toBe('');
      expect(await stored()).toMatchObject({ text: read.text, engine: 'guided', simpleMode: true, state: 'complete' });
      await own.close();
    },
  );

  test.each(['cut', 'reset', 'idle', 'quiet_cut'] as const)(
    'keeps what was shown and says so when the model breaks off: %s',
    async (fault) => {
      const own = await start();
      const { person, chat, reply, stored } = await ask(`fault=${fault} at=20 rate=60`, { sendToModel: true }, own);
      const read = await readReply(person, chat.id, reply.id);
      expect(read.ended).toBe(true);
      expect(TEXT.startsWith(read.text)).toBe(true);
      expect(read.text).not.toBe('');
      expect(await stored()).toMatchObject({ text: read.text, state: 'failed' });
      await own.close();
    },
  );

  test('survives a deploy in the middle of it: finished by the instance that goes down', async () => {
    const { person, chat, reply, stored } = await ask('rate=40');
    await readReply(person, chat.id, reply.id, { enough: (got) => got.length > 0 });
    await instance.restart();
    expect(await stored()).toMatchObject({ state: 'complete', text: TEXT });
  });

  test('loses and doubles no token however the bytes are cut', async () => {
    const rounds = process.env.ALCOVE_DEEP ? 1000 : 60;
    const person = await instance.arrive();
    const chat = await person.newChat();
    for (let seed = 1; seed <= rounds; seed++) {
      const { body } = await person.say(chat.id, `${OPENING} [[split=${seed}]]`);
      const read = await readReply(person, chat.id, body.reply.id);
      expect(read.text, `cut with seed ${seed}`).toBe(TEXT);
    }
  });
});
