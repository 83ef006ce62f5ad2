import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Browser,
  CONSENTS,
  openTestAccounts,
  signUpForm,
  type TestAccounts,
} from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { ERROR_STATUS, errorBodySchema } from '#shared/errors/errors.contract.ts';

const POSTS = [
  'sign-up',
  'sign-in',
  'sign-in-anonymously',
  'forgot-password',
  'reset-password',
  'verify-email',
  'sign-out',
  'session/refresh',
];

describe.each(ENGINES)('account requests that make no sense on %s', (engine) => {
  let t: TestAccounts;
  let browser: Browser;
  beforeAll(async () => {
    t = await openTestAccounts(engine);
    browser = t.browser();
  });
  afterAll(() => t.close());
  const codeOf = async (path: string, body: unknown) =>
    (await browser.post(`/api/auth/${path}`, body)).body?.error?.code;

  it('are told what is wrong by a stable code', async () => {
    expect(await codeOf('sign-in', '{"email":')).toBe('http.body_unreadable');
    expect(await codeOf('sign-in', { email: 'ann@example.org' })).toBe('http.input_invalid');
    expect(await codeOf('sign-in', { email: 'ann', password: 'x' })).toBe('auth.email_invalid');
    expect(await codeOf('sign-in', { email: 'ann@example.org', password: '' })).toBe('auth.password_missing');
    expect(await codeOf('sign-up', signUpForm('not an address'))).toBe('auth.email_invalid');
    expect(await codeOf('sign-up', signUpForm('a@example.org', { password: '' }))).toBe('auth.password_missing');
    expect(await codeOf('sign-up', signUpForm('a@example.org', { isAdmin: true }))).toBe('http.input_invalid');
    expect(await codeOf('forgot-password', { email: '@' })).toBe('auth.email_invalid');
    expect(await codeOf('reset-password', { token: 'x', password: 'quiet river stone' })).toBe('auth.link_expired');
    expect(await codeOf('verify-email', { token: '' })).toBe('auth.link_expired');
    expect(await codeOf('session/refresh', {})).toBe('auth.session_missing');
  });

  it('get every reason why a password is weak', async () => {
    const answer = await browser.post('/api/auth/sign-up', signUpForm('a@example.org', { password: '12345' }));
    expect(answer).toMatchObject({
      status: 400,
      body: { error: { code: 'auth.password_weak', details: { problems: ['too_short', 'common'] } } },
    });
  });

  it('never reach a 5xx and never answer with a code that is not in the list', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('a@b.co', 'ann@example.org', '\u0000', "' or 1=1 --", 'x'.repeat(3000)),
    );
    const field = fc.oneof(text, fc.jsonValue(), fc.constantFrom('18+', 'under-13', CONSENTS));
    const body = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(
        fc.constantFrom('email', 'password', 'token', 'displayName', 'ageBand', 'consents', '__proto__'),
        field,
      ),
      fc.record({ email: text, password: text, ageBand: fc.constant('18+'), consents: fc.constant(CONSENTS) }),
      fc.record({ token: text, password: text }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...POSTS), body, async (path, sent) => {
        const { status, body: got } = await t.browser().post(`/api/auth/${path}`, JSON.stringify(sent));
        expect(status).toBeLessThan(500);
        if (status < 400) return;
        const { error } = errorBodySchema.parse(got);
        expect(ERROR_STATUS).toHaveProperty([error.code]);
      }),
      { numRuns: 300 },
    );
  });

  it('can be avoided by reading the policy the instance really has', async () => {
    expect((await browser.get('/api/auth/password-policy')).body).toEqual(t.p.config.passwordPolicy);
    const hardened = await openTestAccounts(engine, { ALCOVE_HARDENED: '1' });
    expect((await hardened.browser().get('/api/auth/password-policy')).body.minLength).toBe(15);
    const short = await hardened
      .browser()
      .post('/api/auth/sign-up', signUpForm('a@example.org', { password: 'river stone' }));
    expect(short.body.error.details).toEqual({ problems: ['too_short'] });
    await hardened.close();
  });
});
