import { randomUUIDv7 } from 'node:crypto';
import type { Platform } from '#server/platform.ts';
import { deleteDevices, findDevice, insertDevice, listDevices, updateDevice } from './devices.repository.ts';
import { hashToken, newToken } from './opaque-tokens.ts';

/** More than a person can have; older ones are forgotten first. */
const DEVICES_MAX = 30;

export const devicePlace = (id: string) => ({ table: 'auth_devices', column: 'name_sealed', rowId: id, rev: 0 });

/** The device a sign-in comes from. */
export interface MetDevice {
  id: string;
  /** For the browser's device cookie. */
  token: string;
  /** Never seen with this person, who has others: they are told of it on those. */
  isNew: boolean;
}

/** Whether a person has signed in with this browser before. */
export async function isKnownDevice(p: Platform, uid: string, token: string | null): Promise<boolean> {
  return token !== null && (await findDevice(p, uid, hashToken(token))) !== undefined;
}

/**
 * Knows a browser again by its cookie, or makes its acquaintance.
 *
 * @param name coarse (`deviceNameOf`)
 */
export async function meetDevice(p: Platform, uid: string, token: string | null, name: string): Promise<MetDevice> {
  const now = p.clock();
  const known = token === null ? undefined : await findDevice(p, uid, hashToken(token));
  if (known && token !== null) {
    await updateDevice(p, uid, known.id, { seen_at: now });
    return { id: known.id, token, isNew: false };
  }
  const others = await listDevices(p, uid);
  const id = randomUUIDv7();
  // One browser keeps one cookie, whoever signs in with it.
  const fresh = token ?? newToken();
  await insertDevice(p, {
    id,
    uid,
    token_hash: hashToken(fresh),
    name_sealed: await p.vault.seal(uid, devicePlace(id), name),
    first_seen_at: now,
    seen_at: now,
    noticed_at: others.length === 0 ? now : null,
  });
  await deleteDevices(
    p,
    uid,
    others.slice(DEVICES_MAX - 1).map((device) => device.id),
  );
  return { id, token: fresh, isNew: others.length > 0 };
}
