import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pauseAccount } from '#server/features/erasure/operator-acts.service.ts';
import { type Instance, startInstance } from '#server/main.ts';
import { openPlatform } from '#server/open-platform.ts';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { PASSWORD, signUpForm } from '#server/testing/test-accounts.ts';
import { TestPerson } from '#server/testing/test-person.ts';
import { createTestStore, ENGINES, type TestStore } from '#server/testing/test-store.ts';

// Promise 27 of the security note: what ends sessions ends them everywhere, also what is streaming.

const OTHER = 'seven tall lanterns';
/** Two seconds on a quiet machine is the promise; a busy one may take its time to tell. */
const END_MS = process.env.ALCOVE_DEEP ? 2000 : 20_000;

describe.each(ENGINES)('ended sessions on %s', (engine) => {
  let store: TestStore;
  let keys: TestStore | null;
  let inbox: SmtpInbox;
  let instances: Instance[];
  let count = 0;

  beforeAll(async () => {
    inbox = await openSmtpInbox();
    // Two instances share their keys as they share their data.
    keys = engine === 'postgres' ? await createTestStore(engine) : null;
    const keysUrl = keys?.config.databaseUrl;
    store = await createTestStore(engine, { SMTP_URL: inbox.url, ...(keysUrl ? { KEYS_DATABASE_URL: keysUrl } : {}) });
    // Two on PostgreSQL; SQLite belongs to one.
    instances = [await startInstance(store.config)];
    if (engine === 'postgres') instances.push(await startInstance(store.config));
  });
  afterAll(async () => {
    for (const instance of instances) await instance.stop();
    await inbox.close();
    await store.remove();
    await keys?.remove();
  });
  const urlOf = (n: number) => (instances[n % instances.length] as Instance).url;

  /** Somebody with an account, signed in on each instance, and the live stream of the second session. */
  async function arrive() {
    const email = `person${count++}@example.org`;
    const here = new TestPerson(() => urlOf(0));
    const there = new TestPerson(() => urlOf(1));
    expect((await here.post('/api/auth/sign-up', signUpForm(email))).status).toBe(200);
    const token = /#verify=([\w-]+)/.exec((await inbox.next()).link)?.[1];
    await here.post('/api/auth/verify-email', { token });
    const { body } = await there.post<{ user: { uid: string } }>('/api/auth/sign-in', { email, password: PASSWORD });
    here.uid = body.user.uid;
    there.uid = body.user.uid;
    const stream = await there.fetch('GET', `${there.home}/live`);
    expect(stream.status).toBe(200);
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    return { email, here, there, reader };
  }
  type Arrived = Awaited<ReturnType<typeof arrive>>;

  /** Reads to the end of a stream. @returns how long it went on, in milliseconds; null where it goes on */
  async function endOf(reader: Arrived['reader'], waitMs: number): Promise<number | null> {
    const start = performance.now();
    const end = (async () => {
      while (!(await reader.read()).done);
      return performance.now() - start;
    })();
    const tooLong = new Promise<null>((resolve) => setTimeout(() => resolve(null), waitMs).unref());
    return Promise.race([end, tooLong]);
  }

  async function expectEnded({ there, reader }: Arrived): Promise<void> {
    expect((await there.get(there.home)).status).toBe(401);
    const took = await endOf(reader, END_MS);
    expect(took, 'the stream went on').not.toBeNull();
    for (const url of instances.map((instance) => instance.url)) {
      const answer = await fetch(`${url}${there.home}`, { headers: { cookie: there.cookie } });
      expect(answer.status).toBe(401);
    }
  }

  /** A table as a thief of the database has it. */
  async function copyOf(table: string): Promise<Record<string, unknown>[]> {
    if (store.config.databaseUrl) {
      const client = new pg.Client({ connectionString: store.config.databaseUrl });
      await client.connect();
      return client.query(`select * from ${table}`).then(({ rows }) => client.end().then(() => rows));
    }
    const file = new DatabaseSync(join(store.config.dataDir, 'alcove.db'), { readOnly: true });
    const rows = file.prepare(`select * from ${table}`).all();
    file.close();
    return rows;
  }

  it('are ended by a changed password', async () => {
    const one = await arrive();
    expect((await one.here.send('PUT', '/api/auth/password', { password: OTHER })).status).toBe(204);
    await expectEnded(one);
    expect((await one.here.get(one.here.home)).status).toBe(200);
  });

  it('are ended by a password reset, all of them', async () => {
    const one = await arrive();
    const stranger = new TestPerson(() => urlOf(0));
    await stranger.post('/api/auth/forgot-password', { email: one.email });
    const token = /#token=([\w-]+)/.exec((await inbox.next()).link)?.[1];
    expect((await stranger.post('/api/auth/reset-password', { token, password: OTHER })).status).toBe(204);
    await expectEnded(one);
    expect((await one.here.get(one.here.home)).status).toBe(401);
  });

  it('are ended by "log out all other devices"', async () => {
    const one = await arrive();
    expect((await one.here.post('/api/auth/devices/end-others', {})).status).toBe(204);
    await expectEnded(one);
    expect((await one.here.get(one.here.home)).status).toBe(200);
  });

  // The command line is another process: on SQLite its notice is found at the stream's next beat.
  const onBus = engine === 'postgres' ? it : () => {};
  onBus('are ended by an operator who pauses the account', async () => {
    const one = await arrive();
    const { platform, close } = await openPlatform(store.config);
    await pauseAccount(platform, one.here.uid);
    await expectEnded(one).finally(close);
    const again = await one.here.post<{ error: { code: string } }>('/api/auth/sign-in', {
      email: one.email,
      password: PASSWORD,
    });
    expect(again.body.error.code).toBe('auth.account_paused');
  });

  it('are the only ones: a stream nobody ended goes on, as the same look sees', async () => {
    const one = await arrive();
    const other = await arrive();
    await other.here.post('/api/auth/devices/end-others', {});
    await expectEnded(other);
    expect(await endOf(one.reader, 1000)).toBeNull();
    await one.reader.cancel();
  });

  it('and no link to a new password can be had from a copy of the store', async () => {
    const { email, here } = await arrive();
    await here.post('/api/auth/forgot-password', { email });
    const { link } = await inbox.next();
    const token = /#token=([\w-]+)/.exec(link)?.[1] ?? '';
    const copied = new Set<string>();
    for (const table of ['auth_sessions', 'auth_verifications', 'auth_leases', 'auth_devices', 'auth_links']) {
      for (const row of await copyOf(table)) {
        for (const value of Object.values(row)) if (typeof value === 'string' && value.length >= 16) copied.add(value);
      }
    }
    expect(copied.size).toBeGreaterThan(3);
    const opens = async (value: string): Promise<boolean> => {
      const cookies = [value, `${value}.${value}`].map((text) => `s=${encodeURIComponent(text)}`);
      for (const cookie of cookies) {
        if ((await fetch(`${urlOf(0)}${here.home}`, { headers: { cookie } })).status === 200) return true;
      }
      const reset = await new TestPerson(() => urlOf(0)).post('/api/auth/reset-password', {
        token: value.replace(/[^\x21-\x7e]/g, ''),
        password: OTHER,
      });
      return reset.status === 204;
    };
    const opened: string[] = [];
    for (const value of copied) if (await opens(value)) opened.push(value);
    expect(opened).toEqual([]);
    // The control: what the mail holds, and no table, does open.
    expect(await opens(token)).toBe(true);
  });
});
