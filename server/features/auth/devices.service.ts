import { randomUUIDv7 } from 'node:crypto';
import { recordAct } from '#server/audit/audit.ts';
import type { Platform } from '#server/platform.ts';
import { VaultError } from '#server/vault/record.ts';
import type { Devices, NewDevices } from '#shared/auth/devices.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { dayOf, daysPlace, openDays } from './device-days.ts';
import {
  deleteDevices,
  deleteDevicesBut,
  findDevice,
  insertDevice,
  listDevices,
  listUnnoticedDevices,
  updateDevice,
} from './devices.repository.ts';
import { hashToken, newToken } from './opaque-tokens.ts';
import { listSessions } from './sessions.repository.ts';
import { endSession, endSessionsBut, leasePlace, type OpenSession } from './sessions.service.ts';

/** More than a person can have; older ones are forgotten first. */
const DEVICES_MAX = 30;

const devicePlace = (id: string) => ({ table: 'auth_devices', column: 'name_sealed', rowId: id, rev: 0 });

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
    days_sealed: await p.vault.seal(uid, daysPlace(id), JSON.stringify([dayOf(now)])),
  });
  await deleteDevices(
    p,
    uid,
    others.slice(DEVICES_MAX - 1).map((device) => device.id),
  );
  return { id, token: fresh, isNew: others.length > 0 };
}

const EMPTY = { browser: null, system: null };

/** A sealed coarse name as the page takes it. */
function nameFrom(open: () => string): { browser: string | null; system: string | null } {
  try {
    const [browser = '', system = ''] = open().split('|');
    return { browser: browser || null, system: system || null };
  } catch (error) {
    // One damaged name must not hide where somebody is signed in.
    if (error instanceof VaultError) return EMPTY;
    throw error;
  }
}

/** Where a person is signed in: this session first, then the one seen last. */
export async function listSignedIn(p: Platform, session: OpenSession): Promise<Devices> {
  const keys = await p.vault.forUser(session.uid);
  const rows = await listSessions(p, session.uid);
  const days = new Map(
    (await listDevices(p, session.uid)).map(({ id, days_sealed }) => [id, openDays(keys, id, days_sealed).length]),
  );
  return {
    sessions: rows
      .map((row) => ({
        id: row.session_id,
        ...nameFrom(() => (row.device_sealed ? keys.open(leasePlace(row.session_id), row.device_sealed) : '')),
        signedInAt: row.created_at,
        seenAt: row.seen_at,
        current: row.session_id === session.sessionId,
        shared: row.shared === 1,
        days: days.get(row.device_id ?? '') ?? 0,
      }))
      .sort((a, b) => Number(b.current) - Number(a.current) || b.seenAt - a.seenAt),
  };
}

/**
 * Signs one session out from another, and forgets its device.
 *
 * @throws AppError `http.not_found`
 */
export async function endOneSession(p: Platform, from: OpenSession, sessionId: string): Promise<void> {
  const row = (await listSessions(p, from.uid)).find((one) => one.session_id === sessionId);
  if (!row) throw new AppError('http.not_found');
  await endSession(p, { sessionId, uid: from.uid });
  if (row.device_id !== null && row.device_id !== from.deviceId) await deleteDevices(p, from.uid, [row.device_id]);
  await recordAct(p, from.uid, 'device.ended');
}

/** Signs every other session out, and forgets every other device. */
export async function endOtherSessions(p: Platform, from: OpenSession): Promise<void> {
  await endSessionsBut(p, from.uid, from.sessionId);
  await deleteDevicesBut(p, from.uid, from.deviceId);
  await recordAct(p, from.uid, 'sessions.ended');
}

/** Browsers that somebody signed in with for the first time, as the devices that the person had before are told. */
export async function listNewDevices(p: Platform, session: OpenSession): Promise<NewDevices> {
  const rows = session.deviceId ? await listUnnoticedDevices(p, session.uid, session.deviceId) : [];
  const keys = rows.length > 0 ? await p.vault.forUser(session.uid) : null;
  return {
    devices: rows.map((row) => ({
      id: row.id,
      ...nameFrom(() => keys?.open(devicePlace(row.id), row.name_sealed) ?? ''),
      at: row.first_seen_at,
    })),
  };
}

/** Notes that the person has seen the notice. Nobody can take a notice about themselves away. */
export async function noteDevicesSeen(p: Platform, session: OpenSession, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    if (id !== session.deviceId) await updateDevice(p, session.uid, id, { noticed_at: p.clock() });
  }
  p.live.publish(session.uid, 'user');
}
