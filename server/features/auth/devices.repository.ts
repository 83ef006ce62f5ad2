import type { AuthDevicesTable } from '#server/db/tables/auth-devices.table.ts';
import type { Platform } from '#server/platform.ts';

export function findDevice(p: Platform, uid: string, tokenHash: string): Promise<AuthDevicesTable | undefined> {
  return p.db
    .selectFrom('auth_devices')
    .selectAll()
    .where('uid', '=', uid)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export function findDeviceById(p: Platform, uid: string, id: string): Promise<AuthDevicesTable | undefined> {
  return p.db.selectFrom('auth_devices').selectAll().where('uid', '=', uid).where('id', '=', id).executeTakeFirst();
}

/** A person's devices, the one seen last first. */
export function listDevices(p: Platform, uid: string): Promise<AuthDevicesTable[]> {
  return p.db
    .selectFrom('auth_devices')
    .selectAll()
    .where('uid', '=', uid)
    .orderBy('seen_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertDevice(p: Platform, row: AuthDevicesTable): Promise<void> {
  await p.db.insertInto('auth_devices').values(row).execute();
}

export async function updateDevice(
  p: Platform,
  uid: string,
  id: string,
  change: Partial<Pick<AuthDevicesTable, 'seen_at' | 'noticed_at' | 'days_sealed'>>,
): Promise<boolean> {
  const result = await p.db
    .updateTable('auth_devices')
    .set(change)
    .where('uid', '=', uid)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteDevices(p: Platform, uid: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await p.db.deleteFrom('auth_devices').where('uid', '=', uid).where('id', 'in', ids).execute();
}

/** Devices that came after another one and that nobody has looked at yet. */
export function listUnnoticedDevices(p: Platform, uid: string, after: string): Promise<AuthDevicesTable[]> {
  const own = p.db.selectFrom('auth_devices').select('first_seen_at').where('uid', '=', uid).where('id', '=', after);
  return p.db
    .selectFrom('auth_devices')
    .selectAll()
    .where('uid', '=', uid)
    .where('noticed_at', 'is', null)
    .where('first_seen_at', '>', own)
    .orderBy('first_seen_at', 'desc')
    .execute();
}

/** Forgets every device of a person but for one. */
export async function deleteDevicesBut(p: Platform, uid: string, keep: string | null): Promise<void> {
  await p.db
    .deleteFrom('auth_devices')
    .where('uid', '=', uid)
    .where('id', '!=', keep ?? '')
    .execute();
}
