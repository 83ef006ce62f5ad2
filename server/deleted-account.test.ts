import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyJournals } from '#server/db/empty-journal.ts';
import { createChat, keepDraft, updateChat } from '#server/features/chats/chats.service.ts';
import { sendMessage } from '#server/features/chats/messages.service.ts';
import { writeCheckin } from '#server/features/checkins/checkins.service.ts';
import { deleteAccount } from '#server/features/erasure/account-deletion.service.ts';
import { writeEntry } from '#server/features/journal/journal.service.ts';
import { updateUserDocument } from '#server/features/profile/profile.service.ts';
import { listFiles } from '#server/testing/list-files.ts';
import { openTestAccounts, signUpForm, type TestAccounts } from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { openKeyStore } from '#server/vault/key-store.ts';
import { fileKeyProvider } from '#server/vault/master-key.ts';
import { sealedColumns } from '#server/vault/sealed-places.ts';
import { createVault, type Vault } from '#server/vault/vault.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

const BACKUPS = 10;
/** Messages between one backup and the next. */
const TURNS = process.env.ALCOVE_DEEP ? 10 : 1;
const EMAIL = 'ada.kestrel@example.org';
const WORD = 'kestrelquay';

type Row = Record<string, unknown>;
/** Every row of every table that holds a sealed value, as a copy of the data store would. */
type Backup = Map<string, Row[]>;

describe.each(ENGINES)('an account that was deleted, on %s', (engine) => {
  let accounts: TestAccounts;
  let uid: string;
  /** Where backups of the key store go. */
  let elsewhere: string;
  beforeEach(async () => {
    elsewhere = mkdtempSync(join(tmpdir(), 'alcove-keys-'));
    accounts = await openTestAccounts(engine);
    uid = await arrive(EMAIL);
  });
  afterEach(async () => {
    await accounts.close();
    rmSync(elsewhere, { recursive: true, force: true });
  });

  async function arrive(email: string): Promise<string> {
    const browser = accounts.browser();
    await browser.post('/api/auth/sign-up', signUpForm(email, { displayName: WORD }));
    return (await browser.get('/api/auth/session')).body.user.uid;
  }

  async function live(who: string, n: number): Promise<void> {
    const { p } = accounts;
    const { id } = await createChat(p, who, {});
    for (let turn = 0; turn < TURNS; turn++)
      await sendMessage(p, who, id, { id: uuidV7(), text: `the ${WORD}${n} keeps me awake` });
    await updateChat(p, who, id, { title: `${WORD} ${n}` });
    await keepDraft(p, who, id, `and the ${WORD}`);
    const at = new Date(p.clock()).toISOString();
    await writeEntry(p, who, uuidV7(), { day: at.slice(0, 10), at, text: `${WORD} ${n}` });
    await writeCheckin(p, who, uuidV7(), { day: at.slice(0, 10), at, mood: 2, energy: null, tags: [], note: WORD });
    await updateUserDocument(p, who, { displayName: `${WORD} ${n}` });
  }

  async function backUp(): Promise<Backup> {
    const { p } = accounts;
    const tables = new Set((await sealedColumns(p.db)).map(({ table }) => table));
    const copy: Backup = new Map();
    for (const table of tables) copy.set(table, (await sql<Row>`select * from ${sql.table(table)}`.execute(p.db)).rows);
    return copy;
  }

  /** How many bytes of a person a vault opens in a backup. */
  async function readableBytes(vault: Vault, backup: Backup, who: string): Promise<number> {
    const keys = await vault.forUser(who).catch(() => null);
    if (keys === null) return 0;
    let bytes = 0;
    for (const { table, column, owner, row, rev } of await sealedColumns(accounts.p.db)) {
      for (const one of backup.get(table) ?? []) {
        const record = one[column];
        if (one[owner] !== who || !(record instanceof Uint8Array)) continue;
        const place = { table, column, rowId: String(one[row]), rev: rev === 'rev' ? Number(one.rev) : rev };
        try {
          bytes += Buffer.byteLength(keys.open(place, record));
        } catch {}
      }
    }
    return bytes;
  }

  const folder = () => accounts.folder;
  const bytesOnDisk = (): Buffer => Buffer.concat(listFiles(folder()).map(({ bytes }) => bytes));
  async function dump(): Promise<Buffer> {
    const { p } = accounts;
    const values: unknown[] = [];
    for (const { name } of await p.db.introspection.getTables())
      for (const row of (await sql<Row>`select * from ${sql.table(name)}`.execute(p.db)).rows)
        values.push(...Object.values(row));
    return Buffer.from(
      values.map((value) => (value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value)).join('\n'),
    );
  }

  /** What of a person lies about as it was stored: sealed values, their id, the hash they are found by. */
  async function remainsOf(backups: Backup[], who: string, index: string): Promise<() => Promise<number>> {
    const sealed: Buffer[] = [];
    for (const backup of backups)
      for (const { table, column, owner } of await sealedColumns(accounts.p.db))
        for (const row of backup.get(table) ?? [])
          if (row[owner] === who && row[column] instanceof Uint8Array)
            sealed.push(Buffer.from(row[column]).subarray(0, 32));
    return async () => {
      const [disk, rows] = [bytesOnDisk(), await dump()];
      const isThere = (bytes: Buffer) => disk.includes(bytes) || rows.includes(bytes.toString('hex'));
      const named = [who, index].filter((text) => disk.includes(text) || rows.includes(text));
      return sealed.filter(isThere).length + named.length;
    };
  }

  test('leaves no readable byte: not live, and not in ten older backups with today’s keys', async () => {
    const { p, tick } = accounts;
    const backups: Backup[] = [];
    for (let n = 0; n < BACKUPS; n++) {
      await live(uid, n);
      backups.push(await backUp());
      tick(86_400_000);
    }
    const other = await arrive('ben@example.org');
    await live(other, 99);
    const before = await Promise.all(backups.map((backup) => readableBytes(p.vault, backup, uid)));
    expect(Math.min(...before)).toBeGreaterThan(100);
    const remains = await remainsOf(backups, uid, await p.vault.blindIndex(`address:${EMAIL}`));
    expect(await remains()).toBeGreaterThan(BACKUPS);
    await emptyJournals(p.config);
    copyFileSync(join(p.config.keysDir, 'keys.db'), join(elsewhere, 'keys.db'));

    await deleteAccount(p, uid, 'now');
    const after = await Promise.all(backups.map((backup) => readableBytes(p.vault, backup, uid)));
    expect(after).toEqual(Array.from({ length: BACKUPS }, () => 0));
    const now = await backUp();
    expect(await readableBytes(p.vault, now, uid)).toBe(0);
    expect(await readableBytes(p.vault, now, other)).toBeGreaterThan(100);
    // The note that there is no way back goes with the look an hour later; until then it names an id and nothing else.
    await p.db.deleteFrom('account_deletions').execute();
    await emptyJournals(p.config);
    expect(await remains()).toBe(0);

    // Control: a backup of the key store from before opens every one of them, which is why none is older than 7 days.
    const keys = await openKeyStore({ keysDir: elsewhere, keysDatabaseUrl: null });
    const old = createVault(keys, fileKeyProvider(p.config.masterKeyFile), p.clock);
    const control = await Promise.all(backups.map((backup) => readableBytes(old, backup, uid)));
    expect(control).toEqual(before);
    await old.close();
  });

  test('control: deleting the rows alone leaves every backup readable', async () => {
    const { p } = accounts;
    await live(uid, 1);
    const backup = await backUp();
    const keepsKeys = { ...p, vault: { ...p.vault, destroyKeys: async () => {} } };
    await deleteAccount(keepsKeys, uid, 'now');
    expect(await readableBytes(p.vault, backup, uid)).toBeGreaterThan(100);
  });
});
