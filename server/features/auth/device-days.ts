import { z } from 'zod';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import { findDeviceById, updateDevice } from './devices.repository.ts';

/** Specification §9: at most thirty daily heartbeats are kept. */
const DAYS_MAX = 30;

const daysSchema = z.array(z.string());

export const daysPlace = (id: string) => ({ table: 'auth_devices', column: 'days_sealed', rowId: id, rev: 0 });

/** A day as `2026-11-22`, in UTC. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The days a device was used on, the oldest first. */
export function openDays(keys: UserVault, id: string, sealed: Uint8Array | null): string[] {
  return sealed === null ? [] : daysSchema.parse(JSON.parse(keys.open(daysPlace(id), sealed)));
}

/** Notes that a device was used on a day: its person can see on how many of the last thirty, and by which device. */
export async function noteDay(p: Platform, uid: string, id: string, day: string): Promise<void> {
  const row = await findDeviceById(p, uid, id);
  if (!row) return;
  const keys = await p.vault.forUser(uid);
  const days = [...openDays(keys, id, row.days_sealed).filter((one) => one !== day), day].slice(-DAYS_MAX);
  await updateDevice(p, uid, id, { days_sealed: keys.seal(daysPlace(id), JSON.stringify(days)) });
}
