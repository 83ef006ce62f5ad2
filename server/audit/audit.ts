import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { Activity, AuditAct } from '#shared/auth/audit.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { auditHashes } from './audit-hash.ts';

/** What a person is shown of their own; older acts are in the chain all the same. */
const SHOWN = 200;

/** Platforms with acts that wait for their place in the chain, by what every copy of one platform shares. */
const waiting = new WeakSet<Platform['marks']>();

/** Where people are kept; a temporary chat's platform knows both databases. */
const storeOf = (p: Platform): Kysely<Database> => p.peopleDb ?? p.db;

/** Whether acts were recorded here since this was last asked. */
export function takeWaiting(p: Platform): boolean {
  return waiting.delete(p.marks);
}

/**
 * Records one act for the safety of an account: in the caller's transaction where `p` carries one, so that it stands
 * exactly where the act itself does. It is chained within a second (audit-chain.ts), by whichever instance comes first.
 *
 * @param uid whose account; null where nobody is known
 */
export async function recordAct(p: Platform, uid: string | null, act: AuditAct): Promise<void> {
  const hashes = await auditHashes(p);
  const at = p.clock();
  const row = { id: uuidV7(at), who: hashes.who(uid), act, at };
  await storeOf(p)
    .insertInto('audit_acts')
    .values({ ...row, uid, position: null, hash: hashes.row(row) })
    .execute();
  waiting.add(p.marks);
}

/** The acts of one account, the newest first. */
export async function listActs(p: Platform, uid: string): Promise<Activity['acts']> {
  const rows = await storeOf(p)
    .selectFrom('audit_acts')
    .select(['id', 'act', 'at'])
    .where('uid', '=', uid)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ id, act, at }) => ({ id, act: act as AuditAct, at }));
}

/**
 * For the deletion of an account: records it, and takes the person's id out of every act of theirs. The acts stay in
 * the chain for their year, under a keyed hash that leads to nobody.
 */
export async function leaveActs(p: Platform, uid: string): Promise<void> {
  await recordAct(p, uid, 'account.deleted');
  await storeOf(p).updateTable('audit_acts').set({ uid: null }).where('uid', '=', uid).execute();
}
