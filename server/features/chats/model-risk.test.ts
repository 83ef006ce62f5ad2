import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readReply } from '#server/testing/read-reply.ts';
import type { DataAnswer } from '#server/testing/scripted-model/data-answers.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { ChatState, MessagePage } from '#shared/chats/chats.contract.ts';

const WORDS = 'Monday comes round again, and the list is as long as before.';
const CODED = 'i washed the curtains and brought the plants over to my sister';

let model: ScriptedModel;
let instance: TestInstance;
const env = () => ({ MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_NAME: 'scripted' });

beforeAll(async () => {
  model = await startScriptedModel({ defaults: { text: WORDS } });
  instance = await startTestInstance('sqlite', env());
});
beforeEach(() => {
  model.answerWith(null);
  model.questions.length = 0;
});
afterAll(async () => {
  await instance.close();
  await model.close();
});

const reads = (answer: DataAnswer) => model.answerWith(({ name }) => (name === 'risk' ? answer : { status: 500 }));
const finds = (level: number, category: string, subject = 'self') =>
  reads({ data: { level, category, subject, quote: 'the plants' } });

async function say(text: string, on = instance) {
  const person = await on.arrive();
  const chat = await person.newChat();
  const { body } = await person.say(chat.id, text);
  const read = await readReply(person, chat.id, body.reply.id);
  const page = await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`);
  const state = await person.get<ChatState>(`${person.home}/chats/${chat.id}/state`);
  const [said, reply] = page.body.messages;
  return { read, said, reply, level: state.body.level };
}

test('what the rules miss and the model sees is answered by the safety flow, and no word of the model shows', async () => {
  finds(3, 'suicide_imminent');
  const { read, said, reply, level } = await say(CODED);
  expect(reply).toMatchObject({ engine: 'guided', level: 3, simpleMode: false, text: read.text });
  expect(reply?.cards.map((card) => card.type)).toContain('help');
  expect(read.events.map((event) => ('text' in event ? event.text : '')).join('')).not.toContain('Monday');
  expect([said?.level, level]).toEqual([3, 3]);
});

test('the model is given the last message apart from what came before', async () => {
  await say(CODED);
  const asked = model.questions.find((question) => question.name === 'risk');
  expect(asked?.body.messages.at(-1).content).toContain(`The last message:\n${CODED}`);
  expect(asked?.schema.properties?.level?.enum).toEqual([0, 1, 2, 3]);
});

test('a calm reading never lowers what the rules found', async () => {
  finds(0, 'none', 'nobody');
  const { said, level } = await say('i want to die');
  expect(said?.level).toBeGreaterThanOrEqual(2);
  expect(level).toBe(said?.level);
});

test.each([
  ['late', { hang: true }],
  ['broken', { status: 500 }],
  ['a refusal', { refuse: true }],
  ['no data', { text: 'All is well, dear.' }],
] as const)('where the reading is %s the rules stand alone and the model writes', async (_, answer) => {
  reads(answer);
  const { read, reply } = await say(CODED);
  expect(read.text).toBe(WORDS);
  expect(reply).toMatchObject({ engine: 'model', level: 0, state: 'complete' });
});

test('an answer inside an exercise is read too, and the exercise stands aside for what it says', async () => {
  const person = await instance.arrive();
  const chat = await person.newChat();
  const turn = async (text: string) => {
    const { body } = await person.say(chat.id, text);
    await readReply(person, chat.id, body.reply.id);
    const page = await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`);
    return page.body.messages.at(-1);
  };
  const begun = await turn('can we do the 5-4-3-2-1 grounding exercise');
  expect(begun?.cards.map((card) => card.type)).toContain('exercise');
  expect(begun?.engine).toBe('guided');
  finds(2, 'suicide_active');
  const answered = await turn('the flat, empty');
  expect(answered).toMatchObject({ engine: 'guided', level: 2 });
  expect(answered?.cards.map((card) => card.type)).toContain('help');
});

test('an operator can leave the reading to the rules', async () => {
  const own = await startTestInstance('sqlite', { ...env(), MODEL_READS_RISK: '0' });
  finds(3, 'suicide_imminent');
  const { reply } = await say(CODED, own);
  await own.close();
  expect(reply).toMatchObject({ engine: 'model', level: 0 });
  expect(model.questions.filter((question) => question.name === 'risk')).toEqual([]);
});
