import { randomUUIDv7 } from 'node:crypto';
import { z } from 'zod';
import type { AuthPasskeysTable } from '#server/db/tables/auth-passkeys.table.ts';
import type { Platform } from '#server/platform.ts';
import { VaultError } from '#server/vault/record.ts';

/** What is sealed of a passkey. */
const bodySchema = z.object({
  credentialId: z.string(),
  /** COSE key, base64url. */
  publicKey: z.string(),
  counter: z.number(),
  transports: z.array(z.string()),
  name: z.string(),
  synced: z.boolean(),
  /** Epoch milliseconds. */
  lastUsedAt: z.number().nullable(),
});
export type PasskeyBody = z.infer<typeof bodySchema>;

export interface StoredPasskey extends PasskeyBody {
  id: string;
  uid: string;
  rev: number;
  createdAt: number;
}

const place = (id: string, rev: number) => ({ table: 'auth_passkeys', column: 'body', rowId: id, rev });

/** Case counts in a credential's id, and a blind index takes none into account: so it is spelled in hex. */
const keyOf = (p: Platform, credentialId: string): Promise<string> =>
  p.vault.blindIndex(`passkey:${Buffer.from(credentialId, 'base64url').toString('hex')}`);

async function open(p: Platform, row: AuthPasskeysTable): Promise<StoredPasskey | null> {
  try {
    const body = bodySchema.parse(JSON.parse(await p.vault.open(row.uid, place(row.id, row.rev), row.body)));
    return { ...body, id: row.id, uid: row.uid, rev: row.rev, createdAt: row.created_at };
  } catch (error) {
    // One damaged passkey must not hide the others.
    if (error instanceof VaultError) return null;
    throw error;
  }
}

const columns = ['id', 'uid', 'credential_key', 'rev', 'body', 'created_at'] as const;

/** Oldest first. */
export async function listPasskeysOf(p: Platform, uid: string): Promise<StoredPasskey[]> {
  const rows = await p.db
    .selectFrom('auth_passkeys')
    .select(columns)
    .where('uid', '=', uid)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return (await Promise.all(rows.map((row) => open(p, row)))).filter((passkey) => passkey !== null);
}

export async function findPasskeyByCredential(p: Platform, credentialId: string): Promise<StoredPasskey | null> {
  const row = await p.db
    .selectFrom('auth_passkeys')
    .select(columns)
    .where('credential_key', '=', await keyOf(p, credentialId))
    .executeTakeFirst();
  return row ? open(p, row) : null;
}

export async function findPasskey(p: Platform, uid: string, id: string): Promise<StoredPasskey | null> {
  const row = await p.db
    .selectFrom('auth_passkeys')
    .select(columns)
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? open(p, row) : null;
}

export async function hasAnyPasskey(p: Platform, uid: string): Promise<boolean> {
  const row = await p.db.selectFrom('auth_passkeys').select('id').where('uid', '=', uid).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** @throws the engine's own error where the credential is known already (`isDuplicate`) */
export async function insertPasskey(p: Platform, uid: string, body: PasskeyBody): Promise<StoredPasskey> {
  const id = randomUUIDv7();
  const createdAt = p.clock();
  await p.db
    .insertInto('auth_passkeys')
    .values({
      id,
      uid,
      credential_key: await keyOf(p, body.credentialId),
      rev: 0,
      body: await p.vault.seal(uid, place(id, 0), JSON.stringify(body)),
      created_at: createdAt,
    })
    .execute();
  return { ...body, id, uid, rev: 0, createdAt };
}

/** Writes what changed; false where somebody else changed it since it was read. */
export async function updatePasskey(p: Platform, held: StoredPasskey, change: Partial<PasskeyBody>): Promise<boolean> {
  const rev = held.rev + 1;
  const body = bodySchema.parse({ ...held, ...change });
  const result = await p.db
    .updateTable('auth_passkeys')
    .set({ rev, body: await p.vault.seal(held.uid, place(held.id, rev), JSON.stringify(body)) })
    .where('uid', '=', held.uid)
    .where('id', '=', held.id)
    .where('rev', '=', held.rev)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** False where it was gone already. */
export async function deletePasskey(p: Platform, uid: string, id: string): Promise<boolean> {
  const result = await p.db.deleteFrom('auth_passkeys').where('uid', '=', uid).where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows === 1n;
}
