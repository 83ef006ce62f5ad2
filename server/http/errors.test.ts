import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { postgresPool } from '#server/db/dialects/postgres.ts';
import { errorHandler } from './errors.ts';

/** What a person is answered when a request fails with `error`. */
async function answerTo(error: unknown): Promise<string> {
  const app = new Hono();
  app.onError(errorHandler(pino({ level: 'silent' })));
  app.get('/', () => {
    throw error;
  });
  const answer = await app.request('/');
  const body = (await answer.json()) as { error: { code: string } };
  return `${answer.status} ${body.error.code}`;
}

test('a database that is killed in the middle reads as a restart, not as our mistake', async () => {
  const server = createServer((socket) => socket.on('error', () => {}).once('data', () => socket.destroy()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const pool = postgresPool({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, user: 'nobody' });
  const error: unknown = await pool.query('select 1').catch((reason: unknown) => reason);
  expect(await answerTo(error)).toBe('503 http.restarting');
  await pool.end();
  server.close();
});

test.each(['40P01', '40001', '53300', '57P02', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])(
  'a database that asks to be tried again (%s) is said to be restarting',
  async (code) => {
    expect(await answerTo(Object.assign(new Error('echoes its input'), { code }))).toBe('503 http.restarting');
  },
);

test('anything unknown is ours, and says nothing of itself', async () => {
  expect(await answerTo(new Error('what somebody wrote'))).toBe('500 http.internal');
});
