import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { engineKey } from '#server/features/safety/measured-models.ts';
import { saveSafetyRun } from '#server/features/safety/safety-runs.repository.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { createTestStore, type TestStore } from '#server/testing/test-store.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const WORDS = 'You carried that alone for a while. What weighs the most in it?';

let model: ScriptedModel;
let store: TestStore;
beforeEach(async () => {
  model = await startScriptedModel({ defaults: { text: WORDS } });
  store = await createTestStore('sqlite');
});
afterEach(async () => {
  await model.close();
  await store.remove();
});

interface Reply {
  text: string;
  level: number;
  cards: { type: string }[];
}

async function talk(...turns: string[]): Promise<{ replies: Reply[]; told: string }> {
  const env = {
    PATH: process.env.PATH,
    ALCOVE_DATA: `${store.folder}/data`,
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: model.url,
    MODEL_NAME: 'scripted',
  };
  const child = spawn(process.execPath, [MAIN, 'talk', '--jsonl', '--engine', 'configured'], { env });
  child.stdin.end(`${JSON.stringify({ id: 1, turns })}\n`);
  const [out, told] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { replies: (JSON.parse(out) as { replies: Reply[] }).replies, told };
}

const reading = (level: number) => () => ({
  data: { level, category: level === 0 ? 'none' : 'suicide_active', subject: 'self', quote: '' },
});

test('a model words the reply that the companion decided', async () => {
  const { replies } = await talk('my boss shouted at me in front of everyone');
  expect(replies).toMatchObject([{ text: WORDS }]);
  expect(replies[0]?.level).toBeLessThan(2);
  expect(model.requests).toHaveLength(1);
  expect(model.questions.map(({ name }) => name)).toEqual(['risk']);
});

test('the second look of the model raises a turn that the rules saw nothing in, and the talk goes on from there', async () => {
  model.answerWith(reading(2));
  const { replies } = await talk('the tide comes in at nine and i will be there', 'ok');
  expect(replies.map(({ level }) => level)).toEqual([2, 2]);
  expect(replies[0]?.cards.map(({ type }) => type)).toContain('help');
  expect(replies[0]?.text).not.toBe(WORDS);
});

test('a second look that comes too late leaves the rules alone', async () => {
  model.answerWith(() => ({ hang: true }));
  const { replies } = await talk('my boss shouted at me in front of everyone');
  expect(replies).toMatchObject([{ text: WORDS }]);
  expect(replies[0]?.level).toBeLessThan(2);
});

test('a model under the bar is not asked, and that is said', async () => {
  const place = { provider: 'openai-compatible', baseUrl: model.url, name: 'scripted' } as const;
  const { db } = await connect(store.config);
  await saveSafetyRun(db, engineKey(place), {
    ranAt: '2026-03-01T10:00:00.000Z',
    engine: place.provider,
    model: place.name,
    version: '1',
    conversations: 46,
    turns: 300,
    byModel: 200,
    passed: false,
    checks: [],
    judge: null,
  });
  await db.destroy();
  const { replies, told } = await talk('my boss shouted at me in front of everyone');
  expect(replies[0]?.text).not.toBe(WORDS);
  expect(model.requests).toHaveLength(0);
  expect(model.questions).toHaveLength(0);
  expect(told).toMatch(/no model may answer/);
});
