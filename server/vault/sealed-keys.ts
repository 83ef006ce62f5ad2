import type { Insertable, Kysely, Selectable } from 'kysely';
import { changeKeys, type KeyDatabase, type SealedKeysTable, type UserKeysTable } from './key-store.ts';
import { newDataKey, sealedPlace, wrapContext } from './keyrings.ts';
import { newRecoveryCode, newSalt, passphraseKey, recoveryKey } from './passphrase-keys.ts';
import { openRecord, sealRecord } from './record.ts';
import { contentKey } from './ring.ts';
import type { Vault } from './vault.ts';

/*
 * Why is this hard?
 * Sealing, opening again and a new passphrase each give everything a person wrote a fresh key, and may be cut at any
 * point. So the new key is stored before the first record moves, the old one stays where it was until the last one
 * has, and which is which can be told from the rows alone: whoever comes next with the passphrase goes on.
 */

const EMPTY = Buffer.alloc(0);

/** What only the person gets to see, once. */
export interface Unlocked {
  /** The data key, base64url: what travels with each request from then on. */
  key: string;
  recoveryCode: string;
}

type SealedRow = Insertable<SealedKeysTable>;

async function sealedRows(userId: string, version: number, dataKey: Buffer, passphrase: string, at: number) {
  const recoveryCode = newRecoveryCode();
  const [salt, recoverySalt] = [newSalt(), newSalt()];
  const wrap = (kind: 'passphrase' | 'recovery', key: Parameters<typeof sealRecord>[0]) =>
    sealRecord(key, version, userId, sealedPlace(kind, version), dataKey);
  const check = sealRecord(contentKey(dataKey), version, userId, sealedPlace('check', version), Buffer.from('check'));
  const base = { user_id: userId, version, created_at: at };
  const rows: SealedRow[] = [
    { ...base, kind: 'passphrase', salt, wrapped: wrap('passphrase', await passphraseKey(passphrase, salt)) },
    {
      ...base,
      kind: 'recovery',
      salt: recoverySalt,
      wrapped: wrap('recovery', recoveryKey(recoveryCode, recoverySalt)),
    },
    { ...base, kind: 'check', salt: EMPTY, wrapped: check },
  ];
  return { rows, recoveryCode };
}

async function newestVersion(keys: Kysely<KeyDatabase>, userId: string): Promise<number> {
  const newest = (table: 'user_keys' | 'sealed_keys') =>
    keys
      .selectFrom(table)
      .select((eb) => eb.fn.max('version').as('version'))
      .where('user_id', '=', userId)
      .executeTakeFirst();
  const [ours, theirs] = await Promise.all([newest('user_keys'), newest('sealed_keys')]);
  return Math.max(Number(ours?.version ?? 0), Number(theirs?.version ?? 0));
}

async function underMaster({ provider }: Vault, userId: string, version: number, scope: 'all' | 'account', at: number) {
  const { masterKeyId, wrapped } = await provider.wrap(wrapContext(userId, version), newDataKey());
  const row = { user_id: userId, version, wrapped, master_key_id: masterKeyId, created_at: at, active: 1, scope };
  return (tx: Kysely<KeyDatabase>) => tx.insertInto('user_keys').values(row).execute();
}

/** Stores the keys of an account that is being sealed: one the server keeps for signing in, one it does not. */
export async function addSealedKeys(vault: Vault, userId: string, passphrase: string, at: number): Promise<Unlocked> {
  const newest = await newestVersion(vault.keys, userId);
  const dataKey = newDataKey();
  const { rows, recoveryCode } = await sealedRows(userId, newest + 2, dataKey, passphrase, at);
  const forAccount = await underMaster(vault, userId, newest + 1, 'account', at);
  await changeKeys(vault.keys, async (tx) => {
    await forAccount(tx);
    await tx.insertInto('sealed_keys').values(rows).execute();
  });
  await vault.look();
  return { key: dataKey.toString('base64url'), recoveryCode };
}

/** Stores a fresh key under a new passphrase and a new code; the one before opens under it until nothing needs it. */
export async function renewSealedKeys(
  vault: Vault,
  userId: string,
  passphrase: string,
  formerKey: Buffer,
  at: number,
): Promise<Unlocked> {
  const version = (await newestVersion(vault.keys, userId)) + 1;
  const dataKey = newDataKey();
  const { rows, recoveryCode } = await sealedRows(userId, version, dataKey, passphrase, at);
  await changeKeys(vault.keys, async (tx) => {
    const before = await tx.selectFrom('sealed_keys').selectAll().where('user_id', '=', userId).execute();
    const formers = before
      .filter((row) => row.kind === 'former')
      .map(
        (row) =>
          [
            row.version,
            openRecord(contentKey(formerKey), userId, sealedPlace('former', row.version), row.wrapped),
          ] as const,
      );
    const last = before.find((row) => row.kind === 'check')?.version ?? 0;
    const under: SealedRow[] = [[last, formerKey] as const, ...formers].map(([former, key]) => ({
      ...{ user_id: userId, version: former, kind: 'former', salt: EMPTY, created_at: at },
      wrapped: sealRecord(contentKey(dataKey), version, userId, sealedPlace('former', former), key),
    }));
    await tx.deleteFrom('sealed_keys').where('user_id', '=', userId).execute();
    await tx
      .insertInto('sealed_keys')
      .values([...rows, ...under])
      .execute();
  });
  await vault.look();
  return { key: dataKey.toString('base64url'), recoveryCode };
}

/** Stores a key under the master key again, for everything. The sealed ones stay until nothing needs them. */
export async function addOpenKey(vault: Vault, userId: string, at: number): Promise<void> {
  const version = (await newestVersion(vault.keys, userId)) + 1;
  const add = await underMaster(vault, userId, version, 'all', at);
  await changeKeys(vault.keys, add);
  await vault.look();
}

/** The data key that a passphrase or a recovery code opens; null where it does not. */
export async function openSealedKey(
  { keys }: Vault,
  userId: string,
  by: { passphrase: string } | { recoveryCode: string },
): Promise<Buffer | null> {
  const kind = 'passphrase' in by ? 'passphrase' : 'recovery';
  const row = await keys
    .selectFrom('sealed_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!row) return null;
  const key =
    'passphrase' in by ? await passphraseKey(by.passphrase, row.salt) : recoveryKey(by.recoveryCode, row.salt);
  try {
    return openRecord(key, userId, sealedPlace(kind, row.version), row.wrapped);
  } catch {
    return null;
  }
}

type Tx = Kysely<KeyDatabase>;

/** Keys that a damaged record may still be under go where the newest one is: nothing is lost, nothing else opens them. */
async function keepBesideNewest(tx: Tx, vault: Vault, userId: string, dataKey: Buffer, state: KeyState): Promise<void> {
  const { ours, theirs, check, isOpening } = state;
  if (isOpening) {
    const formers = theirs
      .filter((row) => row.kind === 'former')
      .map((row) => ({
        version: row.version,
        key: openRecord(contentKey(dataKey), userId, sealedPlace('former', row.version), row.wrapped),
      }));
    for (const { version, key } of [{ version: check.version, key: dataKey }, ...formers]) {
      const { masterKeyId, wrapped } = await vault.provider.wrap(wrapContext(userId, version), key);
      const row = { user_id: userId, version, wrapped, master_key_id: masterKeyId, created_at: check.created_at };
      await tx
        .insertInto('user_keys')
        .values({ ...row, active: 0, scope: 'all' })
        .execute();
    }
    return;
  }
  for (const row of ours.filter(({ scope }) => scope === 'all')) {
    const under = { masterKeyId: row.master_key_id, wrapped: row.wrapped };
    const key = await vault.provider.unwrap(wrapContext(userId, row.version), under);
    const wrapped = sealRecord(contentKey(dataKey), check.version, userId, sealedPlace('former', row.version), key);
    const former = { user_id: userId, version: row.version, created_at: row.created_at };
    await tx
      .insertInto('sealed_keys')
      .values({ ...former, kind: 'former', salt: EMPTY, wrapped })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

interface KeyState {
  ours: Selectable<UserKeysTable>[];
  theirs: Selectable<SealedKeysTable>[];
  check: Selectable<SealedKeysTable>;
  newest: number;
  /** The account is on its way back to the master key. */
  isOpening: boolean;
}

async function readState(tx: Tx, userId: string): Promise<KeyState | null> {
  const ours = await tx.selectFrom('user_keys').selectAll().where('user_id', '=', userId).execute();
  const theirs = await tx.selectFrom('sealed_keys').selectAll().where('user_id', '=', userId).execute();
  const check = theirs.find((row) => row.kind === 'check');
  if (!check) return null;
  const newest = Math.max(...ours.map((row) => row.version));
  return { ours, theirs, check, newest, isOpening: newest > check.version };
}

/**
 * Destroys every version that nothing is sealed with any more: after sealing the ones under the master key, after
 * opening the sealed ones. Where records do not open (`damaged`), the versions before are kept beside the newest.
 */
export async function dropOlderKeys(vault: Vault, userId: string, dataKey: Buffer, damaged: number): Promise<void> {
  await changeKeys(vault.keys, async (tx) => {
    const state = await readState(tx, userId);
    if (!state) return;
    const { newest, isOpening } = state;
    const older = tx.deleteFrom('user_keys').where('user_id', '=', userId).where('version', '<', newest);
    if (!(isOpening && damaged > 0)) await older.execute();
    if (damaged > 0) await keepBesideNewest(tx, vault, userId, dataKey, state);
    const theirs = tx.deleteFrom('sealed_keys').where('user_id', '=', userId);
    if (isOpening) await theirs.execute();
    else if (damaged === 0) await theirs.where('kind', '=', 'former').execute();
  });
  await vault.look();
}

/** Whether something of the person is still under a version before the newest. */
export async function hasOlderKeys({ keys }: Vault, userId: string): Promise<boolean> {
  const ours = await keys.selectFrom('user_keys').select('version').where('user_id', '=', userId).execute();
  const theirs = await keys
    .selectFrom('sealed_keys')
    .select('version')
    .where('user_id', '=', userId)
    .where('kind', '=', 'former')
    .execute();
  return ours.length > 1 || theirs.length > 0;
}
