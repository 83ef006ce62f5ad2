import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { openPlatform } from '#server/open-platform.ts';
import { CHECKS } from './doctor-checks.ts';
import { diagnose } from './findings.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alcove-doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const configOf = (env: Record<string, string> = {}) =>
  loadConfig({ ALCOVE_DATA: join(folder, 'data'), LOG_LEVEL: 'silent', ...env });

async function states(env: Record<string, string> = {}): Promise<Record<string, string>> {
  const findings = await diagnose(configOf(env), CHECKS);
  return Object.fromEntries(findings.map(({ name, state }) => [name, state]));
}

/** An instance that has run once: keys made, data migrated. */
async function startOnce(): Promise<void> {
  const { close } = await openPlatform(configOf());
  await close();
}

test('an instance that never ran is off, not broken', async () => {
  expect(await states()).toMatchObject({
    'Master key': 'off',
    Database: 'off',
    Mail: 'off',
    Model: 'off',
    Companion: 'on',
  });
});

test('an instance that ran is sound', async () => {
  await startOnce();
  expect(await states()).toMatchObject({ 'Master key': 'on', Database: 'on' });
});

test('keys that others can read are unsafe, lost keys are an error', async () => {
  await startOnce();
  const key = join(folder, 'keys', 'master.key');
  chmodSync(key, 0o644);
  chmodSync(join(folder, 'keys'), 0o755);
  expect(await states()).toMatchObject({ 'Master key': 'unsafe', 'Keys folder': 'unsafe' });
  rmSync(key);
  expect(await states()).toMatchObject({ 'Master key': 'error' });
});

test('an address of the open network without https is unsafe', async () => {
  expect(await states({ PUBLIC_URL: 'http://alcove.example.org' })).toMatchObject({ Address: 'unsafe' });
  expect(await states({ HOST: '0.0.0.0' })).toMatchObject({ Address: 'unsafe' });
  expect(await states({ PUBLIC_URL: 'https://alcove.example.org' })).toMatchObject({ Address: 'on' });
});

test('servers that nobody listens on are errors, and no secret is ever printed', async () => {
  const secret = 'hunter2-is-the-secret';
  const env = {
    SMTP_URL: `smtp://me:${secret}@127.0.0.1:1`,
    DATABASE_URL: `postgres://me:${secret}@127.0.0.1:1/alcove`,
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: 'http://127.0.0.1:1/v1',
    MODEL_NAME: 'any',
    MODEL_API_KEY: secret,
  };
  const findings = await diagnose(configOf(env), CHECKS);
  expect(findings.filter(({ state }) => state === 'error').map(({ name }) => name)).toEqual([
    'Database',
    'Mail',
    'Model',
  ]);
  expect(JSON.stringify(findings)).not.toContain(secret);
});

test('a model that answers is on, one that refuses the key is an error', async () => {
  const server = createServer((request, response) => {
    response.writeHead(request.headers.authorization === 'Bearer right' ? 200 : 401).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const env = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: base, MODEL_NAME: 'any' };
  expect(await states({ ...env, MODEL_API_KEY: 'right' })).toMatchObject({ Model: 'on' });
  expect(await states({ ...env, MODEL_API_KEY: 'wrong' })).toMatchObject({ Model: 'error' });
  await new Promise((resolve) => server.close(resolve));
});
