import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Browser,
  CONSENTS,
  openTestAccounts,
  signUpForm,
  type TestAccounts,
} from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { openTextInbox, type TextInbox } from '#server/testing/text-inbox.ts';
import { sendPhoneCode } from './phone.service.ts';

const MINUTE = 60_000;
const NUMBER = '+447700900123';
const joinForm = { ageBand: '18+', consents: CONSENTS };
const codeOf = (answer: { body: { error?: { code: string } } | null }) => answer.body?.error?.code;

describe.each(ENGINES)('signing in by phone on %s', (engine) => {
  let inbox: TextInbox;
  let t: TestAccounts;
  beforeAll(async () => {
    inbox = await openTextInbox();
  });
  afterAll(() => inbox.close());
  beforeEach(async () => {
    inbox.texts.length = 0;
    t = await openTestAccounts(engine, { PHONE_SENDER_URL: inbox.url, PHONE_SENDER_TOKEN: 'of the tests' });
  });
  afterEach(() => t.close());

  const ask = (browser: Browser, number = NUMBER, step = 'begin') =>
    browser.post(`/api/auth/phone/${step}`, { number, from: null });
  const finish = (browser: Browser, code: string) => browser.post('/api/auth/phone/finish', { code });
  const latest = () => inbox.texts.at(-1)?.code ?? '';
  const other = () => (latest() === '000000' ? '111111' : '000000');
  async function joinBy(number = NUMBER) {
    const browser = t.browser();
    await ask(browser, number);
    await finish(browser, latest());
    const { body } = await browser.post('/api/auth/arrival/join', joinForm);
    return { browser, uid: body.user.uid as string };
  }

  it('sends six digits that tell nothing else, and then asks somebody new to join', async () => {
    const ann = t.browser();
    expect((await ask(ann)).status).toBe(204);
    expect(inbox.texts).toMatchObject([{ number: NUMBER, authorization: 'Bearer of the tests' }]);
    expect(inbox.texts[0]?.text).toMatch(/^Your code is \d{6}\. It works for 10 minutes\. Give it to nobody\.$/);
    const spaced = `${latest().slice(0, 3)} ${latest().slice(3)}`;
    expect((await finish(ann, spaced)).body).toMatchObject({ next: 'join', provider: null, name: null, email: null });
    const joined = await ann.post('/api/auth/arrival/join', joinForm);
    expect(joined.body.user).toMatchObject({
      phoneNumber: NUMBER,
      email: null,
      isAnonymous: false,
      providerData: [{ providerId: 'phone', uid: NUMBER }],
    });
    const { uid } = joined.body.user;
    const again = t.browser();
    await ask(again);
    expect((await finish(again, latest())).body.next).toBe('signed_in');
    expect((await again.get('/api/auth/session')).body.user.uid).toBe(uid);
  });

  it('answers the same for a number that is known and one that is not', async () => {
    await joinBy();
    t.tick(61 * MINUTE);
    const [known, unknown] = [await ask(t.browser()), await ask(t.browser(), '+447700900999')];
    const shape = ({ status, body, headers }: typeof known) => ({
      status,
      body,
      headers: [...headers.keys()],
      cookie: headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '=')),
    });
    expect(shape(known)).toEqual(shape(unknown));
    expect(inbox.texts).toHaveLength(3);
  });

  it('takes a code once, in its own browser, for ten minutes', async () => {
    const ann = t.browser();
    await ask(ann);
    const code = latest();
    expect(codeOf(await finish(t.browser(), code))).toBe('auth.code_expired');
    const jar = new Map(ann.cookies);
    expect((await finish(ann, code)).status).toBe(200);
    for (const [name, value] of jar) ann.cookies.set(name, value);
    expect(codeOf(await finish(ann, code))).toBe('auth.code_expired');
    await ask(ann);
    t.tick(11 * MINUTE);
    expect(codeOf(await finish(ann, latest()))).toBe('auth.code_expired');
  });

  it('gives five tries and says how many are left, also where they come all at once', async () => {
    const ann = t.browser();
    await ask(ann);
    const wrong = await Promise.all(Array.from({ length: 8 }, () => finish(ann, other())));
    const left = wrong.map(({ body }) => body.error.details?.left).filter((count) => count !== undefined);
    expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
    expect(codeOf(await finish(ann, latest()))).toBe('auth.code_expired');
  });

  it('sends three codes an hour to one number, ten to one network, and closes after ten wrong ones', async () => {
    const ann = t.browser();
    for (let i = 0; i < 3; i++) expect((await ask(ann)).status).toBe(204);
    expect(await ask(ann)).toMatchObject({ status: 429, body: { error: { code: 'auth.slow_down' } } });
    for (let i = 0; i < 10; i++) await sendPhoneCode(t.p, `+44770090010${i}`, '203.0.113');
    await expect(sendPhoneCode(t.p, '+447700900200', '203.0.113')).rejects.toMatchObject({ code: 'auth.slow_down' });
    t.tick(61 * MINUTE);
    for (let round = 0; round < 2; round++) {
      await ask(ann);
      for (let i = 0; i < 5; i++) await finish(ann, other());
    }
    await ask(ann);
    expect(codeOf(await finish(ann, latest()))).toBe('auth.slow_down');
  });

  it('says so where no text can be sent, and where it is no number', async () => {
    inbox.isBroken = true;
    try {
      expect(codeOf(await ask(t.browser()))).toBe('auth.code_not_sent');
    } finally {
      inbox.isBroken = false;
    }
    for (const number of ['07700 900123', '+44', 'hello', '+0447700900123'])
      expect(codeOf(await ask(t.browser(), number))).toBe('auth.phone_invalid');
  });

  it('links a number, keeps it from others, and lets it go while there is another way in', async () => {
    const ann = t.browser();
    await ann.post('/api/auth/sign-up', signUpForm('ann@example.org'));
    await ask(ann, NUMBER, 'link');
    expect((await finish(ann, latest())).body.next).toBe('linked');
    expect((await ann.get('/api/auth/session')).body.user.phoneNumber).toBe(NUMBER);
    const bob = t.browser();
    await bob.post('/api/auth/sign-up', signUpForm('bob@example.org'));
    await ask(bob, NUMBER, 'link');
    expect(codeOf(await finish(bob, latest()))).toBe('auth.method_unavailable');
    const [linked] = (await ann.get('/api/auth/identities')).body.identities;
    expect(linked).toMatchObject({ provider: 'phone', label: NUMBER, removable: true });
    expect((await ann.remove(`/api/auth/identities/${linked.id}`)).status).toBe(204);
    const { browser: only } = await joinBy('+447700900555');
    const [last] = (await only.get('/api/auth/identities')).body.identities;
    expect(codeOf(await only.remove(`/api/auth/identities/${last.id}`))).toBe('auth.last_way_in');
  });

  it('is a proof of who somebody is, by the number that is linked and no other', async () => {
    const { browser } = await joinBy();
    t.tick(61 * MINUTE);
    await browser.post('/api/auth/session/refresh');
    expect(codeOf(await ask(browser, '+447700900777', 'link'))).toBe('auth.confirm_it_is_you');
    expect((await browser.post('/api/auth/phone/confirm')).status).toBe(204);
    expect(inbox.texts.at(-1)?.number).toBe(NUMBER);
    expect((await finish(browser, latest())).body.next).toBe('confirmed');
    expect((await ask(browser, '+447700900777', 'link')).status).toBe(204);
  });

  it('makes an account out of a space without one', async () => {
    const guest = t.browser();
    const { uid } = (await guest.post('/api/auth/sign-in-anonymously', joinForm)).body.user;
    await ask(guest);
    expect((await finish(guest, latest())).body.next).toBe('kept');
    expect((await guest.get('/api/auth/session')).body.user).toMatchObject({ uid, isAnonymous: false });
  });

  it('leaves no number and no code readable in the store', async () => {
    await joinBy();
    await ask(t.browser());
    for (const table of ['people', 'auth_identities', 'auth_phone_codes', 'auth_limits'] as const) {
      const found = JSON.stringify(await t.p.db.selectFrom(table).selectAll().execute(), (_, value) =>
        value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
      );
      expect(found).not.toContain('7700900123');
      expect(found).not.toMatch(new RegExp(`\\b${latest()}\\b`));
    }
  });

  it('is off without a sender, and can hand its texts to a program instead', async () => {
    const off = await openTestAccounts(engine);
    expect(codeOf(await off.browser().post('/api/auth/phone/begin', { number: NUMBER, from: null }))).toBe(
      'auth.method_unavailable',
    );
    const program = join(off.folder, 'send');
    const got = join(off.folder, 'got');
    writeFileSync(program, `#!/bin/sh\ncat > ${got}\n`);
    chmodSync(program, 0o700);
    const hooked = await openTestAccounts(engine, { PHONE_SENDER_COMMAND: program });
    expect((await hooked.browser().post('/api/auth/phone/begin', { number: NUMBER, from: null })).status).toBe(204);
    expect(JSON.parse(readFileSync(got, 'utf8'))).toMatchObject({ number: NUMBER });
    await Promise.all([off.close(), hooked.close()]);
  });
});
