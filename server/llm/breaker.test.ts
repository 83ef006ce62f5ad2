import { expect, test } from 'vitest';
import { createBreaker, withBreaker } from './breaker.ts';
import { type ChatModel, ModelError, type ModelErrorCode } from './chat-model.ts';

const MINUTE = 60_000;

function setUp() {
  let now = 0;
  let calls = 0;
  let outcome: ModelErrorCode | 'ok' | 'stopped' = 'ok';
  const model: ChatModel = {
    name: 'm',
    host: 'h',
    kind: 'openai-compatible',
    async *stream() {
      calls++;
      if (outcome === 'stopped') throw new Error('stopped by the person');
      if (outcome !== 'ok') throw new ModelError(outcome);
      yield { type: 'text', text: 'Yes.' };
      yield { type: 'end', reason: 'stop' };
    },
  };
  const guarded = withBreaker(
    model,
    createBreaker(() => now),
  );
  const ask = async (next: typeof outcome) => {
    outcome = next;
    try {
      for await (const _ of guarded.stream(
        { system: '', messages: [], maxOutputTokens: 1 },
        new AbortController().signal,
      ));
      return 'ok';
    } catch (error) {
      return error instanceof ModelError ? error.code : 'stopped';
    }
  };
  const fail = async (times: number) => {
    for (let time = 0; time < times; time++) await ask('unreachable');
  };
  return { ask, fail, calls: () => calls, pass: (ms: number) => (now += ms) };
}

test('five failures in two minutes leave the model alone for ten', async () => {
  const { ask, fail, calls, pass } = setUp();
  await fail(5);
  expect(await ask('ok')).toBe('resting');
  expect(calls()).toBe(5);
  pass(10 * MINUTE - 1);
  expect(await ask('ok')).toBe('resting');
  pass(1);
  expect(await ask('ok')).toBe('ok');
  expect(await ask('ok')).toBe('ok');
});

test('failures that lie further apart do not', async () => {
  const { ask, fail, pass } = setUp();
  await fail(4);
  pass(2 * MINUTE + 1);
  await fail(4);
  expect(await ask('ok')).toBe('ok');
});

test('one success forgives the failures before it', async () => {
  const { ask, fail } = setUp();
  await fail(4);
  await ask('ok');
  await fail(4);
  expect(await ask('ok')).toBe('ok');
});

test('a try that fails closes the door for another ten minutes', async () => {
  const { ask, fail, pass } = setUp();
  await fail(5);
  pass(10 * MINUTE);
  expect(await ask('cut_off')).toBe('cut_off');
  expect(await ask('ok')).toBe('resting');
});

test('a try that a person stopped lets the next one through', async () => {
  const { ask, fail, pass } = setUp();
  await fail(5);
  pass(10 * MINUTE);
  expect(await ask('stopped')).toBe('stopped');
  expect(await ask('ok')).toBe('ok');
});

test('stopped replies and malformed requests say nothing about the model', async () => {
  const { ask } = setUp();
  for (let time = 0; time < 6; time++) await ask('stopped');
  for (let time = 0; time < 6; time++) await ask('bad_request');
  expect(await ask('ok')).toBe('ok');
});
