import { generateKeyPairSync } from 'node:crypto';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Answer,
  type Browser,
  CONSENTS,
  openTestAccounts,
  PASSWORD,
  signUpForm,
  type TestAccounts,
} from '#server/testing/test-accounts.ts';
import { type Fault, TestAuthenticator, UNVERIFIED } from '#server/testing/test-authenticator.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { ceremonyOf } from './passkey-ceremony.ts';
import { beginPasskeyProof, checkPasskeyProof } from './passkeys.service.ts';
import { codeAt, stepAt } from './totp.ts';

const MINUTE = 60_000;
const ORIGIN = 'http://localhost:3000';

describe.each(ENGINES)('passkeys on %s', (engine) => {
  let t: TestAccounts;
  let ann: Browser;
  let device: TestAuthenticator;
  beforeEach(async () => {
    t = await openTestAccounts(engine);
    ann = t.browser();
    device = new TestAuthenticator(ORIGIN);
    await ann.post('/api/auth/sign-up', signUpForm('ann@example.org'));
  });
  afterEach(() => t.close());

  const codeOf = ({ body }: Answer) => body?.error?.code ?? 'fine';
  const begin = async (what: string, browser = ann) => (await browser.post(`/api/auth/passkeys/begin-${what}`)).body;
  const add = async (name = 'Phone', browser = ann, by = device) =>
    browser.post('/api/auth/passkeys', { passkey: by.create(await begin('add', browser)), name });
  const signIn = async (browser: Browser, fault: Fault = {}) =>
    browser.post('/api/auth/passkeys/sign-in', { answer: device.get(await begin('sign-in', browser), fault) });
  const listed = async () => (await ann.get('/api/auth/passkeys')).body.passkeys;

  it('are added, named, listed, sign in without an address, and are removed', async () => {
    const added = await add();
    expect(added).toMatchObject({ status: 201, body: { name: 'Phone', lastUsedAt: null, synced: false } });
    const { id } = added.body;
    expect((await ann.put(`/api/auth/passkeys/${id}`, { name: '  Old phone ' })).status).toBe(204);
    await ann.post('/api/auth/sign-out');
    t.tick(MINUTE);
    const signedIn = await signIn(ann);
    expect(signedIn).toMatchObject({ status: 200, body: { user: { email: 'ann@example.org' } } });
    expect(await listed()).toMatchObject([{ id, name: 'Old phone', lastUsedAt: t.p.clock() }]);
    expect((await ann.remove(`/api/auth/passkeys/${id}`)).status).toBe(204);
    expect(codeOf(await ann.remove(`/api/auth/passkeys/${id}`))).toBe('auth.passkey_not_found');
    expect(codeOf(await ann.put(`/api/auth/passkeys/${id}`, { name: 'x' }))).toBe('auth.passkey_not_found');
    expect(await listed()).toEqual([]);
    expect(codeOf(await signIn(t.browser()))).toBe('auth.passkey_refused');
  });

  it('ask for a finger, a face or a PIN, and find their account by themselves', async () => {
    const options = await begin('add');
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(await begin('sign-in', t.browser())).toMatchObject({ userVerification: 'required', allowCredentials: [] });
  });

  it.each<[string, Fault]>([
    ['another origin', { origin: 'http://localhost:4000' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['an answer to the other ceremony', { type: 'webauthn.create' }],
    ['no finger, face or PIN', { flags: UNVERIFIED }],
    ['a foreign key', { signWith: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['another person’s handle', { userHandle: 'AAAA' }],
  ])('are refused with %s, and the honest answer after that is taken', async (_, fault) => {
    await add();
    const browser = t.browser();
    expect(await signIn(browser, fault)).toMatchObject({
      status: 401,
      body: { error: { code: 'auth.passkey_refused' } },
    });
    expect(browser.cookies.has('s')).toBe(false);
    expect((await signIn(browser)).status).toBe(200);
  });

  it('tell nothing of whether a passkey, or the account behind it, is known', async () => {
    await add();
    const [known] = device.credentials;
    const stranger = new TestAuthenticator(ORIGIN);
    stranger.create(await begin('add'));
    const look = async (by: TestAuthenticator, fault: Fault) => {
      const browser = t.browser();
      const options = await begin('sign-in', browser);
      const answer = by.get(options, fault, by === device ? known : undefined);
      const { status, body, headers } = await browser.post('/api/auth/passkeys/sign-in', { answer });
      return { status, body, headers: [...headers.keys()].sort() };
    };
    const unknown = await look(stranger, {});
    expect(unknown.status).toBe(401);
    expect(await look(device, { signWith: stranger.credentials[0]?.key })).toEqual(unknown);
    expect(await look(device, { userHandle: 'AAAA' })).toEqual(unknown);
    // The control: what is right does look otherwise.
    expect(await look(device, {})).not.toEqual(unknown);
    expect(Object.keys(await begin('sign-in', t.browser())).sort()).toEqual(Object.keys(await begin('sign-in')).sort());
  });

  it('are refused where the counter went back, as with a copy', async () => {
    await add();
    expect((await signIn(t.browser(), { counter: 7 })).status).toBe(200);
    expect(codeOf(await signIn(t.browser(), { counter: 7 }))).toBe('auth.passkey_refused');
    expect((await signIn(t.browser(), { counter: 8 })).status).toBe(200);
  });

  it('answer a challenge once, within five minutes, in the browser it was given to, for what it was given', async () => {
    await add();
    const browser = t.browser();
    const answer = device.get(await begin('sign-in', browser));
    const post = (from: Browser, sent = answer) => from.post('/api/auth/passkeys/sign-in', { answer: sent });
    expect(codeOf(await post(t.browser()))).toBe('auth.passkey_refused');
    expect(codeOf(await post(browser))).toBe('fine');
    expect(codeOf(await post(browser))).toBe('auth.passkey_refused');
    const late = device.get(await begin('sign-in', browser));
    t.tick(5 * MINUTE);
    expect(codeOf(await post(browser, late))).toBe('auth.passkey_refused');
    const proof = device.get(await begin('proof'));
    expect(codeOf(await post(ann, proof))).toBe('auth.passkey_refused');
  });

  it('sign in one of two tabs that asked at the same time, then the other', async () => {
    await add();
    const browser = t.browser();
    const first = await begin('sign-in', browser);
    const second = await begin('sign-in', browser);
    for (const options of [first, second]) {
      const answer = device.get(options);
      expect((await browser.post('/api/auth/passkeys/sign-in', { answer })).status).toBe(200);
    }
  });

  it('take the same answer once, however often it comes at the same moment', async () => {
    await add();
    const browser = t.browser();
    const answer = device.get(await begin('sign-in', browser), { counter: 0 });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.post('/api/auth/passkeys/sign-in', { answer })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
  });

  it('prove who is there only for their own person', async () => {
    await add();
    const bo = t.browser();
    await bo.post('/api/auth/sign-up', signUpForm('bo@example.org'));
    const boDevice = new TestAuthenticator(ORIGIN);
    await add('Key', bo, boDevice);
    const [annUid, boUid] = await Promise.all(
      [ann, bo].map(async (browser) => (await browser.get('/api/auth/session')).body.user.uid as string),
    );
    const at = { origin: ORIGIN, rpId: 'localhost', browserToken: 'b' };
    const options = await beginPasskeyProof(t.p, annUid ?? '', at);
    expect(options.allowCredentials).toHaveLength(1);
    await expect(checkPasskeyProof(t.p, annUid ?? '', boDevice.get(options), at)).rejects.toMatchObject({
      code: 'auth.passkey_refused',
    });
    await expect(checkPasskeyProof(t.p, boUid ?? '', boDevice.get(options), at)).rejects.toMatchObject({
      code: 'auth.passkey_refused',
    });
    await checkPasskeyProof(t.p, annUid ?? '', device.get(options), at);
    expect(
      (await ann.put(`/api/auth/passkeys/${(await bo.get('/api/auth/passkeys')).body.passkeys[0].id}`, { name: 'x' }))
        .status,
    ).toBe(404);
  });

  it('confirm that it is the same person, as a code of the app does, and neither twice', async () => {
    const { id } = (await add()).body;
    const { secret } = (await ann.post('/api/auth/two-step/begin')).body;
    await ann.post('/api/auth/two-step', { code: codeAt(secret, stepAt(t.p.clock())) });
    t.tick(6 * MINUTE);
    expect((await ann.get('/api/auth/proofs')).body).toEqual({ methods: ['passkey', 'password', 'totp'] });
    const confirm = (proof: object) => ann.post('/api/auth/confirm', proof);
    const isHeld = async () => codeOf(await ann.remove(`/api/auth/passkeys/${id}x`)) === 'auth.confirm_it_is_you';
    expect(await isHeld()).toBe(true);
    const answer = device.get(await begin('proof'));
    expect((await confirm({ method: 'passkey', answer })).status).toBe(204);
    expect(await isHeld()).toBe(false);
    expect(codeOf(await confirm({ method: 'passkey', answer }))).toBe('auth.passkey_refused');
    t.tick(6 * MINUTE);
    const code = codeAt(secret, stepAt(t.p.clock()));
    expect(await isHeld()).toBe(true);
    expect((await confirm({ method: 'totp', code })).status).toBe(204);
    expect(await isHeld()).toBe(false);
    expect(codeOf(await confirm({ method: 'totp', code }))).toBe('auth.code_wrong');
  });

  it('stand in the store under keys and seals that name nobody', async () => {
    await add('Ann’s phone');
    const [row] = await t.p.db.selectFrom('auth_passkeys').selectAll().execute();
    const { uid } = (await ann.get('/api/auth/session')).body.user;
    const [credential] = device.credentials;
    const stored = Buffer.from(row?.body ?? []).toString('latin1');
    expect(row?.credential_key).toMatch(/^[0-9a-f]{64}$/);
    expect(stored).not.toContain('phone');
    expect(stored).not.toContain(credential?.id.toString('base64url'));
    expect(Buffer.from(credential?.userHandle ?? '', 'base64url').toString('latin1')).not.toContain(uid);
    expect((await begin('add')).user.id).toBe(credential?.userHandle);
  });

  it('need an account and a recent proof', async () => {
    const guest = t.browser();
    await guest.post('/api/auth/sign-in-anonymously', { ageBand: '18+', consents: CONSENTS });
    expect(codeOf(await guest.post('/api/auth/passkeys/begin-add'))).toBe('auth.method_unavailable');
    const { id } = (await add()).body;
    t.tick(6 * MINUTE);
    const refused = [
      await ann.post('/api/auth/passkeys/begin-add'),
      await ann.post('/api/auth/passkeys', {}),
      await ann.remove(`/api/auth/passkeys/${id}`),
    ];
    expect(refused.map(codeOf)).toEqual(Array(3).fill('auth.confirm_it_is_you'));
    await ann.post('/api/auth/sign-in', { email: 'ann@example.org', password: PASSWORD });
    expect((await ann.remove(`/api/auth/passkeys/${id}`)).status).toBe(204);
  });
});

describe('the address passkeys are bound to', () => {
  it.each([
    ['https://alcove.test', 'https://alcove.test', 'alcove.test'],
    ['https://alcove.test', 'http://localhost:9999', 'alcove.test'],
    ['http://localhost:3000', 'http://localhost:4321', 'localhost'],
    ['http://127.0.0.1:3000', 'http://localhost:3000', 'localhost'],
    ['http://localhost:3000', 'http://evil.example', 'localhost'],
  ])('of %s asked from %s is %s', async (publicUrl, origin, rpId) => {
    const t = await openTestAccounts('sqlite', { PUBLIC_URL: publicUrl });
    const app = new Hono().post('/', async (c) => c.json(await ceremonyOf(c, t.p)));
    const response = await app.request('/', { method: 'POST', headers: { origin } });
    expect(await response.json()).toMatchObject({ rpId });
    await t.close();
  });
});
