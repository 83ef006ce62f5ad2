import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readReply } from '#server/testing/read-reply.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { MessagePage } from '#shared/chats/chats.contract.ts';

const HOPELESS = 'i feel so hopeless, there is no point in anything anymore';
const DEAD = 'i want to be dead';
const CARE = 'Hopeless is a heavy word. It sounds like every day asks more than it gives back.';

let model: ScriptedModel;
let instance: TestInstance;
beforeAll(async () => {
  model = await startScriptedModel({ defaults: { text: CARE } });
  instance = await startTestInstance('sqlite', {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: model.url,
    MODEL_NAME: 'scripted',
    MODEL_RISK_MS: '600',
  });
});
beforeEach(() => {
  model.requests.length = 0;
});
afterAll(async () => {
  await instance.close();
  await model.close();
});

async function say(text: string) {
  const person = await instance.arrive();
  const chat = await person.newChat();
  const { body } = await person.say(chat.id, text);
  const read = await readReply(person, chat.id, body.reply.id);
  const page = await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`);
  return { read, reply: page.body.messages[1] };
}
const pieces = (read: Awaited<ReturnType<typeof say>>['read']) =>
  read.events.flatMap((event) => (event.type === 'text' && event.text !== '' ? [event.text] : []));

describe('a model at risk', () => {
  test('is shown whole or not at all at level 1, sentence by sentence at level 0', async () => {
    model.next({ text: CARE, rate: 25 });
    const heavy = await say(HOPELESS);
    expect(heavy.reply).toMatchObject({ level: 1, engine: 'model' });
    expect(pieces(heavy.read)).toEqual([CARE]);
    model.next({ text: 'The bus was late again. Then the door was shut too.', rate: 25 });
    const light = await say('the bus was late and the door was shut');
    expect(light.reply).toMatchObject({ level: 0, engine: 'model' });
    expect(pieces(light.read).length).toBeGreaterThan(1);
  });

  test.each([
    ['refuses by its protocol', { fault: 'refusal' as const }],
    ['refuses in words', { text: "I'm sorry, I can't help with that. Please call a professional." }],
    ['agrees with wanting to die', { text: 'It makes total sense that you want to die.' }],
  ])('that %s is thrown away, and the guided companion stays in the talk', async (_, script) => {
    for (let tries = 0; tries < 2; tries++) model.next(script);
    const { read, reply } = await say(HOPELESS);
    expect(reply).toMatchObject({ engine: 'guided', state: 'complete', level: 1 });
    expect(read.text).not.toMatch(/can't help|professional\.$|total sense/);
  });

  test('has no second try and no more than its time at level 2', async () => {
    model.next({ ttft: 5_000 });
    const slow = await say(DEAD);
    expect(slow.reply).toMatchObject({ engine: 'guided', level: 2 });
    expect(slow.reply?.cards.map((card) => card.type)).toContain('help');
    model.requests.length = 0;
    model.next({ text: 'It sounds like you have depression.' });
    expect((await say(DEAD)).reply).toMatchObject({ engine: 'guided', level: 2 });
    expect(model.requests).toHaveLength(1);
  });

  test('is not asked to write at level 3 at all', async () => {
    const { reply } = await say('i have the pills in my hand and i am going to take them all now');
    expect(reply).toMatchObject({ engine: 'guided', level: 3 });
    expect(model.requests).toEqual([]);
  });

  test('is told of the danger right before the last words, and asked coolly', async () => {
    await say(DEAD);
    const body = model.requests[0]?.body;
    expect(String(body.messages.at(-1).content)).toMatch(/^<note>\nSafety: the person may be thinking of suicide/);
    expect(body.temperature).toBeLessThanOrEqual(0.3);
  });
});
