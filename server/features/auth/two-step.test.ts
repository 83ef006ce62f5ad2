import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listActs } from '#server/audit/audit.ts';
import {
  type Answer,
  type Browser,
  CONSENTS,
  openTestAccounts,
  PASSWORD,
  signUpForm,
  type TestAccounts,
} from '#server/testing/test-accounts.ts';
import { TestAuthenticator } from '#server/testing/test-authenticator.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { codeAt, stepAt } from './totp.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const ANN = { email: 'ann@example.org', password: PASSWORD };

describe.each(ENGINES)('two-step sign-in on %s', (engine) => {
  let t: TestAccounts;
  let ann: Browser;
  let seed: string;
  let backupCodes: string[];

  const code = (ofSeed = seed) => codeAt(ofSeed, stepAt(t.p.clock()));
  /** Six digits that are none of the three codes taken now. */
  const wrongCode = () => {
    const right = [-1, 0, 1].map((by) => codeAt(seed, stepAt(t.p.clock()) + by));
    return ['000000', '111111', '222222', '333333'].find((digits) => !right.includes(digits)) ?? '';
  };
  const codeOf = ({ body }: Answer) => body?.error?.code ?? 'fine';
  const firstStep = async (browser: Browser) => codeOf(await browser.post('/api/auth/sign-in', ANN));
  const secondStep = (browser: Browser, given: string) => browser.post('/api/auth/second-step', { code: given });
  /** A browser that has passed the first step. */
  const waiting = async () => {
    const browser = t.browser();
    expect(await firstStep(browser)).toBe('auth.second_step');
    return browser;
  };
  const tick = (ms = 30 * SECOND) => t.tick(ms);

  beforeEach(async () => {
    t = await openTestAccounts(engine);
    ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm(ANN.email));
    seed = (await ann.post('/api/auth/two-step/begin')).body.secret;
    backupCodes = (await ann.post('/api/auth/two-step', { code: code() })).body.backupCodes;
    tick();
  });
  afterEach(() => t.close());

  it('counts only once a code has shown that the app has the seed', async () => {
    const bo = t.browser();
    await bo.post('/api/auth/sign-up', signUpForm('bo@example.org'));
    const { secret, link } = (await bo.post('/api/auth/two-step/begin')).body;
    expect(link).toContain(`secret=${secret}`);
    expect((await bo.post('/api/auth/two-step/begin')).body.secret).toBe(secret);
    const stepOnly = () => t.browser().post('/api/auth/sign-in', { email: 'bo@example.org', password: PASSWORD });
    expect(codeOf(await stepOnly())).toBe('fine');
    expect((await bo.get('/api/auth/two-step')).body).toEqual({ on: false, since: null, backupCodesLeft: 0 });
    expect(codeOf(await bo.post('/api/auth/two-step', { code: code(seed) }))).toBe('auth.code_wrong');
    expect((await bo.post('/api/auth/two-step', { code: code(secret) })).status).toBe(201);
    expect((await bo.get('/api/auth/two-step')).body).toMatchObject({ on: true, backupCodesLeft: 10 });
    expect(codeOf(await stepOnly())).toBe('auth.second_step');
    expect(codeOf(await bo.post('/api/auth/two-step/begin'))).toBe('auth.factor_conflict');
    expect(codeOf(await bo.post('/api/auth/two-step', { code: code(secret) }))).toBe('auth.factor_conflict');
  });

  it('signs in with a code after the password, and opens nothing before', async () => {
    const browser = await waiting();
    expect((await browser.get('/api/auth/session')).body.user).toBeNull();
    expect(browser.cookies.has('s')).toBe(false);
    expect((await secondStep(browser, ` ${code().slice(0, 3)} ${code().slice(3)} `)).body.user.email).toBe(ANN.email);
    expect((await browser.get('/api/auth/session')).body.user.email).toBe(ANN.email);
    expect(browser.cookies.has('w')).toBe(false);
  });

  it('takes a code once, the one that turned it on included', async () => {
    const used = code();
    expect((await secondStep(await waiting(), used)).status).toBe(200);
    expect(codeOf(await secondStep(await waiting(), used))).toBe('auth.code_wrong');
    const both = await Promise.all([waiting(), waiting()]);
    tick();
    const answers = await Promise.all(both.map((browser) => secondStep(browser, code())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('takes a code half a minute early or late, and none before that', async () => {
    const early = codeAt(seed, stepAt(t.p.clock()) + 1);
    expect((await secondStep(await waiting(), early)).status).toBe(200);
    tick(5 * MINUTE);
    const late = codeAt(seed, stepAt(t.p.clock()) - 1);
    expect((await secondStep(await waiting(), late)).status).toBe(200);
    tick(5 * MINUTE);
    expect(codeOf(await secondStep(await waiting(), codeAt(seed, stepAt(t.p.clock()) - 2)))).toBe('auth.code_wrong');
  });

  it('waits ten minutes for its code, in the browser that began it, for five tries', async () => {
    const browser = await waiting();
    expect(codeOf(await secondStep(t.browser(), code()))).toBe('auth.second_step_over');
    tick(10 * MINUTE);
    expect(codeOf(await secondStep(browser, code()))).toBe('auth.second_step_over');
    const another = await waiting();
    for (const left of [4, 3, 2, 1]) {
      expect((await secondStep(another, wrongCode())).body.error).toMatchObject({
        code: 'auth.code_wrong',
        details: { left },
      });
    }
    expect(codeOf(await secondStep(another, wrongCode()))).toBe('auth.second_step_over');
    expect(codeOf(await secondStep(another, code()))).toBe('auth.second_step_over');
    expect((await secondStep(await waiting(), code())).status).toBe(200);
    tick();
    expect(codeOf(await secondStep(another, code()))).toBe('auth.second_step_over');
  });

  it('looks at no code for fifteen minutes after ten wrong ones in a row, even all at once', async () => {
    const browsers = await Promise.all(Array.from({ length: 4 }, waiting));
    const wrong = wrongCode();
    const answers = await Promise.all(
      browsers.flatMap((browser) => Array.from({ length: 4 }, () => secondStep(browser, wrong))),
    );
    expect(answers.filter((answer) => codeOf(answer) === 'auth.code_wrong')).toHaveLength(9);
    expect(answers.filter((answer) => codeOf(answer) === 'auth.slow_down')).toHaveLength(7);
    expect(await secondStep(await waiting(), code())).toMatchObject({
      status: 429,
      body: { error: { code: 'auth.slow_down', retryAfter: 900 } },
    });
    tick(15 * MINUTE);
    const browser = await waiting();
    expect((await secondStep(browser, wrongCode())).body.error.details).toEqual({ left: 4 });
    expect((await secondStep(browser, code())).status).toBe(200);
  });

  it('takes each backup code once, however it is written', async () => {
    const [first = '', second = ''] = backupCodes;
    expect(new Set(backupCodes).size).toBe(10);
    for (const each of backupCodes) expect(each).toMatch(/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/);
    expect((await secondStep(await waiting(), first)).status).toBe(200);
    expect(codeOf(await secondStep(await waiting(), first))).toBe('auth.code_wrong');
    const loose = second.toUpperCase().replace('-', ' ').replace(/0/g, 'O').replace(/1/g, 'l');
    expect((await secondStep(await waiting(), loose)).status).toBe(200);
    expect((await ann.get('/api/auth/two-step')).body.backupCodesLeft).toBe(8);
    const both = await Promise.all([waiting(), waiting()]);
    const answers = await Promise.all(both.map((browser) => secondStep(browser, backupCodes[2] ?? '')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('gives a new set of backup codes in the place of the old one', async () => {
    const fresh = (await ann.post('/api/auth/two-step/codes')).body.backupCodes as string[];
    expect(fresh).toHaveLength(10);
    expect(codeOf(await secondStep(await waiting(), backupCodes[0] ?? ''))).toBe('auth.code_wrong');
    expect((await secondStep(await waiting(), fresh[0] ?? '')).status).toBe(200);
  });

  it('is done already where a passkey signs in', async () => {
    const device = new TestAuthenticator('http://localhost:3000');
    const passkey = device.create((await ann.post('/api/auth/passkeys/begin-add')).body);
    await ann.post('/api/auth/passkeys', { passkey, name: 'Phone' });
    const browser = t.browser();
    const answer = device.get((await browser.post('/api/auth/passkeys/begin-sign-in')).body);
    expect((await browser.post('/api/auth/passkeys/sign-in', { answer })).status).toBe(200);
    expect((await browser.get('/api/auth/session')).body.user.email).toBe(ANN.email);
  });

  it('turns off with its codes, and the next sign-in is one step again', async () => {
    const open = await waiting();
    expect((await ann.remove('/api/auth/two-step')).status).toBe(204);
    expect(codeOf(await ann.remove('/api/auth/two-step'))).toBe('auth.factor_conflict');
    expect(codeOf(await ann.post('/api/auth/two-step/codes'))).toBe('auth.factor_conflict');
    expect(codeOf(await secondStep(open, code()))).toBe('auth.second_step_over');
    expect(await firstStep(t.browser())).toBe('fine');
    for (const table of ['auth_totp', 'auth_backup_codes'] as const) {
      expect(await t.p.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const { uid } = (await ann.get('/api/auth/session')).body.user;
    const acts = (await listActs(t.p, uid)).map(({ act }) => act);
    expect(acts).toEqual(expect.arrayContaining(['totp.added', 'totp.removed']));
  });

  it('asks for a recent proof before it is changed, and for an account', async () => {
    t.tick(6 * MINUTE);
    const refused = [
      await ann.post('/api/auth/two-step/begin'),
      await ann.post('/api/auth/two-step', { code: code() }),
      await ann.post('/api/auth/two-step/codes'),
      await ann.remove('/api/auth/two-step'),
    ];
    expect(refused.map(codeOf)).toEqual(Array(4).fill('auth.confirm_it_is_you'));
    const guest = t.browser();
    await guest.post('/api/auth/sign-in-anonymously', { ageBand: '18+', consents: CONSENTS });
    expect(codeOf(await guest.post('/api/auth/two-step/begin'))).toBe('auth.method_unavailable');
  });

  it('makes room for a shorter password where the instance is hardened, for nobody else', async () => {
    await t.close();
    t = await openTestAccounts(engine, { ALCOVE_HARDENED: '1' });
    const set = async (browser: Browser) => codeOf(await browser.put('/api/auth/password', { password: 'nine moss' }));
    const long = 'eleven grey herons over the sea';
    ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm('ann@example.org', { password: long }));
    expect(await set(ann)).toBe('auth.password_weak');
    const { secret } = (await ann.post('/api/auth/two-step/begin')).body;
    await ann.post('/api/auth/two-step', { code: code(secret) });
    expect(await set(ann)).toBe('fine');
    expect(codeOf(await ann.put('/api/auth/password', { password: 'nine mo' }))).toBe('auth.password_weak');
  });

  it('stores neither the seed nor a backup code readably', async () => {
    const rows = [
      ...(await t.p.db.selectFrom('auth_totp').selectAll().execute()),
      ...(await t.p.db.selectFrom('auth_backup_codes').selectAll().execute()),
    ];
    const stored = JSON.stringify(rows, (_, value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
    );
    for (const secret of [seed, ...backupCodes, ...backupCodes.map((each) => each.replace('-', ''))]) {
      expect(stored).not.toContain(secret);
    }
  });
});
