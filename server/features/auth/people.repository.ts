import type { Insertable } from 'kysely';
import type { PeopleTable } from '#server/db/tables/people.table.ts';
import type { Platform } from '#server/platform.ts';
import { VaultError } from '#server/vault/record.ts';
import { type AgeBand, type Consents, consentsSchema } from '#shared/auth/auth.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';

export interface Person {
  uid: string;
  authId: string;
  anonymous: boolean;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  profilePic: string | null;
  ageBand: AgeBand;
  consents: Consents;
  /** Epoch milliseconds. */
  createdAt: number;
  lastSignInAt: number | null;
}

type SealedColumn = 'email_sealed' | 'display_name_sealed' | 'profile_pic_sealed';

const place = (uid: string, column: SealedColumn) => ({ table: 'people', column, rowId: uid, rev: 0 });

/** Seals one field of a person for its column; null stays null. */
export async function sealField(
  p: Platform,
  uid: string,
  column: SealedColumn,
  text: string | null,
): Promise<Uint8Array | null> {
  return text === null ? null : p.vault.seal(uid, place(uid, column), text);
}

async function openPerson(p: Platform, row: PeopleTable): Promise<Person> {
  const keys = await p.vault.forUser(row.uid);
  const open = (column: SealedColumn): string | null => {
    const sealed = row[column];
    try {
      return sealed === null ? null : keys.open(place(row.uid, column), sealed);
    } catch (error) {
      // One damaged field must not keep its person out.
      if (error instanceof VaultError) return null;
      // Nor must a sealed account be kept from its own door: name and address show once it is unlocked.
      if (error instanceof AppError && error.code === 'vault.sealed') return null;
      throw error;
    }
  };
  return {
    uid: row.uid,
    authId: row.auth_id,
    anonymous: row.anonymous === 1,
    email: open('email_sealed'),
    emailVerified: row.email_verified === 1,
    displayName: open('display_name_sealed'),
    profilePic: open('profile_pic_sealed'),
    ageBand: row.age_band,
    consents: consentsSchema.parse(JSON.parse(row.consents)),
    createdAt: row.created_at,
    lastSignInAt: row.last_sign_in_at,
  };
}

export async function findPerson(p: Platform, uid: string): Promise<Person | null> {
  const db = p.peopleDb ?? p.db;
  const row = await db.selectFrom('people').selectAll().where('uid', '=', uid).executeTakeFirst();
  return row ? openPerson(p, row) : null;
}

export async function findPersonByAuthId(p: Platform, authId: string): Promise<Person | null> {
  const row = await p.db.selectFrom('people').selectAll().where('auth_id', '=', authId).executeTakeFirst();
  return row ? openPerson(p, row) : null;
}

/** The person an address belongs to, found without reading any address. */
export async function findPersonByAddress(p: Platform, blindAddress: string): Promise<Person | null> {
  const row = await p.db
    .selectFrom('auth_users')
    .innerJoin('people', 'people.auth_id', 'auth_users.id')
    .selectAll('people')
    .where('auth_users.email', '=', blindAddress)
    .executeTakeFirst();
  return row ? openPerson(p, row) : null;
}

/** The hash of a person's password, or null where they have none. */
export async function findPasswordHash(p: Platform, uid: string): Promise<string | null> {
  const row = await p.db
    .selectFrom('auth_accounts')
    .innerJoin('people', 'people.auth_id', 'auth_accounts.user_id')
    .select('auth_accounts.password')
    .where('people.uid', '=', uid)
    .where('auth_accounts.provider_id', '=', 'credential')
    .executeTakeFirst();
  return row?.password ?? null;
}

/** As `findPersonByAddress`, without opening anything. */
export async function findUidByAddress(p: Platform, blindAddress: string): Promise<string | null> {
  const row = await p.db
    .selectFrom('auth_users')
    .innerJoin('people', 'people.auth_id', 'auth_users.id')
    .select('people.uid')
    .where('auth_users.email', '=', blindAddress)
    .executeTakeFirst();
  return row?.uid ?? null;
}

export async function insertPerson(p: Platform, row: Insertable<PeopleTable>): Promise<void> {
  await p.db.insertInto('people').values(row).execute();
}

/** Changes a person's row; true when it was there. */
export async function updatePerson(
  p: Platform,
  uid: string,
  change: Partial<Omit<PeopleTable, 'uid'>>,
): Promise<boolean> {
  const result = await p.db.updateTable('people').set(change).where('uid', '=', uid).executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
