import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReply } from '#server/testing/read-reply.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import { until } from '#server/testing/until.ts';
import type { ChatDocument, MessagePage } from '#shared/chats/chats.contract.ts';

let model: ScriptedModel;
let instance: TestInstance;
beforeAll(async () => {
  model = await startScriptedModel({ defaults: { text: 'The garden keeps coming up.' } });
  instance = await startTestInstance('sqlite', {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: model.url,
    MODEL_NAME: 'scripted',
    MODEL_READS_RISK: '0',
  });
});
afterAll(async () => {
  await instance.close();
  await model.close();
});

const systemOf = () => String(model.requests.at(-1)?.body.messages[0].content);
const turnsOf = () => model.requests.at(-1)?.body.messages.length - 1;
const waiting = (name: string) => model.questions.filter((question) => question.name === name).length;

async function begin() {
  const person = await instance.arrive();
  const chat = await person.newChat();
  const say = async (text: string) => {
    const { body } = await person.say(chat.id, text);
    await readReply(person, chat.id, body.reply.id);
    return body;
  };
  return { person, chat, say };
}

test('a long talk fits the context: the earlier part goes into a summary, sealed with the chat', async () => {
  model.answerWith(({ name }) =>
    name === 'earlier_conversation' ? { data: { lines: ['They dug a bed for roses.'] } } : { status: 500 },
  );
  const { say } = await begin();
  for (let turn = 0; turn < 9; turn++) await say(`on day ${turn} we worked in the garden and talked about the roses`);
  await until(() => waiting('earlier_conversation') === 1);
  // Before the model's summary stands, the next turn gets one made without it.
  expect(systemOf()).toContain('They said: "on day 0');
  await until(async () => {
    await say('and the roses came up');
    return systemOf().includes('They dug a bed for roses.');
  });
  expect(turnsOf()).toBeLessThanOrEqual(16);
  const note = String(model.requests.at(-1)?.body.messages.at(-1).content);
  expect(note).toMatch(/^<note>\nSafety:/);
});

test('an edit before the summary makes it void: what was taken back is told to nobody', async () => {
  model.answerWith(({ name }) =>
    name === 'earlier_conversation' ? { data: { lines: ['A line about the kiln.'] } } : { status: 500 },
  );
  const { person, chat, say } = await begin();
  const first = await say('the kiln in the shed broke and i was so cross about it');
  for (let turn = 0; turn < 9; turn++) await say(`on day ${turn} we looked at the kiln and left it as it was`);
  await until(async () => {
    await say('still the kiln');
    return systemOf().includes('A line about the kiln.');
  });
  const { body } = await person.post<{ reply: { id: string } }>(`${person.home}/chats/${chat.id}/messages`, {
    id: crypto.randomUUID(),
    text: 'the oven was fine in the end and i was glad',
    replaces: first.message.id,
  });
  await readReply(person, chat.id, body.reply.id);
  expect(systemOf()).not.toContain('kiln');
});

test('a model names a chat once, neutrally, and never over a name the person gave', async () => {
  const titled = async (title: string) => {
    model.answerWith(({ name }) => (name === 'title' ? { data: { title } } : { status: 500 }));
    const { person, chat, say } = await begin();
    const read = async () => (await person.get<ChatDocument>(`${person.home}/chats/${chat.id}`)).body;
    const asked = waiting('title');
    await say('my boss moved the deadline again and i work every evening');
    const own = (await read()).title;
    await until(() => waiting('title') > asked);
    await say('it is the third time this month that the deadline moved');
    await say('and nobody asked me');
    return { own, now: (await read()).title };
  };
  const good = await titled('Evenings at work');
  expect(good.now).toBe('Evenings at work');
  for (const bad of ['My depression', 'Wanting to die', 'One two three four five six']) {
    const { own, now } = await titled(bad);
    expect(now).toBe(own);
  }
});

test('every ten replies the model looks over the whole talk, and what it finds is said once', async () => {
  model.answerWith(({ name }) =>
    name === 'mirror' ? { data: { premise: false, agreement: true, certainty: false } } : { status: 500 },
  );
  const { person, chat, say } = await begin();
  const looked = waiting('mirror');
  for (let turn = 0; turn < 10; turn++) await say(`on day ${turn} we painted a wall of the hall`);
  await until(() => waiting('mirror') > looked);
  const note = (at: number) => String(model.requests.at(at)?.body.messages.at(-1).content);
  const kinds = async () => {
    const page = await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`);
    return page.body.messages.flatMap((message) => message.notices ?? []).map((notice) => notice.kind);
  };
  await until(async () => {
    await say('and then the door');
    return (await kinds()).includes('agreement');
  });
  expect(note(-1)).toContain('agree with nothing that you cannot know');
  await say('and the step in front of it');
  expect(await kinds()).toEqual(['ai', 'agreement']);
  expect(note(-1)).not.toContain('agree with nothing');
});

test('the reply that is asked for again does not hear its first try called by more than ids', async () => {
  const before = model.requests.length;
  model.next({ text: 'It sounds like you have depression.' });
  const { person, chat, say } = await begin();
  await say('work was too much today and i left early');
  const page = await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`);
  expect(page.body.messages[1]).toMatchObject({ engine: 'model', text: 'The garden keeps coming up.' });
  expect(model.requests.length - before).toBe(2);
  const note = String(model.requests.at(-1)?.body.messages.at(-1).content);
  expect(note).toContain('withheld for: diagnosis');
  expect(note).not.toContain('depression.');
});
