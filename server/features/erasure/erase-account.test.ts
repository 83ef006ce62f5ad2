import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tidyAccounts } from '#server/features/auth/account-upkeep.ts';
import { createChat } from '#server/features/chats/chats.service.ts';
import { sendMessage } from '#server/features/chats/messages.service.ts';
import { createChatInPlace } from '#server/features/chats/temporary.service.ts';
import { writeCheckin } from '#server/features/checkins/checkins.service.ts';
import { writeEntry } from '#server/features/journal/journal.service.ts';
import { CONSENTS, openTestAccounts, signUpForm, type TestAccounts } from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { deleteAccount, undoDeletion } from './account-deletion.service.ts';
import { eraseDueAccounts } from './erase-account.service.ts';
import { PERSON_TABLES } from './person-tables.ts';
import { listReceipts, readAccountReceipt } from './receipts.service.ts';

const HOUR = 3_600_000;
/** Rows that stay, without the person: activity keeps its chain, and the receipt has no owner. */
const STAY = ['audit_acts'];

describe.each(ENGINES)('the deletion of an account on %s', (engine) => {
  let accounts: TestAccounts;
  beforeEach(async () => {
    accounts = await openTestAccounts(engine);
  });
  afterEach(() => accounts.close());

  const arrive = async (email: string) => {
    const browser = accounts.browser();
    await browser.post('/api/auth/sign-up', signUpForm(email, { consents: { ...CONSENTS, memory: true } }));
    return (await browser.get('/api/auth/session')).body.user.uid as string;
  };

  /** Something in as many tables as a few minutes of use fill, and beside it a row by hand in each of the others. */
  async function live(uid: string): Promise<void> {
    const { p } = accounts;
    const at = new Date(p.clock()).toISOString();
    const { id } = await createChat(p, uid, {});
    await sendMessage(p, uid, id, { id: uuidV7(), text: 'my goal is to sleep before midnight' });
    await writeEntry(p, uid, uuidV7(), { day: at.slice(0, 10), at, text: 'a quiet page' });
    await writeCheckin(p, uid, uuidV7(), { day: at.slice(0, 10), at, mood: 3, energy: null, tags: [], note: '' });
  }

  async function tablesOfPeople() {
    const tables = await accounts.p.db.introspection.getTables();
    return tables.flatMap(({ name, columns, isView }) => {
      const column = ['uid', 'user_id'].find((wanted) => columns.some((one) => one.name === wanted));
      return isView || column === undefined || name.startsWith('kysely') ? [] : [{ name, column }];
    });
  }

  async function rowsOf(ids: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const { name, columns } of await accounts.p.db.introspection.getTables()) {
      if (name.startsWith('kysely')) continue;
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(accounts.p.db);
      if (rows.some((row) => columns.some((column) => ids.includes(String(row[column.name]))))) found.push(name);
    }
    return found.sort();
  }

  test('knows every table of the schema that has a column of the person', async () => {
    const known = [...Object.keys(PERSON_TABLES), ...STAY, 'auth_accounts', 'auth_sessions'];
    expect((await tablesOfPeople()).map(({ name }) => name).sort()).toEqual(known.sort());
    for (const { name, column } of await tablesOfPeople())
      if (name in PERSON_TABLES) expect([name, PERSON_TABLES[name as never]]).toMatchObject([name, { column }]);
  });

  test('leaves no row of theirs in any table, and all of everybody else’s', async () => {
    const { p } = accounts;
    const [uid, other] = [await arrive('ada@example.org'), await arrive('ben@example.org')];
    await live(uid);
    await live(other);
    await createChatInPlace(p, uid, { temporary: true });
    const { auth_id } = await p.db
      .selectFrom('people')
      .select('auth_id')
      .where('uid', '=', uid)
      .executeTakeFirstOrThrow();
    const before = await rowsOf([other]);
    expect((await rowsOf([uid, auth_id])).length).toBeGreaterThan(9);
    const { receipt } = await deleteAccount(p, uid, 'now');
    expect(receipt?.removed).toMatchObject({ chats: 1, messages: 2, journalEntries: 1, checkins: 1 });
    // The note itself goes an hour later, with whatever was let in before and written after.
    await createChat({ ...p, vault: { ...p.vault, forUser: () => p.vault.forUser(other) } }, uid, {});
    accounts.tick(HOUR);
    await eraseDueAccounts(p);
    expect(await rowsOf([uid, auth_id])).toEqual([]);
    expect(await rowsOf([other])).toEqual(before);
    expect(await p.temporaryDb.selectFrom('chats').selectAll().execute()).toEqual([]);
    await expect(p.vault.forUser(uid)).rejects.toThrow(/no key/);
    expect(await readAccountReceipt(p, receipt?.ref ?? '')).toEqual(receipt);
  });

  test('control: a table that it does not know is found by the walk', async () => {
    const { p } = accounts;
    const uid = await arrive('ada@example.org');
    await sql`create table forgotten_notes (uid text, body text)`.execute(p.db);
    await sql`insert into forgotten_notes values (${uid}, 'x')`.execute(p.db);
    await deleteAccount(p, uid, 'now');
    accounts.tick(HOUR);
    await eraseDueAccounts(p);
    expect(await rowsOf([uid])).toEqual(['forgotten_notes']);
    expect((await tablesOfPeople()).map(({ name }) => name)).toContain('forgotten_notes');
  });

  test.each(['leaveChats', 'destroyKeys', 'rows'])('goes on where a process died after: %s', async (died) => {
    const { p } = accounts;
    const uid = await arrive('ada@example.org');
    await live(uid);
    const dead = new Error('killed');
    const broken = {
      ...p,
      vault: {
        ...p.vault,
        destroyKeys: async (who: string) => {
          if (died === 'leaveChats') throw dead;
          await p.vault.destroyKeys(who);
          if (died === 'destroyKeys') throw dead;
        },
      },
      live: {
        ...p.live,
        publish: () => {
          if (died === 'rows') throw dead;
        },
      },
    };
    if (died === 'rows') await deleteAccount(p, uid, 'now').catch(() => {});
    else await expect(deleteAccount(broken, uid, 'now')).rejects.toThrow('killed');
    await tidyAccounts(p);
    accounts.tick(HOUR);
    await tidyAccounts(p);
    expect(await rowsOf([uid])).toEqual([]);
    const receipts = await p.db.selectFrom('deletion_receipts').selectAll().execute();
    expect(receipts.map(({ what, uid: owner }) => [what, owner])).toEqual([['account', null]]);
  });

  test('two instances that do it at once write one receipt', async () => {
    const { p } = accounts;
    const uid = await arrive('ada@example.org');
    await live(uid);
    await deleteAccount(p, uid, 'later');
    accounts.tick(72 * HOUR);
    await Promise.all([eraseDueAccounts(p), eraseDueAccounts(p)]);
    expect((await p.db.selectFrom('deletion_receipts').selectAll().execute()).length).toBe(1);
  });

  test('waits for 72 hours, and what is taken back before is all there', async () => {
    const { p } = accounts;
    const uid = await arrive('ada@example.org');
    await live(uid);
    const before = await rowsOf([uid]);
    await deleteAccount(p, uid, 'later');
    accounts.tick(72 * HOUR - 1000);
    await tidyAccounts(p);
    await undoDeletion(p, { uid });
    await expect(undoDeletion(p, { uid })).rejects.toMatchObject({ code: 'erasure.undo_expired' });
    accounts.tick(HOUR);
    await tidyAccounts(p);
    const rests = new Set(await rowsOf([uid]));
    expect(before.filter((table) => !rests.has(table) && !['auth_leases'].includes(table))).toEqual([]);
    expect(await listReceipts(p, uid)).toEqual([]);
  });
});
