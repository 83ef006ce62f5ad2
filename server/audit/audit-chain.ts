import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { auditHashes } from './audit-hash.ts';

/*
 * Why is this hard?
 * A chain is a queue for everybody: each link needs the one before. If acts were chained where they happen, every
 * transaction that records one would hold the chain's end until it commits, and two that also hold each other's rows
 * would wait for ever. So an act is written with a keyed hash of its own, in its caller's transaction, and given its
 * place a moment later, in a short transaction that holds nothing else.
 */

/** Name of the chain's newest row among its ends, and of its mark beside the keys. */
export const LAST = 'last';
/** Name of the newest row that ran out: the chain begins after it. */
export const FIRST = 'first';
export const MARK = 'audit';
/** Before the first row of all. */
export const NOTHING = { position: 0, hash: '' };

const AT_ONCE = 500;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Holds the chain's end until the transaction is over, and says where it is. */
async function holdEnd(p: Platform, tx: Kysely<Database>): Promise<{ position: number; hash: string }> {
  const hashes = await auditHashes(p);
  await tx
    .insertInto('audit_ends')
    .values({ name: LAST, ...NOTHING, mac: hashes.end(LAST, 0, '') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // An update of nothing: it locks the row on PostgreSQL, and SQLite has one writer anyway.
  return tx
    .updateTable('audit_ends')
    .set({ name: LAST })
    .where('name', '=', LAST)
    .returning(['position', 'hash'])
    .executeTakeFirstOrThrow();
}

async function setEnd(p: Platform, tx: Kysely<Database>, name: string, at: { position: number; hash: string }) {
  const end = { position: at.position, hash: at.hash, mac: (await auditHashes(p)).end(name, at.position, at.hash) };
  await tx
    .insertInto('audit_ends')
    .values({ name, ...end })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(end))
    .execute();
}

async function chainSome(p: Platform): Promise<number> {
  const hashes = await auditHashes(p);
  const chained = await p.db.transaction().execute(async (tx) => {
    let end = await holdEnd(p, tx);
    const rows = await tx
      .selectFrom('audit_acts')
      .select(['id', 'who', 'act', 'at', 'hash'])
      .where('position', 'is', null)
      .orderBy('at')
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    // A row that was changed before it got its place never gets one: the look over the chain names it.
    const sound = rows.filter((row) => row.hash === hashes.row(row));
    for (const row of sound) {
      const position = end.position + 1;
      end = { position, hash: hashes.link(end.hash, position, row) };
      await tx.updateTable('audit_acts').set(end).where('id', '=', row.id).execute();
    }
    if (sound.length > 0) await setEnd(p, tx, LAST, end);
    return { end, count: sound.length };
  });
  if (chained.count > 0) await p.marks.move(MARK, chained.end);
  return chained.count;
}

/** Gives every waiting act its place. Instances take turns; what one has placed, the other finds placed. */
export async function chainActs(p: Platform): Promise<void> {
  while ((await chainSome(p)) === AT_ONCE);
}

/** Forgets acts older than a year, from the chain's beginning on, and notes where it now begins. */
export async function forgetOldActs(p: Platform): Promise<void> {
  const before = p.clock() - YEAR_MS;
  await p.db.transaction().execute(async (tx) => {
    const end = await holdEnd(p, tx);
    const kept = await tx
      .selectFrom('audit_acts')
      .select((eb) => eb.fn.min('position').as('position'))
      .where('position', 'is not', null)
      .where('at', '>=', before)
      .executeTakeFirst();
    const last = (kept?.position ?? end.position + 1) - 1;
    const row = await tx
      .selectFrom('audit_acts')
      .select(['position', 'hash'])
      .where('position', '=', last)
      .where('at', '<', before)
      .executeTakeFirst();
    if (!row?.position) return;
    await tx.deleteFrom('audit_acts').where('position', '<=', row.position).execute();
    await setEnd(p, tx, FIRST, { position: row.position, hash: row.hash });
  });
}
