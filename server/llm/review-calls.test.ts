import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataAnswer } from '#server/testing/scripted-model/data-answers.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import type { ChatModel } from './chat-model.ts';
import { openAiCompatibleModel } from './openai-compatible-model.ts';
import { proposeMemories, type ReviewedMessage } from './propose-memories.ts';
import { summariseSession } from './summarise-session.ts';

const MESSAGES: ReviewedMessage[] = [
  { id: 'm1', role: 'user', text: 'I present every Monday and it scares me.', level: 0 },
  { id: 'm2', role: 'assistant', text: 'Mondays come round fast.', level: 0 },
  { id: 'm3', role: 'user', text: 'last night i wanted to be dead', level: 2 },
  { id: 'm4', role: 'user', text: 'walking by the river helps a bit', level: 0 },
];
const review = { sendToModel: true, language: 'en', messages: MESSAGES };
const memory = (quote: string, messageId: string, text = 'Presents every Monday') => ({
  text,
  kind: 'event',
  class: 'M1',
  quote,
  messageId,
});

let server: ScriptedModel;
let model: ChatModel;
beforeAll(async () => {
  server = await startScriptedModel();
});
beforeEach(() => {
  server.questions.length = 0;
  model = openAiCompatibleModel({ baseUrl: server.url, name: 'm', apiKey: null });
});
afterAll(() => server.close());
const answers = (answer: DataAnswer) => server.answerWith(() => answer);

test('memories carry words that really stand in a message of the person', async () => {
  answers({
    data: {
      items: [
        memory('present every Monday', 'm1'),
        memory('presents on Mondays', 'm1'),
        memory('present every Monday', 'm4'),
        memory('Mondays come round', 'm2'),
        memory('wanted to be dead', 'm3'),
      ],
    },
  });
  const found = await proposeMemories({ model }, review);
  expect(found?.map((item) => [item.messageId, item.quote])).toEqual([['m1', 'present every Monday']]);
});

test('what was said in danger is not shown to the call that looks for memories', async () => {
  answers({ data: { items: [] } });
  expect(await proposeMemories({ model }, review)).toEqual([]);
  expect(JSON.stringify(server.questions[0]?.body)).not.toContain('dead');
});

test.each([
  ['a memory too long to be one', memory('present every Monday', 'm1', 'x'.repeat(141))],
  ['a kind nobody knows', { ...memory('present every Monday', 'm1'), kind: 'diagnosis' }],
  ['a field nobody asked for', { ...memory('present every Monday', 'm1'), method: 'x' }],
])('%s is asked for once more, then done without', async (_, item) => {
  answers({ data: { items: [item] } });
  expect(await proposeMemories({ model }, review)).toBeNull();
  expect(server.questions).toHaveLength(2);
});

test('without consent, or without a model, nothing is asked', async () => {
  answers({ data: { items: [] } });
  expect(await proposeMemories({ model }, { ...review, sendToModel: false })).toBeNull();
  expect(await summariseSession({ model }, { ...review, sendToModel: false }, () => [])).toBeNull();
  expect(await proposeMemories({ model: null }, review)).toBeNull();
  expect(server.questions).toEqual([]);
});

const summary = {
  happened: 'You present every Monday.',
  feeling: 'It scares you.',
  helped: 'Walking by the river helps a bit.',
  plan: '',
  open: '',
};

test('a summary passes the checks for words shown to a person', async () => {
  answers({ data: summary });
  expect(await summariseSession({ model }, review, () => [])).toEqual(summary);
  expect(await summariseSession({ model }, review, () => ['diagnosis'])).toBeNull();
});

test.each([
  ['is empty', { ...summary, happened: '', feeling: '', helped: '' }],
  ['is longer than 90 words', { ...summary, happened: 'so '.repeat(91).trim(), feeling: 'so '.repeat(9) }],
])('a summary that %s is none', async (_, data) => {
  answers({ data });
  expect(await summariseSession({ model }, review, () => [])).toBeNull();
});
