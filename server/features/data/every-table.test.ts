import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { KeptRows } from '#server/db/kept-rows.ts';
import { readConsentLog } from '#server/features/auth/consent-log.service.ts';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import type { Platform } from '#server/platform.ts';
import { fillAccount, openAccount } from '#server/testing/full-account.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ARCHIVE_ACCOUNT, accountFileSchema, archiveFileOf } from '#shared/data/archive.contract.ts';
import { openArchive } from './archive-reader.ts';
import { rowsOf } from './archive-rows.ts';
import { ArchiveWriter } from './archive-writer.ts';
import { KEPT } from './kept.ts';
import { makeArchive } from './make-archive.ts';
import { NOT_TAKEN_OUT } from './not-taken-out.ts';

const PERSON = ['uid', 'user_id'];
const consents = { storeChats: true, memory: true, sendToModel: false };
let opened: TestPlatform;

beforeAll(async () => {
  opened = await openTestPlatform('sqlite');
});
afterAll(() => opened.close());

/** Tables with a column of the person that are neither taken out nor listed with a reason, and columns left out. */
async function leftBehind(p: Platform, kept: readonly KeptRows[]): Promise<string[]> {
  const tables = (await p.db.introspection.getTables()).filter(({ isView }) => !isView);
  return tables.flatMap(({ name: table, columns }) => {
    const names = columns.map(({ name }) => name);
    if (!names.some((name) => PERSON.includes(name)) || table in NOT_TAKEN_OUT) return [];
    const out = kept.find((kind) => kind.table === table);
    if (!out) return [table];
    const known = [...PERSON, 'rev', ...Object.keys(out.plain.shape), ...out.sealed.map(({ column }) => column)];
    return names.filter((name) => !known.includes(name)).map((name) => `${table}.${name}`);
  });
}

describe('of all that is stored of a person', () => {
  test('every table and every column is taken out, or listed with the reason why not', async () => {
    expect(await leftBehind(opened.p, KEPT)).toEqual([]);
  });

  test('a table that is forgotten is found', async () => {
    const without = KEPT.filter(({ table }) => table !== 'journal_entries');
    expect(await leftBehind(opened.p, without)).toContain('journal_entries');
  });

  test('a column that is forgotten is found', async () => {
    const without = KEPT.map((kind) =>
      kind.table === 'messages' ? { ...kind, sealed: kind.sealed.slice(0, 1) } : kind,
    );
    expect(await leftBehind(opened.p, without)).toContain('messages.companion_state');
  });

  test('no table is listed that is not there any more', async () => {
    const tables = (await opened.p.db.introspection.getTables()).map(({ name }) => name);
    expect(Object.keys(NOT_TAKEN_OUT).filter((table) => !tables.includes(table))).toEqual([]);
  });

  test('the archive holds as many rows of each kind as the tables do', async () => {
    const { p } = opened;
    const { uid } = await signInAnonymously(p, { ageBand: '18+', consents });
    await fillAccount(p, uid, { texts: ['one', 'two'], chats: [[-1, 0, 1, 0], [-1]] });
    const parts: Buffer[] = [];
    const writer = new ArchiveWriter(async (_, bytes) => void parts.push(Buffer.from(bytes)), new Date());
    await makeArchive({ p, userId: uid, vault: await p.vault.forUser(uid) }, writer);
    const whole = Buffer.concat(parts);
    const archive = await openArchive({
      size: whole.length,
      read: async (from, length) => whole.subarray(from, from + length),
    });
    const before = await openAccount(p, uid);
    for (const kept of KEPT) {
      let count = 0;
      for await (const rows of rowsOf(archive, kept)) count += rows.length;
      expect([kept.name, count]).toEqual([kept.name, before[kept.name]?.length]);
      expect(count, archiveFileOf(kept.name)).toBeGreaterThan(0);
    }
    let account = '';
    for await (const piece of archive.pieces(ARCHIVE_ACCOUNT)) account += piece.toString();
    const { consentLog } = accountFileSchema.parse(JSON.parse(account));
    expect(consentLog?.map(({ consent }) => consent).sort()).toEqual(['memory', 'storeChats']);
    expect(consentLog).toEqual(await readConsentLog(p, uid));
  });
});
