import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

let opened: TestPlatform;
let cookie: string;
let uid: string;

const ask = async (path: string, headers: Record<string, string> = { cookie }) => {
  const answer = await createApp(opened.p).request(path, { headers });
  const json = (await answer.json()) as { user: { uid: string }; answers: Record<string, unknown> };
  return { status: answer.status, json };
};
const write = (path: string, body: unknown) =>
  createApp(opened.p).request(path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: new URL(opened.p.config.publicUrl).origin },
    body: JSON.stringify(body),
  });

beforeEach(async () => {
  opened = await openTestPlatform('sqlite');
  cookie = '';
  const consents = { storeChats: true, memory: false, sendToModel: false };
  const joined = await write('/api/auth/sign-in-anonymously', { ageBand: '18+', consents });
  cookie = (joined.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  uid = (await ask('/api/auth/session')).json.user.uid;
});
afterEach(() => opened.close());

test('it answers with exactly what each address would answer by itself', async () => {
  const chat = uuidV7();
  await write(`/api/users/${uid}/chats`, { id: chat });
  await write(`/api/users/${uid}/chats/${chat}/messages`, { id: uuidV7(), text: 'the rent went up again' });
  for (const query of ['', `?chat=${chat}`]) {
    const { answers } = (await ask(`/api/opening${query}`)).json;
    expect(Object.keys(answers)).toHaveLength(query === '' ? 4 : 6);
    for (const [path, answer] of Object.entries(answers)) expect((await ask(path)).json).toEqual(answer);
  }
});

test('nobody signed in is told nothing, and a chat that is gone is left out', async () => {
  expect((await ask('/api/opening', {})).json).toEqual({ answers: {} });
  const { status, json } = await ask(`/api/opening?chat=${uuidV7()}`);
  expect(status).toBe(200);
  expect(Object.keys(json.answers).filter((path) => path.includes('/chats/'))).toEqual([]);
});
