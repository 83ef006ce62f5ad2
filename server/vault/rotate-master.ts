import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { WrapContext, WrappedKey } from './key-provider.ts';
import { changeKeys, type KeyDatabase } from './key-store.ts';
import { wrapContext } from './keyrings.ts';
import type { Vault } from './vault.ts';

const BATCH = 1_000;

/** Longer than an instance that runs takes to wrap with the key that was active a moment ago, in milliseconds. */
const LATE_MS = 2_000;

const instanceContext = (name: string): WrapContext => ({ owner: 'instance', table: 'instance', rowId: name, rev: 1 });

/** Wraps once more what another key than the active one wraps. Only wrapped keys change; no record is touched. */
async function rewrapUsers({ keys, provider }: Vault, activeId: string, onStep: (done: number) => void) {
  let done = 0;
  for (;;) {
    const rows = await keys
      .selectFrom('user_keys')
      .selectAll()
      .where('master_key_id', '!=', activeId)
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return done;
    const next: (WrappedKey & { row: (typeof rows)[number] })[] = [];
    for (const row of rows) {
      const context = wrapContext(row.user_id, row.version);
      const key = await provider.unwrap(context, { masterKeyId: row.master_key_id, wrapped: row.wrapped });
      next.push({ row, ...(await provider.wrap(context, key)) });
      key.fill(0);
    }
    await keys.transaction().execute(async (tx) => {
      for (const { row, masterKeyId, wrapped } of next)
        await tx
          .updateTable('user_keys')
          .set({ wrapped, master_key_id: masterKeyId })
          .where('user_id', '=', row.user_id)
          .where('version', '=', row.version)
          .where('master_key_id', '=', row.master_key_id)
          .execute();
    });
    done += rows.length;
    onStep(done);
  }
}

async function rewrapInstance({ keys, provider }: Vault, activeId: string): Promise<void> {
  const rows = await keys.selectFrom('instance_keys').selectAll().where('master_key_id', '!=', activeId).execute();
  for (const { name, master_key_id, wrapped: before } of rows) {
    const key = await provider.unwrap(instanceContext(name), { masterKeyId: master_key_id, wrapped: before });
    const { masterKeyId, wrapped } = await provider.wrap(instanceContext(name), key);
    await keys
      .updateTable('instance_keys')
      .set({ wrapped, master_key_id: masterKeyId })
      .where('name', '=', name)
      .where('master_key_id', '=', master_key_id)
      .execute();
  }
}

/** Ids of the master keys that something is still wrapped with. */
async function neededIds(keys: Kysely<KeyDatabase>): Promise<Set<string>> {
  const [users, instance] = await Promise.all([
    keys.selectFrom('user_keys').select('master_key_id').distinct().execute(),
    keys.selectFrom('instance_keys').select('master_key_id').distinct().execute(),
  ]);
  return new Set([...users, ...instance].map((row) => row.master_key_id));
}

/** Wraps everything with the active master key, twice: an instance may have wrapped with the old one just now. */
export async function rewrapAll(
  vault: Vault,
  { lateMs = LATE_MS, onStep = () => {} }: { lateMs?: number; onStep?: (done: number) => void } = {},
): Promise<{ rewrapped: number; retired: number }> {
  const activeId = await vault.provider.currentId();
  await rewrapInstance(vault, activeId);
  let rewrapped = await rewrapUsers(vault, activeId, onStep);
  await sleep(lateMs);
  await rewrapInstance(vault, activeId);
  rewrapped += await rewrapUsers(vault, activeId, () => {});
  const retired = await vault.provider.retire(await neededIds(vault.keys));
  await changeKeys(vault.keys, async () => {});
  return { rewrapped, retired };
}

/**
 * A new master key, everything wrapped with it, the old one forgotten. May be cut at any point and begun again: what
 * is wrapped with an older key is found by its id.
 */
export async function rotateMasterKey(vault: Vault, options: Parameters<typeof rewrapAll>[1] = {}) {
  const before = await vault.provider.currentId();
  const needed = await neededIds(vault.keys);
  // A rotation that was cut has an active key that wraps little and an older one that is needed: it only goes on.
  const isUnfinished = [...needed].some((id) => id !== before);
  if (!isUnfinished) await vault.provider.rotate();
  return rewrapAll(vault, options);
}
