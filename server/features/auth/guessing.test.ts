import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterEach, expect, it } from 'vitest';
import {
  type Browser,
  openTestAccounts,
  PASSWORD,
  signUpForm,
  type TestAccounts,
} from '#server/testing/test-accounts.ts';
import { KNOWN_DEVICE_LIMIT, UNKNOWN_DEVICE_LIMIT } from './account-limits.ts';
import { addressIndex } from './addresses.ts';
import { countTry, forgetTries } from './attempt-limits.ts';
import { checkPassword } from './sign-in.service.ts';

// Promise 26 of the security note: whoever writes a thousand addresses into a header gets fifty guesses a day at most,
// and the owner gets in all the same.

const GUESSES = process.env.ALCOVE_DEEP ? 1000 : 80;
/** Fifty hashes on a busy machine. */
const PATIENCE = { timeout: 180_000 };
const EMAIL = 'ann@example.org';

let t: TestAccounts;
let stop: () => Promise<void>;
afterEach(async () => {
  await stop();
  await t.close();
});

/** The instance on a real socket. Returns how many of the guesses had their password looked at. */
async function attack(env: Record<string, string>): Promise<number> {
  t = await openTestAccounts('sqlite', env);
  const server = serve({ fetch: t.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  stop = () => new Promise((resolve) => server.close(() => resolve()));
  await t.browser().post('/api/auth/sign-up', signUpForm(EMAIL));
  const { port } = server.address() as AddressInfo;
  let evaluated = 0;
  for (let i = 0; i < GUESSES; i += 20) {
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, j) => {
        const answer = await fetch(`http://127.0.0.1:${port}/api/auth/sign-in`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            origin: t.p.config.publicUrl,
            'x-forwarded-for': `11.${Math.floor((i + j) / 250)}.${(i + j) % 250}.7`,
          },
          body: JSON.stringify({ email: EMAIL, password: `guess number ${i + j}` }),
        });
        await answer.text();
        return answer.status;
      }),
    );
    evaluated += statuses.filter((status) => status === 401).length;
    expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  }
  return evaluated;
}

it('a forged header changes nothing: all of them come from one network', PATIENCE, async () => {
  expect(await attack({})).toBe(5);
});

/** As if the account had been guessed at all day long. */
async function useUpTheDay(): Promise<void> {
  const index = await addressIndex(t.p, EMAIL);
  for (let i = 0; i < UNKNOWN_DEVICE_LIMIT.max; i++) await countTry(t.p, UNKNOWN_DEVICE_LIMIT, index);
}
const signIn = (browser: Browser, password = PASSWORD) => browser.post('/api/auth/sign-in', { email: EMAIL, password });

it('as many networks as somebody likes get fifty a day, and the device of the owner gets in', PATIENCE, async () => {
  expect(await attack({ TRUSTED_PROXIES: '127.0.0.0/8' })).toBe(UNKNOWN_DEVICE_LIMIT.max);
  const owner = t.browser();
  expect((await signIn(owner)).body.error.code).toBe('auth.slow_down');
  t.tick(UNKNOWN_DEVICE_LIMIT.windowMs);
  expect((await signIn(owner)).status).toBe(200);
  await owner.post('/api/auth/sign-out');
  await useUpTheDay();
  expect((await signIn(t.browser())).body.error.code).toBe('auth.slow_down');
  expect((await signIn(owner)).status).toBe(200);
});

async function openQuietly(): Promise<Browser> {
  t = await openTestAccounts('sqlite');
  stop = () => Promise.resolve();
  const owner = t.browser();
  await owner.post('/api/auth/sign-up', signUpForm(EMAIL));
  await owner.post('/api/auth/sign-out');
  return owner;
}

it('a device that is known has five tries of its own, which nobody else can use up', PATIENCE, async () => {
  const owner = await openQuietly();
  await useUpTheDay();
  for (let i = 0; i < KNOWN_DEVICE_LIMIT.max; i++) {
    expect((await signIn(owner, 'not this one')).body.error.code).toBe('auth.credentials_wrong');
  }
  expect((await signIn(owner)).body.error.code).toBe('auth.slow_down');
  t.tick(KNOWN_DEVICE_LIMIT.windowMs);
  expect((await signIn(owner)).status).toBe(200);
});

it('without the budget of an account they would all be looked at: the same count finds it', PATIENCE, async () => {
  await openQuietly();
  await useUpTheDay();
  let evaluated = UNKNOWN_DEVICE_LIMIT.max;
  for (let i = 0; i < 5; i++) {
    await forgetTries(t.p, UNKNOWN_DEVICE_LIMIT, await addressIndex(t.p, EMAIL));
    const from = { address: `198.51.${i}.7`, deviceToken: null };
    await checkPassword(t.p, { email: EMAIL, password: 'not this one' }, from).catch((error: { code: string }) => {
      if (error.code === 'auth.credentials_wrong') evaluated++;
    });
  }
  expect(evaluated).toBeGreaterThan(UNKNOWN_DEVICE_LIMIT.max);
});
