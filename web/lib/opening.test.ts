import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { askEarly, earlyAnswers, forgetAnswers, takeAnswer } from './opening.ts';

const CHATS = '/api/users/ann/chats';
let server: Server;
let asked: string[];
const realFetch = globalThis.fetch;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.end(
      JSON.stringify(request.url === '/api/opening' ? { answers: { [CHATS]: { chats: [] } } } : { user: null }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // Node has no page, so no address that a path could belong to.
  globalThis.fetch = (path, init) => realFetch(`${origin}${path}`, init);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  forgetAnswers();
  server.close();
});

test('an early answer is given out once, and everything else is asked for by itself', async () => {
  askEarly('/suggestions', true);
  expect(await takeAnswer('/api/auth/session')).toEqual({ user: null });
  expect(takeAnswer('/api/auth/session')).toBeNull();
  expect(await earlyAnswers()).toEqual({ [CHATS]: { chats: [] } });
  expect(await takeAnswer(CHATS)).toEqual({ chats: [] });
  expect(await takeAnswer(CHATS)).toBeUndefined();
  expect(takeAnswer('/api/safety/lines')).toBeNull();
  expect(asked.sort()).toEqual(['/api/auth/session', '/api/opening']);
});

test('a drawn page and one without a sidebar ask only who is signed in', async () => {
  askEarly('/', false);
  askEarly('/authpage', true);
  await takeAnswer('/api/auth/session');
  expect(await earlyAnswers()).toEqual({});
  expect(asked).not.toContain('/api/opening');
});

test('nothing early is given out once something was written or news came', async () => {
  askEarly('/suggestions', true);
  await earlyAnswers();
  forgetAnswers();
  expect(takeAnswer(CHATS)).toBeNull();
  expect(takeAnswer('/api/auth/session')).toBeNull();
});
