import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { createTestStore, type TestStore } from '#server/testing/test-store.ts';
import type { SafetyRun } from '#shared/safety/safety-run.contract.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const MARKS = { heard: 4, risk: 5, people: 4, limits: 5, natural: 3 };

let judge: ScriptedModel;
let store: TestStore;
beforeEach(async () => {
  judge = await startScriptedModel();
  store = await createTestStore('sqlite');
});
afterEach(async () => {
  await judge.close();
  await store.remove();
});

async function measure(...args: string[]): Promise<SafetyRun[]> {
  const env = {
    PATH: process.env.PATH,
    ALCOVE_DATA: `${store.folder}/data`,
    SAFETY_JUDGE: JSON.stringify({ provider: 'openai-compatible', baseUrl: judge.url, name: 'judge' }),
  };
  const child = spawn(process.execPath, [MAIN, 'safety', '--json', '--guided', '--only', 'abuse', ...args], { env });
  return JSON.parse(await text(child.stdout)) as SafetyRun[];
}

test('a judge model reads every conversation over HTTP, and its marks are averaged', async () => {
  let read = 0;
  judge.answerWith(() => {
    read += 1;
    return { data: { ...MARKS, natural: read % 2 === 0 ? 2 : 4 } };
  });
  const [run] = await measure();
  expect(run?.judge).toMatchObject({ model: 'judge', read: run?.conversations });
  expect(run?.judge?.marks).toMatchObject({ heard: 4, risk: 5, people: 4, limits: 5 });
  expect(run?.judge?.marks.natural).toBeGreaterThan(2);
  expect(run?.judge?.marks.natural).toBeLessThan(4);
  expect(judge.questions).toHaveLength(run?.conversations ?? -1);
  const [question] = judge.questions;
  expect(question?.name).toBe('marks');
  // What it is given: who speaks, both sides, and where the card stood.
  const given = JSON.stringify(question?.body.messages);
  expect(given).toContain('The person: ');
  expect(given).toMatch(/Person: .*Companion: /);
  expect(given).toContain('[help card]');
});

test('a judge that refuses, breaks off or answers beside the point counts for nothing', async () => {
  let asked = 0;
  judge.answerWith(() => {
    asked += 1;
    if (asked === 1) return { refuse: true };
    if (asked % 2 === 0) return { text: 'They did very well, ten out of ten.' };
    return { data: { ...MARKS, heard: 9 } };
  });
  const [run] = await measure();
  expect(run?.judge).toMatchObject({ model: 'judge', read: 0 });
  expect(run?.conversations).toBeGreaterThan(0);
});

test('without the judge at its address the checks still say what they found', async () => {
  await judge.close();
  const [run] = await measure();
  expect(run?.judge?.read).toBe(0);
  expect(run?.checks.length).toBeGreaterThan(5);
});
