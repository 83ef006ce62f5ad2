import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { until } from '#server/testing/until.ts';
import { openKeyStore } from '#server/vault/key-store.ts';
import { openKeyProvider } from '#server/vault/open-key-provider.ts';
import { resealPerson } from '#server/vault/reseal.ts';
import { sealedColumns } from '#server/vault/sealed-places.ts';
import { createVault } from '#server/vault/vault.ts';
import { KEY_HEADER } from '#shared/data/key-header.ts';
import type { SealedNow } from '#shared/data/sealed-account.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

const PASSPHRASE = 'seven quiet herons wading home';
const WORD = 'kestrelquay';

describe.each(ENGINES)('a sealed account on %s', (engine) => {
  let t: TestInstance;
  let ada: TestPerson;
  let chatId: string;

  /** A request that carries the key, as the page sends it. */
  async function withKey(key: string, method: string, path: string, body?: unknown) {
    const response = await ada.fetch(method, path, {
      headers: { [KEY_HEADER]: key },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  }

  const seal = async () => (await ada.post<SealedNow>(`${ada.home}/sealed`, { passphrase: PASSPHRASE })).body;
  const messagesPath = () => `${ada.home}/chats/${chatId}/messages`;

  /** What somebody opens who holds the data, the key store and the master key, and asks nobody. */
  async function openedByThief(): Promise<string[]> {
    const { db } = await connect(t.store.config);
    const vault = createVault(await openKeyStore(t.store.config), openKeyProvider(t.store.config), Date.now);
    const opened: string[] = [];
    for (const { table, column, owner, row, rev } of await sealedColumns(db)) {
      const rows = (await db
        .selectFrom(table as 'messages')
        .selectAll()
        .where(owner as 'user_id', '=', ada.uid)
        .execute()) as unknown as Record<string, unknown>[];
      for (const one of rows) {
        if (!one[column]) continue;
        const at = { table, column, rowId: one[row] as string, rev: rev === 'rev' ? (one.rev as number) : rev };
        await vault.open(ada.uid, at, one[column] as Uint8Array).then(
          (text) => opened.push(`${table}.${column} ${text}`),
          () => {},
        );
      }
    }
    await vault.close();
    await db.destroy();
    return opened;
  }

  beforeEach(async () => {
    t = await startTestInstance(engine);
    ada = await t.arrive();
    chatId = (await ada.newChat()).id;
    await ada.say(chatId, `my neighbour ${WORD} kept me awake`);
    await ada.send('PUT', `${ada.home}/journal/${uuidV7()}`, {
      ...{ day: '2026-03-01', at: new Date().toISOString() },
      text: `A page about ${WORD}`,
    });
    await until(async () => !(await running()));
  });

  const running = async () => {
    const { body } = await ada.get<{ messages: { role: string; state: string }[] }>(messagesPath());
    return (
      body.messages.some(({ role, state }) => role === 'assistant' && state === 'streaming') || body.messages.length < 2
    );
  };

  afterEach(() => t.close());

  test('opens to nobody who holds database, key store and master key; before it was sealed it did', async () => {
    expect((await openedByThief()).filter((text) => text.includes(WORD)).length).toBeGreaterThanOrEqual(2);
    await seal();
    expect((await openedByThief()).filter((text) => !/^(auth_|mail_queue|locks)/.test(text))).toEqual([]);
  });

  test('answers 423 for everything a person wrote until the key comes along, and then as before', async () => {
    const before = (await ada.get(messagesPath())).body;
    const { key } = await seal();
    for (const path of ['chats', `chats/${chatId}/messages`, 'journal?from=2026-01-01&to=2026-12-31', 'memories'])
      expect(await ada.get(`${ada.home}/${path}`)).toMatchObject({
        status: 423,
        body: { error: { code: 'vault.sealed' } },
      });
    expect((await ada.get(`${ada.home}/sealed`)).body).toEqual({ sealed: true, unlocked: false });
    expect((await ada.get('/api/auth/session')).status).toBe(200);
    expect((await withKey(key, 'GET', messagesPath())).body).toEqual(before);
    expect((await withKey(key, 'GET', `${ada.home}/sealed`)).body).toEqual({ sealed: true, unlocked: true });
    const other = Buffer.alloc(32, 1).toString('base64url');
    expect((await withKey(other, 'GET', messagesPath())).status).toBe(423);
  });

  test('a message sent with the key is answered, and its reply is stored, though nothing keeps the key', async () => {
    const { key } = await seal();
    const sent = await withKey(key, 'POST', messagesPath(), { id: uuidV7(), text: 'I slept a little better' });
    expect(sent.status).toBe(202);
    const stream = await ada.fetch(
      'GET',
      `${messagesPath().replace('/messages', '')}/replies/${sent.body.reply.id}/stream`,
      {
        headers: { [KEY_HEADER]: key },
      },
    );
    expect(stream.status).toBe(200);
    await stream.body?.cancel();
    await until(async () => {
      const { body } = await withKey(key, 'GET', messagesPath());
      return body.messages.length === 4 && body.messages.every((one: { state: string }) => one.state === 'complete');
    });
    expect((await ada.get(messagesPath())).status).toBe(423);
  });

  test('the passphrase and the recovery code each open it, also after a restart; anything else does not', async () => {
    const { key, recoveryCode } = await seal();
    await t.restart();
    const unlock = (body: object) => ada.post<{ key: string }>(`${ada.home}/sealed/unlock`, body);
    expect((await unlock({ passphrase: `${PASSPHRASE} ` })).body.key).toBe(key);
    expect((await unlock({ recoveryCode: recoveryCode.toLowerCase().replaceAll('-', ' ') })).body.key).toBe(key);
    for (let tries = 0; tries < 5; tries++)
      expect((await unlock({ passphrase: 'seven quiet herons wading' })).body).toMatchObject({
        error: { code: 'vault.passphrase_wrong' },
      });
    expect((await unlock({ passphrase: PASSPHRASE })).status).toBe(429);
  });

  test('a new passphrase gives a fresh key: the old key, passphrase and code open nothing any more', async () => {
    const old = await seal();
    const path = `${ada.home}/sealed/passphrase`;
    const next = 'eleven patient lanterns by the weir';
    expect((await ada.send('PUT', path, { passphrase: next })).status).toBe(423);
    const { body } = await withKey(old.key, 'PUT', path, { passphrase: next });
    expect(body.key).not.toBe(old.key);
    expect((await withKey(old.key, 'GET', messagesPath())).status).toBe(423);
    expect((await withKey(body.key, 'GET', messagesPath())).body.messages[0].text).toContain(WORD);
    const unlock = (by: object) => ada.post(`${ada.home}/sealed/unlock`, by);
    expect((await unlock({ recoveryCode: old.recoveryCode })).status).toBe(400);
    expect((await unlock({ passphrase: PASSPHRASE })).status).toBe(400);
    expect((await unlock({ recoveryCode: body.recoveryCode })).status).toBe(200);
  });

  test('given back, everything is readable without a key, and byte for byte what it was', async () => {
    const before = (await ada.get(messagesPath())).body;
    const { key } = await seal();
    expect((await ada.send('DELETE', `${ada.home}/sealed`, {})).status).toBe(423);
    expect((await withKey(key, 'DELETE', `${ada.home}/sealed`, {})).status).toBe(204);
    expect((await ada.get(messagesPath())).body).toEqual(before);
    expect((await ada.get(`${ada.home}/sealed`)).body).toEqual({ sealed: false, unlocked: false });
    expect((await openedByThief()).some((text) => text.includes(WORD))).toBe(true);
  });

  test('is refused for a passphrase that is easy to guess, and while it is sealed already', async () => {
    for (const passphrase of ['short', 'aaaaaaaaaaaaaaaaaaaa'])
      expect((await ada.post(`${ada.home}/sealed`, { passphrase })).body).toMatchObject({
        error: { code: 'vault.passphrase_weak' },
      });
    await seal();
    expect((await ada.post(`${ada.home}/sealed`, { passphrase: PASSPHRASE })).status).toBe(409);
  });

  test('leaves no earlier copy of its words or keys behind in the files', async () => {
    if (engine !== 'sqlite') return;
    const keys = await openKeyStore(t.store.config);
    const { wrapped } = await keys
      .selectFrom('user_keys')
      .select('wrapped')
      .where('user_id', '=', ada.uid)
      .executeTakeFirstOrThrow();
    await keys.destroy();
    const { db } = await connect(t.store.config);
    const row = await db.selectFrom('messages').select('body').where('user_id', '=', ada.uid).executeTakeFirstOrThrow();
    await db.destroy();
    const { dataDir, keysDir } = t.store.config;
    const files = [`${dataDir}/alcove.db`, `${keysDir}/keys.db`].flatMap((file) => [file, `${file}-wal`]);
    const onDisk = () => Buffer.concat(files.map((file) => readFileSync(file)));
    const found = () => [row.body, wrapped].map((bytes) => onDisk().includes(bytes));
    expect(found()).toEqual([true, true]);
    await seal();
    expect(found()).toEqual([false, false]);
  });

  test('sealing that was cut halfway is finished when its person comes back with the passphrase', async () => {
    const { addSealedKeys } = await import('#server/vault/sealed-keys.ts');
    const { withRequestKey } = await import('#server/vault/request-key.ts');
    const vault = createVault(await openKeyStore(t.store.config), openKeyProvider(t.store.config), Date.now);
    const { db } = await connect(t.store.config);
    const { key } = await addSealedKeys(vault, ada.uid, PASSPHRASE, Date.now());
    // Everything moved, then the process was gone: the old key is still there, and nobody tidied.
    await withRequestKey(key, () => resealPerson(db, vault, ada.uid));
    await vault.close();
    await db.destroy();
    await t.restart();
    expect((await ada.get(messagesPath())).status).toBe(423);
    expect((await ada.post(`${ada.home}/sealed/unlock`, { passphrase: PASSPHRASE })).status).toBe(200);
    expect((await withKey(key, 'GET', messagesPath())).body.messages[0].text).toContain(WORD);
    expect((await openedByThief()).some((text) => text.includes(WORD))).toBe(false);
  });
});
