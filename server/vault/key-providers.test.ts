import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import type { KeyProvider, WrapContext } from './key-provider.ts';
import { openKeyStore } from './key-store.ts';
import { openKeyProvider } from './open-key-provider.ts';
import { createVault } from './vault.ts';

let folder: string;
const context: WrapContext = { owner: 'ada', table: 'udk', rowId: 'wrapped', rev: 1 };
const key = Buffer.alloc(32, 7);
const newKey = (fill: number) => Buffer.alloc(32, fill).toString('base64');

/** A key service as an operator would write one: it keeps its own keys, and speaks JSON on its standard streams. */
const HOOK = (node: string) => `#!${node}
const { createCipheriv, createDecipheriv, createHash, randomBytes } = require('node:crypto');
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const file = __dirname + '/service-keys';
if (!existsSync(file)) appendFileSync(file, randomBytes(32).toString('hex') + '\\n');
const keys = () => readFileSync(file, 'utf8').trim().split('\\n').map((hex) => Buffer.from(hex, 'hex'));
const idOf = (key) => createHash('sha256').update(key).digest('hex').slice(0, 8);
let text = '';
process.stdin.on('data', (part) => { text += part; }).on('end', () => {
  const { op, keyId, context, data } = JSON.parse(text);
  appendFileSync(__dirname + '/seen', JSON.stringify({ argv: process.argv.slice(2), env: process.env }) + '\\n');
  if (op === 'rotate') appendFileSync(file, randomBytes(32).toString('hex') + '\\n');
  const active = keys().at(-1);
  const answer = { keyId: keyId ?? idOf(active) };
  if (op === 'wrap') {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', active, iv, { authTagLength: 16 });
    cipher.setAAD(Buffer.from(JSON.stringify(context)));
    const body = Buffer.concat([iv, cipher.update(Buffer.from(data, 'base64')), cipher.final()]);
    answer.data = Buffer.concat([body, cipher.getAuthTag()]).toString('base64');
  }
  if (op === 'unwrap') {
    const all = Buffer.from(data, 'base64');
    const held = keys().find((key) => idOf(key) === keyId);
    const decipher = createDecipheriv('aes-256-gcm', held, all.subarray(0, 12), { authTagLength: 16 });
    decipher.setAAD(Buffer.from(JSON.stringify(context)));
    decipher.setAuthTag(all.subarray(-16));
    answer.data = Buffer.concat([decipher.update(all.subarray(12, -16)), decipher.final()]).toString('base64');
  }
  process.stdout.write(JSON.stringify(answer));
});
`;

function open(env: Record<string, string> = {}): KeyProvider {
  return openKeyProvider(loadConfig({ ALCOVE_DATA: join(folder, 'data'), ...env }));
}

function hookEnv(): { MASTER_KEY_HOOK: string } {
  const program = join(folder, 'hook.cjs');
  writeFileSync(program, HOOK(process.execPath), { mode: 0o700 });
  return { MASTER_KEY_HOOK: program };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alcove-keys-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe.each([
  ['file', () => ({})],
  ['environment', () => ({ MASTER_KEY: newKey(1) })],
  ['hook', hookEnv],
] as const)('master keys held by a %s', (kind, env) => {
  test('unwrap what they wrapped, after a restart too, and only for the same owner and version', async () => {
    const provider = open(env());
    expect(provider.kind).toBe(kind);
    const wrapped = await provider.wrap(context, key);
    expect(wrapped.wrapped.includes(key)).toBe(false);
    expect(wrapped.masterKeyId).toBe(await provider.currentId());
    const again = open(env());
    expect(await again.unwrap(context, wrapped)).toEqual(key);
    await expect(again.unwrap({ ...context, owner: 'ben' }, wrapped)).rejects.toThrow();
    await expect(again.unwrap({ ...context, rev: 2 }, wrapped)).rejects.toThrow();
  });

  test('carry a whole vault: what was sealed opens after a restart', async () => {
    const place = { table: 'messages', column: 'body', rowId: 'row-1', rev: 1 };
    const config = loadConfig({ ALCOVE_DATA: join(folder, 'data'), ...env() });
    const first = createVault(await openKeyStore(config), openKeyProvider(config), Date.now);
    await first.createKey('ada');
    const sealed = await first.seal('ada', place, 'the light in the hall');
    await first.close();
    const second = createVault(await openKeyStore(config), openKeyProvider(config), Date.now);
    expect(await second.open('ada', place, sealed)).toBe('the light in the hall');
    await second.close();
  });
});

test('a rotated file wraps with the new key, opens with the old, and an old one nobody needs leaves the file', async () => {
  const running = open();
  const before = await running.wrap(context, key);
  const active = await open().rotate();
  // The process that was running all along learns of it by itself.
  const after = await running.wrap(context, key);
  expect(after.masterKeyId).toBe(active);
  expect(after.masterKeyId).not.toBe(before.masterKeyId);
  expect(await running.unwrap(context, before)).toEqual(key);
  expect(await running.retire(new Set([before.masterKeyId]))).toBe(0);
  expect(await running.retire(new Set())).toBe(1);
  await expect(open().unwrap(context, before)).rejects.toThrow('no such master key');
  expect(await open().unwrap(context, after)).toEqual(key);
  expect(statSync(join(folder, 'keys', 'master.key')).mode & 0o777).toBe(0o400);
});

test('keys in the environment: the first is active, the others still open', async () => {
  const before = await open({ MASTER_KEY: newKey(1) }).wrap(context, key);
  const both = open({ MASTER_KEY: `${newKey(2)},${newKey(1)}` });
  expect(await both.unwrap(context, before)).toEqual(key);
  expect((await both.wrap(context, key)).masterKeyId).not.toBe(before.masterKeyId);
  await expect(open({ MASTER_KEY: newKey(2) }).unwrap(context, before)).rejects.toThrow();
});

test('a systemd credential is read like the environment', async () => {
  writeFileSync(join(folder, 'alcove-master-key'), `${newKey(1)}\n`);
  const wrapped = await open({ CREDENTIALS_DIRECTORY: folder }).wrap(context, key);
  expect(await open({ MASTER_KEY: newKey(1) }).unwrap(context, wrapped)).toEqual(key);
});

test('a rotated hook opens what its older key wrapped', async () => {
  const provider = open(hookEnv());
  const before = await provider.wrap(context, key);
  expect(await provider.rotate()).not.toBe(before.masterKeyId);
  expect(await provider.unwrap(context, before)).toEqual(key);
});

test('no key is ever an argument or a variable of the hook, nor of any other child', async () => {
  const env: Record<string, string> = { ...hookEnv(), MASTER_KEY: newKey(9), ALCOVE_DATA: join(folder, 'data') };
  const provider = openKeyProvider(loadConfig(env));
  await provider.wrap(context, key);
  expect(env).not.toHaveProperty('MASTER_KEY');
  const seen = readFileSync(join(folder, 'seen'), 'utf8');
  expect(seen).toContain('"argv":[]');
  for (const secret of [key, Buffer.alloc(32, 9)])
    for (const form of ['base64', 'hex'] as const) expect(seen).not.toContain(secret.toString(form));
});

test.each([
  ['ends badly', 'process.exit(3)'],
  ['answers with something else', "console.log('fine')"],
  ['answers with nothing', ''],
])('a hook that %s is an error that says nothing of keys', async (_, script) => {
  const program = join(folder, 'broken.cjs');
  writeFileSync(program, `#!${process.execPath}\n${script}`, { mode: 0o700 });
  const error = await open({ MASTER_KEY_HOOK: program })
    .wrap(context, key)
    .catch((caught: Error) => caught);
  expect(String(error)).toBe('KeyProviderError: the key hook did not answer "wrap"');
});

test('doctor asks whoever holds the master key', () => {
  const doctor = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['server/cli/main.ts', 'doctor'], {
      env: { ALCOVE_DATA: join(folder, 'data'), PATH: process.env.PATH ?? '', ...env },
      encoding: 'utf8',
    }).stdout;
  expect(doctor(hookEnv())).toMatch(/on +Master key +The hook answers/);
  expect(doctor({ MASTER_KEY_HOOK: join(folder, 'nobody') })).toMatch(/error +Master key/);
  expect(doctor({ MASTER_KEY: newKey(1) })).toMatch(/on +Master key +Handed in/);
});
