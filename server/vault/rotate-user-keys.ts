import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { changeKeys, type KeyDatabase } from './key-store.ts';
import { newDataKey, wrapContext } from './keyrings.ts';
import { VaultError } from './record.ts';
import { resealAll } from './reseal.ts';
import type { Vault } from './vault.ts';

/*
 * Why is this hard?
 * People go on reading and writing, on several instances, while their key changes. So every step is made known before
 * the next one relies on it: the new version is there to read with, then to write with, then everything older is
 * sealed again, and only then is the old version destroyed. Where the run was cut is seen from the versions alone.
 */

/** Longer than an instance takes to learn of changed keys and to finish a write begun before, in milliseconds. */
const SETTLE_MS = 5_000;

const BATCH = 500;

export interface Rotation {
  db: Kysely<Database>;
  vault: Vault;
  clock: () => number;
  /** Seals again what a person keeps outside the database. */
  resealFiles: (uid: string) => Promise<void>;
  settleMs?: number;
  onStep?: (step: string, done: number, of: number) => void;
}

/** People whose account is not sealed: a sealed one gets new keys when its owner changes the passphrase. */
const unsealed = (keys: Kysely<KeyDatabase>) =>
  keys
    .selectFrom('user_keys')
    .where('user_id', 'not in', keys.selectFrom('sealed_keys').select('user_id'))
    .groupBy('user_id')
    .orderBy('user_id');

async function addVersions({ vault, clock }: Rotation, olderThan: number): Promise<void> {
  const { keys, provider } = vault;
  const due = await unsealed(keys)
    .select(['user_id', (eb) => eb.fn.max('version').as('version')])
    .having((eb) => eb(eb.fn.max('created_at'), '<', olderThan))
    .execute();
  for (let from = 0; from < due.length; from += BATCH) {
    const rows = await Promise.all(
      due.slice(from, from + BATCH).map(async ({ user_id, version: last }) => {
        const version = Number(last) + 1;
        const { masterKeyId, wrapped } = await provider.wrap(wrapContext(user_id, version), newDataKey());
        const row = { user_id, version, wrapped, master_key_id: masterKeyId, created_at: clock() };
        return { ...row, active: 0, scope: 'all' as const };
      }),
    );
    await changeKeys(keys, async (tx) => {
      // Whoever left or sealed their account meanwhile must not get a key back.
      const alive = await unsealed(tx)
        .select('user_id')
        .where(
          'user_id',
          'in',
          rows.map((row) => row.user_id),
        )
        .execute();
      const here = new Set(alive.map((row) => row.user_id));
      const kept = rows.filter((row) => here.has(row.user_id));
      if (kept.length > 0) await tx.insertInto('user_keys').values(kept).execute();
    });
  }
}

/** People with an older version beside the newest: this run's, and those of a run that was cut. */
async function unfinished(keys: Kysely<KeyDatabase>): Promise<string[]> {
  const rows = await unsealed(keys)
    .select('user_id')
    .having((eb) => eb(eb.fn.countAll(), '>', 1))
    .execute();
  return rows.map((row) => row.user_id);
}

async function destroyOlder({ vault }: Rotation, uid: string): Promise<void> {
  await changeKeys(vault.keys, async (tx) => {
    const newest = await unsealed(tx)
      .select((eb) => eb.fn.max('version').as('version'))
      .where('user_id', '=', uid)
      .where('active', '=', 1)
      .executeTakeFirst();
    if (!newest) return;
    await tx.deleteFrom('user_keys').where('user_id', '=', uid).where('version', '<', Number(newest.version)).execute();
  });
}

/** Seals a person's records again. @returns how many do not open; null for whoever left or sealed their account */
async function resealHere({ db, vault }: Rotation, uid: string): Promise<number | null> {
  try {
    return await resealAll(db, vault, uid);
  } catch (error) {
    if (error instanceof VaultError || (error instanceof AppError && error.code === 'vault.sealed')) return null;
    throw error;
  }
}

/**
 * Gives everybody whose key is older than a moment a new one, seals everything of theirs again, destroys the old one.
 * Nobody notices: readers accept both all the time. Cut at any point, the next run goes on where it was.
 *
 * @param olderThan epoch milliseconds
 * @returns how many people have a new key, and how many keep the old one beside it because a record does not open
 */
export async function rotateUserKeys(
  rotation: Rotation,
  olderThan: number,
): Promise<{ rotated: number; kept: number }> {
  const { vault, resealFiles, settleMs = SETTLE_MS, onStep = () => {} } = rotation;
  const settle = async () => {
    await vault.look();
    await sleep(settleMs);
  };
  await addVersions(rotation, olderThan);
  const people = await unfinished(vault.keys);
  if (people.length === 0) return { rotated: 0, kept: 0 };
  await settle();
  await changeKeys(vault.keys, (tx) =>
    tx.updateTable('user_keys').set({ active: 1 }).where('active', '=', 0).execute(),
  );
  await settle();
  for (const [index, uid] of people.entries()) {
    if ((await resealHere(rotation, uid)) !== null) await resealFiles(uid);
    onStep('sealed again', index + 1, people.length);
  }
  await settle();
  let kept = 0;
  for (const [index, uid] of people.entries()) {
    const damaged = await resealHere(rotation, uid);
    if (damaged === 0) await destroyOlder(rotation, uid);
    else if (damaged !== null) kept++;
    onStep('old keys destroyed', index + 1, people.length);
  }
  await vault.look();
  return { rotated: people.length - kept, kept };
}
