import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadConfig } from './config/config.ts';
import { configuredHosts } from './config/configured-hosts.ts';
import { guardEgress } from './http/guard-egress.ts';

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

async function listen(): Promise<number> {
  const server = createServer((_, answer) => answer.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

const guard = (env: Record<string, string>) => undo.push(guardEgress(configuredHosts(loadConfig(env))));
const ask = (url: string) =>
  fetch(url).then(
    (answer) => answer.text(),
    (error: Error) => String((error.cause as Error)?.name ?? error.name),
  );

test('a host of the settings is reached, any other is refused, by whatever way it is asked', async () => {
  const port = await listen();
  guard({ MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'm', MODEL_BASE_URL: `http://127.0.0.1:${port}/v1` });
  expect(await ask(`http://127.0.0.1:${port}/`)).toBe('here');
  expect(await ask(`http://localhost:${port}/`)).toBe('EgressRefused');
  expect(await ask('http://elsewhere.example/')).toBe('EgressRefused');
  const [error] = (await once(connect(port, 'localhost'), 'error').catch((reason: unknown) => [reason])) as [Error];
  expect(error.name).toBe('EgressRefused');
});

test('without the guard the same is let through', async () => {
  const port = await listen();
  expect(await ask(`http://localhost:${port}/`)).toBe('here');
});

test('with nothing set nothing is reached', async () => {
  const port = await listen();
  guard({});
  for (const host of ['127.0.0.1', 'localhost']) expect(await ask(`http://${host}:${port}/`)).toBe('EgressRefused');
});

test('the hosts are those of the settings', () => {
  const { names, mailPort } = configuredHosts(
    loadConfig({
      MODEL_PROVIDER: 'anthropic',
      MODEL_NAME: 'm',
      MODEL_FALLBACKS: '[{"provider":"openai-compatible","baseUrl":"http://llm.home:8080/v1","name":"small"}]',
      SMTP_URL: 'smtps://user:secret@mail.example.org',
      DATABASE_URL: 'postgres://alcove@db.example.org/alcove',
    }),
  );
  expect([...names].sort()).toEqual(['api.anthropic.com', 'db.example.org', 'llm.home', 'mail.example.org']);
  expect(mailPort).toBe(465);
});

/** Files that open connections by themselves; a new one has to be thought about here. */
const OPENERS = [
  'server/cli/doctor-reach.ts',
  'server/features/auth/provider-fetch.ts',
  'server/files/s3-files.ts',
  'server/llm/transport.ts',
];
const OPENS = /(?<![.\w])fetch\(|from 'node:(https?|net|tls|dgram|http2|dns)'|new WebSocket\(|XMLHttpRequest/;
const HARMLESS = /import type|import \{ type|isIP|BlockList|createServer|AddressInfo/;

test('only these files open connections', () => {
  const root = join(import.meta.dirname, '..');
  const files = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? files(path) : [path];
    });
  const code = ['server', 'companion', 'shared'].flatMap(files);
  const openers = code
    .filter((path) => path.endsWith('.ts') && !path.includes('.test.') && !path.startsWith('server/testing/'))
    .filter((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .some((line) => OPENS.test(line) && !HARMLESS.test(line) && !/^\s*(\*|\/\/)/.test(line)),
    );
  expect(openers.filter((path) => path !== 'server/http/guard-egress.ts')).toEqual(OPENERS);
});
