import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestAccounts, PASSWORD, signUpForm, type TestAccounts } from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { countTry, networkOf, SIGN_IN_LIMIT } from './attempt-limits.ts';
import { checkPassword } from './sign-in.service.ts';

const MINUTE = 60_000;

describe.each(ENGINES)('wrong passwords on %s', (engine) => {
  let t: TestAccounts;
  beforeEach(async () => {
    t = await openTestAccounts(engine);
    await t.browser().post('/api/auth/sign-up', signUpForm('ann@example.org'));
  });
  afterEach(() => t.close());
  const tryWith = (password: string, address = '203.0.113.7') =>
    checkPassword(t.p, { email: 'ann@example.org', password }, { address, deviceToken: null });
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'in',
      (error: { code: string }) => error.code,
    );

  it('are answered five times in fifteen minutes, then wait, even with the right one', async () => {
    for (let i = 0; i < 5; i++) expect(await codeOf(tryWith('not this one'))).toBe('auth.credentials_wrong');
    t.tick(5 * MINUTE);
    await expect(tryWith(PASSWORD)).rejects.toMatchObject({ code: 'auth.slow_down', retryAfter: 600 });
    expect(await codeOf(tryWith(PASSWORD, '198.51.100.7'))).toBe('in');
    t.tick(10 * MINUTE);
    expect(await codeOf(tryWith(PASSWORD))).toBe('in');
  });

  it('cannot outrun the limit by coming all at once', async () => {
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(tryWith('not this one'))));
    expect(codes.filter((code) => code === 'auth.credentials_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'auth.slow_down')).toHaveLength(7);
  });

  it('are forgotten after the right one', async () => {
    for (let i = 0; i < 4; i++) await codeOf(tryWith('not this one'));
    expect(await codeOf(tryWith(PASSWORD))).toBe('in');
    for (let i = 0; i < 5; i++) expect(await codeOf(tryWith('not this one'))).toBe('auth.credentials_wrong');
  });

  it('are limited for addresses without an account in the same way', async () => {
    const stranger = () =>
      checkPassword(
        t.p,
        { email: 'stranger@example.org', password: 'not this one' },
        { address: '203.0.113.7', deviceToken: null },
      );
    for (let i = 0; i < 5; i++) expect(await codeOf(stranger())).toBe('auth.credentials_wrong');
    expect(await codeOf(stranger())).toBe('auth.slow_down');
  });

  it('tell the browser how long to wait', async () => {
    const browser = t.browser();
    for (let i = 0; i < 5; i++)
      await browser.post('/api/auth/sign-in', { email: 'ann@example.org', password: 'not this one' });
    const answer = await browser.post('/api/auth/sign-in', { email: 'ann@example.org', password: 'not this one' });
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'auth.slow_down', retryAfter: 900 } } });
    expect(answer.headers.get('retry-after')).toBe('900');
  });

  it('are counted by socket, whatever a forwarded header claims', async () => {
    const server = serve({ fetch: t.app.fetch, port: 0, hostname: '127.0.0.1' });
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const guess = (forged: string) =>
      fetch(`http://127.0.0.1:${port}/api/auth/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: t.p.config.publicUrl, 'x-forwarded-for': forged },
        body: JSON.stringify({ email: 'ann@example.org', password: 'not this one' }),
      });
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await guess(`198.51.${i}.7`)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    await new Promise((resolve) => server.close(resolve));
  });

  it('are counted under a key that names nobody', async () => {
    await countTry(t.p, SIGN_IN_LIMIT, 'ann@example.org:203.0.113');
    const rows = await t.p.db.selectFrom('auth_limits').select('key').execute();
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.77', '203.0.113'],
    ['::ffff:203.0.113.77', '203.0.113'],
    ['2001:db8:aa:bb::1', '2001:db8:aa'],
    ['2001:db8::1', '2001:db8'],
    [undefined, ''],
  ])('cuts %s to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
