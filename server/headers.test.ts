import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { securityHeaders } from './http/headers.ts';
import { describeInstance } from './http/instance.ts';
import { pages } from './http/pages.ts';

const PAGES = ['/', '/mission', '/team', '/privacy', '/terms', '/safety', '/robots.txt', '/sitemap.xml'];
const OWN_PAGES = ['/authpage', '/signup', '/chat', '/profile', '/suggestions', '/questionnaires', '/questionnaire/x'];
const NOWHERE = ['/checkout', '/no/such/page', '/assets/none.js', '/index.html', '/../etc'];
/** Content for everybody, which a browser may keep for a while. */
const FOR_EVERYBODY = /^\/api\/(instance\/pictures\/|safety\/lines$)/;

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types sw',
  'report-uri /csp',
];

/** What is wrong with the headers of one answer. */
function faultsOf(path: string, headers: Headers): string[] {
  const faults: string[] = [];
  const policy = (headers.get('content-security-policy') ?? '').split('; ');
  const image = path.endsWith('/picture');
  for (const part of image ? ["default-src 'none'"] : POLICY)
    if (!policy.includes(part)) faults.push(`without ${part}`);
  if (/unsafe|\*|https?:/.test(policy.join())) faults.push('a policy that opens something');
  const wanted: Record<string, RegExp> = {
    'x-content-type-options': /^nosniff$/,
    'referrer-policy': /^no-referrer$/,
    'cross-origin-opener-policy': /^same-origin$/,
    'cross-origin-embedder-policy': /^require-corp$/,
    'cross-origin-resource-policy': /^same-origin$/,
    'permissions-policy': /camera=\(\).*microphone=\(\)/,
    'strict-transport-security': /^max-age=63072000; includeSubDomains$/,
  };
  for (const [name, value] of Object.entries(wanted))
    if (!value.test(headers.get(name) ?? '')) faults.push(`${name}: ${headers.get(name)}`);
  for (const name of ['access-control-allow-origin', 'server', 'x-powered-by', 'etag'])
    if (headers.has(name)) faults.push(`has ${name}`);
  const kept = headers.get('cache-control') ?? '';
  const isPublic = PAGES.includes(path) || path.startsWith('/assets/') || !kept.includes('no-store');
  const mayKeep = !path.startsWith('/api/') || FOR_EVERYBODY.test(path);
  if (isPublic && !mayKeep) faults.push(`cache-control: ${kept}`);
  if (OWN_PAGES.includes(path) && kept !== 'no-store') faults.push(`cache-control of a page of a person: ${kept}`);
  const hidden = path.startsWith('/api/') || OWN_PAGES.includes(path);
  if (hidden && headers.get('x-robots-tag') !== 'noindex') faults.push('search engines may keep it');
  return faults;
}

describe('the headers of every answer', () => {
  let instance: TestInstance;
  let person: TestPerson;
  let table: TestPlatform;

  beforeAll(async () => {
    table = await openTestPlatform('sqlite');
    // https in front: its headers count here, and only here.
    instance = await startTestInstance('sqlite', { PUBLIC_URL: 'https://alcove.example' });
    person = await instance.arrive();
  });
  afterAll(async () => {
    await instance.close();
    await table.close();
  });

  async function look(method: string, path: string, as: TestPerson | null): Promise<string[]> {
    const abort = new AbortController();
    const response = await fetch(instance.url + path, {
      method,
      redirect: 'manual',
      signal: abort.signal,
      headers: { origin: instance.url, ...(as ? { cookie: as.cookie } : {}) },
      ...(['GET', 'HEAD'].includes(method) ? {} : { body: '{}' }),
    });
    abort.abort();
    return faultsOf(path, response.headers).map((fault) => `${method} ${path} (${response.status}): ${fault}`);
  }

  test('each route of the table gives them, to strangers and to somebody signed in', async () => {
    const chat = await person.newChat();
    const routes = createApp(table.p).routes.filter(({ path }) => path.startsWith('/api/') || path === '/csp');
    const paths = new Set(
      routes.map(({ method, path }) => {
        const filled = path
          .replace(':uid', person.uid)
          .replace(':chatId', chat.id)
          .replace(/:\w+(\{.*?\})?/g, () => uuidV7())
          .replace('*', 'x')
          .replace(/(?<=.)\/$/, '');
        return `${method === 'ALL' ? 'GET' : method} ${filled}`;
      }),
    );
    expect(paths.size).toBeGreaterThan(80);
    const faults: string[] = [];
    // Whoever is signed in asks last for what would end the session.
    const ordered = [...paths].sort(
      (a, b) => Number(/sign-out|delet|erasure/i.test(a)) - Number(/sign-out|delet|erasure/i.test(b)),
    );
    ordered.push('GET /api/none', 'GET /api/users', 'OPTIONS /api/users', 'DELETE /api/health');
    for (const as of [null, person]) {
      for (const route of ordered) {
        const [method = '', path = ''] = route.split(' ');
        faults.push(...(await look(method, path, as)));
      }
    }
    expect(faults).toEqual([]);
  });

  test('pages, files, and whatever is not there, give them too', async () => {
    const web = mkdtempSync(join(tmpdir(), 'alcove-web-'));
    try {
      mkdirSync(join(web, 'assets'));
      for (const name of ['index.html', 'team.html', 'app.html', 'robots.txt', 'sitemap.xml', 'assets/a-1.js'])
        writeFileSync(join(web, name), 'text');
      const app = new Hono();
      app.use(securityHeaders(true));
      app.route('/', pages(web, describeInstance(table.p), 'https://alcove.example'));
      const faults: string[] = [];
      for (const path of [...PAGES, ...OWN_PAGES, ...NOWHERE, '/assets/a-1.js'])
        for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE']) {
          const { headers, status } = await app.request(path, { method });
          if (method === 'GET' || method === 'HEAD') expect(status).toBeLessThan(500);
          const told = method === 'GET' || method === 'HEAD' ? path : '/';
          faults.push(...faultsOf(told, headers).map((fault) => `${method} ${path}: ${fault}`));
        }
      expect(faults).toEqual([]);
      const asset = await app.request('/assets/a-1.js');
      expect(asset.headers.get('cache-control')).toContain('immutable');
    } finally {
      rmSync(web, { recursive: true, force: true });
    }
  });

  test('refusals give them: a body too large, a foreign page, text that is no JSON', async () => {
    const send = (init: RequestInit) => fetch(`${instance.url}/api/auth/sign-in`, { method: 'POST', ...init });
    const answers = [
      await send({ headers: { origin: 'https://elsewhere.example' }, body: '{}' }),
      await send({ headers: { origin: instance.url, 'content-type': 'application/json' }, body: '{' }),
      await send({ headers: { origin: instance.url, 'content-type': 'text/plain' }, body: '{}' }),
      await send({ headers: { origin: instance.url, 'content-type': 'application/json' }, body: 'x'.repeat(300_000) }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([403, 400, 415, 413]);
    expect(answers.flatMap((answer) => faultsOf('/api/auth/sign-in', answer.headers))).toEqual([]);
  });

  test('a stream gives them', async () => {
    const abort = new AbortController();
    const response = await person.fetch('GET', `${person.home}/live`, { signal: abort.signal });
    abort.abort();
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-transform');
    expect(faultsOf(`${person.home}/live`, response.headers)).toEqual([]);
  });

  test('a route that forgets one of them would be seen', async () => {
    const app = new Hono();
    app.use(securityHeaders(true));
    app.get('/api/forgetful', (c) => {
      c.header('cache-control', 'public, max-age=60');
      c.header('referrer-policy', 'origin');
      return c.json({});
    });
    const { headers } = await app.request('/api/forgetful');
    expect(faultsOf('/api/forgetful', headers)).toEqual([
      'referrer-policy: origin',
      'cache-control: public, max-age=60',
    ]);
  });
});
