import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DataAnswer } from '#server/testing/scripted-model/data-answers.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import type { ChatModel } from './chat-model.ts';
import { chooseSuggestions, type SuggestionChoice } from './choose-suggestions.ts';
import { openAiCompatibleModel } from './openai-compatible-model.ts';

const WALK = {
  type: 'exercise',
  refId: 'ba-planner',
  why: 'You said evenings are the hardest, and that walking by the river helps a bit.',
  sourceId: 'chat-1',
} as const;
const SLEEP = {
  type: 'exercise',
  refId: 'wind-down',
  why: 'You wrote twice that you slept badly.',
  sourceId: 'chat-1',
} as const;
const FORM = { type: 'questionnaire', refId: 'who5', why: 'A good first step', sourceId: null } as const;
const PERSON = {
  type: 'human_help',
  refId: 'reach-out',
  why: 'Nobody was named for a while.',
  sourceId: 'chat-2',
} as const;
const candidates: SuggestionChoice[] = [WALK, SLEEP, FORM, PERSON];
const input = { sendToModel: true, language: 'en', candidates };
const RULES = [WALK, SLEEP, FORM];

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
const chosen = (...items: object[]) => answers({ data: { items } });

test('a model may change the order and say a reason more plainly', async () => {
  const why = 'You said walking helps a bit, and the evenings are hardest.';
  chosen(PERSON, { ...WALK, why });
  expect(await chooseSuggestions({ model }, input)).toEqual([PERSON, { ...WALK, why }]);
});

test.each([
  ['a fact', 'You said evenings are the hardest since your divorce.'],
  ['a number', 'You said 3 evenings are the hardest.'],
  ['praise', 'You are doing brilliantly, evenings are the hardest.'],
  ['a diagnosis', 'Evenings are the hardest, it sounds like depression.'],
])('a reason that adds %s is left as the rules wrote it', async (_, why) => {
  chosen({ ...WALK, why });
  expect(await chooseSuggestions({ model }, input)).toEqual([WALK]);
});

test('what no rule found is dropped, and nothing comes twice', async () => {
  chosen({ ...WALK, refId: 'fasting' }, { ...WALK, sourceId: 'chat-9' }, SLEEP);
  expect(await chooseSuggestions({ model }, input)).toEqual([SLEEP]);
  chosen(SLEEP, SLEEP);
  expect(await chooseSuggestions({ model }, input)).toEqual([SLEEP]);
});

test.each<[string, DataAnswer]>([
  ['chooses nothing', { data: { items: [] } }],
  ['knows only its own', { data: { items: [{ ...FORM, refId: 'iq-test' }] } }],
  ['answers beside the point', { text: 'Take a warm bath.' }],
  ['refuses', { refuse: true }],
  ['fails', { status: 500 }],
])('the first three of the rules stand where a model %s', async (_, answer) => {
  answers(answer);
  expect(await chooseSuggestions({ model }, input)).toEqual(RULES);
});

test('without a model, or without consent, nothing is sent anywhere', async () => {
  chosen(PERSON);
  expect(await chooseSuggestions({ model: null }, input)).toEqual(RULES);
  expect(await chooseSuggestions({ model }, { ...input, sendToModel: false })).toEqual(RULES);
  expect(server.questions).toHaveLength(0);
});
