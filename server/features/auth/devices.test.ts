import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type Browser,
  openTestAccounts,
  PASSWORD,
  signUpForm,
  type TestAccounts,
} from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { dayOf, noteDay } from './device-days.ts';
import { deviceNameOf } from './device-name.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EMAIL = 'ann@example.org';

describe.each(ENGINES)('devices on %s', (engine) => {
  let t: TestAccounts;
  let laptop: Browser;
  let phone: Browser;
  beforeEach(async () => {
    t = await openTestAccounts(engine);
    laptop = t.browser();
    phone = t.browser();
    await laptop.post('/api/auth/sign-up', signUpForm(EMAIL));
    t.tick(MINUTE);
    await signIn(phone);
  });
  afterEach(() => t.close());
  const signIn = (browser: Browser, more = {}) =>
    browser.post('/api/auth/sign-in', { email: EMAIL, password: PASSWORD, ...more });
  const list = async (browser: Browser) => (await browser.get('/api/auth/devices')).body.sessions;
  const isIn = async (browser: Browser) => (await browser.get('/api/auth/session')).body.user !== null;

  it('are listed, this one first, and tell when they were last seen', async () => {
    t.tick(2 * MINUTE);
    const at = t.p.clock();
    expect(await list(laptop)).toMatchObject([
      { current: true, shared: false, signedInAt: at - 3 * MINUTE },
      { current: false, shared: false, signedInAt: at - 2 * MINUTE, seenAt: at - 2 * MINUTE },
    ]);
    expect((await list(laptop))[0]).toMatchObject({ seenAt: at });
  });

  it('can be signed out one by one, and all others at once, only by their person and only with a fresh proof', async () => {
    const [, other] = await list(laptop);
    const bo = t.browser();
    await bo.post('/api/auth/sign-up', signUpForm('bo@example.org'));
    expect((await bo.remove(`/api/auth/devices/${other.id}`)).status).toBe(404);
    expect((await laptop.remove(`/api/auth/devices/${other.id}`)).status).toBe(204);
    expect(await isIn(phone)).toBe(false);
    expect((await laptop.remove(`/api/auth/devices/${other.id}`)).status).toBe(404);
    await signIn(phone);
    expect((await laptop.post('/api/auth/devices/end-others')).status).toBe(204);
    expect([await isIn(laptop), await isIn(phone)]).toEqual([true, false]);
    t.tick(5 * MINUTE);
    expect((await laptop.post('/api/auth/devices/end-others')).body.error.code).toBe('auth.confirm_it_is_you');
  });

  it('are known again; a new one is told of on the others, until somebody has seen it', async () => {
    const fresh = async (browser: Browser) => (await browser.get('/api/auth/devices/new')).body.devices;
    const [notice] = await fresh(laptop);
    expect(notice).toMatchObject({ at: t.p.clock() });
    expect(await fresh(phone)).toEqual([]);
    await phone.post('/api/auth/devices/new/seen', { ids: [notice.id] });
    expect(await fresh(laptop)).toHaveLength(1);
    await laptop.post('/api/auth/devices/new/seen', { ids: [notice.id] });
    await signIn(phone);
    expect(await fresh(laptop)).toEqual([]);
    const tablet = t.browser();
    t.tick(1);
    await signIn(tablet);
    t.tick(1);
    await signIn(t.browser());
    expect(await fresh(laptop)).toHaveLength(2);
    expect(await fresh(phone)).toHaveLength(2);
    // A new device is told of later ones alone.
    expect(await fresh(tablet)).toHaveLength(1);
  });

  it('keep at most thirty daily heartbeats, sealed, for their person to look at', async () => {
    expect((await list(laptop))[0]).toMatchObject({ days: 1 });
    t.tick(DAY);
    await laptop.post('/api/auth/session/refresh');
    await list(laptop);
    expect((await list(laptop))[0]).toMatchObject({ days: 2 });
    const own = await t.p.db
      .selectFrom('auth_devices')
      .select(['id', 'uid'])
      .orderBy('seen_at')
      .executeTakeFirstOrThrow();
    for (let day = 0; day < 32; day++) await noteDay(t.p, own.uid, own.id, dayOf(t.p.clock() + day * DAY));
    expect((await list(laptop))[0]).toMatchObject({ days: 30 });
    const rows = await t.p.db.selectFrom('auth_devices').select('days_sealed').execute();
    const today = dayOf(t.p.clock());
    for (const { days_sealed } of rows) expect(Buffer.from(days_sealed ?? []).includes(today)).toBe(false);
  });

  it('that others use are never known again', async () => {
    const library = t.browser();
    await signIn(library, { shared: true });
    expect([...library.cookies.keys()]).toEqual(['s']);
    expect(await list(library)).toMatchObject([{ current: true, shared: true }, {}, {}]);
  });
});

describe('the name of a device', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
  it.each([
    [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome|Android'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`, 'Edge|Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox|Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari|iPhone',
    ],
    ['curl/8.5.0', '|'],
    [undefined, '|'],
  ])('of %s is %s', (agent, name) => {
    expect(deviceNameOf(agent)).toBe(name);
  });
});
