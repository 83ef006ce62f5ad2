import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import type { ConsentEventsTable } from '#server/db/tables/consent-events.table.ts';

type Db = Kysely<Database>;

export async function insertConsentEvents(tx: Db, rows: ConsentEventsTable[]): Promise<void> {
  if (rows.length > 0) await tx.insertInto('consent_events').values(rows).execute();
}

/** Newest first. */
export function listConsentEvents(db: Db, uid: string): Promise<ConsentEventsTable[]> {
  return db
    .selectFrom('consent_events')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Holds a person's row until the transaction ends: whoever else would change it comes afterwards. */
export async function holdPerson(tx: Db, uid: string): Promise<void> {
  await tx
    .updateTable('people')
    .set((to) => ({ consents: to.ref('consents') }))
    .where('uid', '=', uid)
    .execute();
}
