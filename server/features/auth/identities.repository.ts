import type { AuthIdentitiesTable } from '#server/db/tables/auth-identities.table.ts';
import type { Platform } from '#server/platform.ts';
import { VaultError } from '#server/vault/record.ts';

/** What is kept of a way in, sealed. */
export interface IdentityBody {
  /** Of a provider; for a phone number the number itself, in E.164. */
  subject: string;
  email: string | null;
}

export interface IdentityRow {
  id: string;
  uid: string;
  /** The provider's id in the settings, or 'phone'. */
  provider: string;
  /** Null where the record does not open. */
  body: IdentityBody | null;
  /** Epoch milliseconds. */
  createdAt: number;
}

const place = (id: string) => ({ table: 'auth_identities', column: 'body', rowId: id, rev: 0 });

export interface NewIdentity {
  id: string;
  uid: string;
  provider: string;
  subjectIndex: string;
  body: IdentityBody;
}

/** @throws the engine's unique violation where the subject, or the person's place for this provider, is taken */
export async function insertIdentity(p: Platform, identity: NewIdentity): Promise<void> {
  const { id, uid, provider, subjectIndex, body } = identity;
  const row: AuthIdentitiesTable = {
    id,
    uid,
    provider,
    subject_index: subjectIndex,
    body: await p.vault.seal(uid, place(id), JSON.stringify(body)),
    created_at: p.clock(),
  };
  await p.db.insertInto('auth_identities').values(row).execute();
}

/** Whose a provider's account or a number is. */
export async function findIdentityOwner(p: Platform, provider: string, subjectIndex: string): Promise<string | null> {
  const row = await p.db
    .selectFrom('auth_identities')
    .select('uid')
    .where('provider', '=', provider)
    .where('subject_index', '=', subjectIndex)
    .executeTakeFirst();
  return row?.uid ?? null;
}

/** The ways in of a person, the oldest first. */
export async function listIdentityRows(p: Platform, uid: string): Promise<IdentityRow[]> {
  const rows = await p.db
    .selectFrom('auth_identities')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  if (rows.length === 0) return [];
  const keys = await p.vault.forUser(uid);
  const open = (row: AuthIdentitiesTable): IdentityBody | null => {
    try {
      return JSON.parse(keys.open(place(row.id), row.body)) as IdentityBody;
    } catch (error) {
      // One damaged record must not hide the others.
      if (error instanceof VaultError) return null;
      throw error;
    }
  };
  return rows.map((row) => ({
    id: row.id,
    uid: row.uid,
    provider: row.provider,
    body: open(row),
    createdAt: row.created_at,
  }));
}

/** True when it was there. */
export async function deleteIdentity(p: Platform, uid: string, id: string): Promise<boolean> {
  const result = await p.db
    .deleteFrom('auth_identities')
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}
