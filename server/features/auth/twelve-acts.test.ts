import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { signUpForm } from '#server/testing/test-accounts.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';

// Promise 28 of the security note, its half about proofs. `route-policies.test.ts` holds every route that asks for a
// proof; this list holds that each of the twelve acts is among them.

const ORIGIN = 'http://localhost:3000';
const MINUTE = 60_000;

/** The twelve acts of security note §4.4, and the routes by which each is done. */
const ACTS: Record<string, readonly string[]> = {
  'change the password': ['PUT /api/auth/password'],
  'change the e-mail': ['POST /api/auth/email-change'],
  'add or remove a passkey': ['POST /api/auth/passkeys', 'DELETE /api/auth/passkeys/:id'],
  'add or remove two-step': ['POST /api/auth/two-step', 'DELETE /api/auth/two-step'],
  'make new recovery codes': ['POST /api/auth/two-step/codes'],
  'sign out others': ['POST /api/auth/devices/end-others', 'DELETE /api/auth/devices/:sessionId'],
  'take everything out': ['POST /api/users/:uid/export'],
  'delete the account': ['POST /api/users/:uid/deletion'],
  'change the PIN': ['PUT /api/auth/lock'],
  'turn the lock off': ['POST /api/auth/lock/off'],
  'look at the activity': ['GET /api/users/:uid/activity'],
  'turn the private vault on or off': ['POST /api/users/:uid/sealed', 'DELETE /api/users/:uid/sealed'],
};

let t: TestPlatform;
let app: Hono;
let cookie = '';
let uid = '';

beforeAll(async () => {
  t = await openTestPlatform('sqlite', { PUBLIC_URL: ORIGIN });
  app = createApp(t.p);
  const signedUp = await app.request('/api/auth/sign-up', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify(signUpForm('ann@example.org')),
  });
  cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const session = await app.request('/api/auth/session', { headers: { cookie } });
  uid = ((await session.json()) as { user: { uid: string } }).user.uid;
});
afterAll(() => t.close());

/** What a route answers to the session, which proved itself long ago. */
async function ask(route: string): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const mounted = app.routes.some((one) => one.method === method && one.path.replace(/\/$/, '') === path);
  if (!mounted) return 'not there';
  const answer = await app.request(path.replace(':uid', uid).replace(/:\w+/, crypto.randomUUID()), {
    method,
    headers: { origin: ORIGIN, cookie, ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  const { error } = (await answer.json()) as { error?: { code: string } };
  return error?.code ?? String(answer.status);
}

const lacking = async (routes: readonly string[]): Promise<string[]> => {
  const answers = await Promise.all(routes.map(async (route) => [route, await ask(route)] as const));
  return answers.filter(([, code]) => code !== 'auth.confirm_it_is_you').map((pair) => pair.join(': '));
};

it('twelve of twelve sensitive acts are refused where the last proof is older than five minutes', async () => {
  expect(Object.keys(ACTS)).toHaveLength(12);
  t.tick(5 * MINUTE);
  expect(await lacking(Object.values(ACTS).flat())).toEqual([]);
});

it('an act that asks for no proof would be found', async () => {
  const found = await lacking(['PUT /api/auth/consents', 'POST /api/auth/not-there']);
  expect(found).toEqual(['PUT /api/auth/consents: http.input_invalid', 'POST /api/auth/not-there: not there']);
});
