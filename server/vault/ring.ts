import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { AppError } from '#shared/errors/app-error.ts';
import { pad, unpad } from './padding.ts';
import { keyVersionOf, openRecord, type Place, sealRecord, VaultError } from './record.ts';

export const KEY_BYTES = 32;

/** Seals and opens for one person; the keys are already at hand, so nothing here waits. */
export interface UserVault {
  /** Encrypts text for one place. @throws AppError `vault.sealed` where the account is sealed and locked */
  seal(place: Place, text: string): Buffer;
  /** @throws VaultError when the record was moved, changed, cut or put back; AppError `vault.sealed` */
  open(place: Place, record: Uint8Array): string;
}

/** One person's keys as this process knows them now. Rotation and deletion change it while others hold it. */
export interface Ring {
  versions: Map<number, KeyObject>;
  /** Versions to seal with: what a person wrote, and what signing in needs. */
  content: number;
  account: number;
  /** A sealed account whose key did not come with the request. */
  locked: boolean;
  isSealed: boolean;
}

/** What must open before a sealed account is unlocked: ways of signing in, devices, mails that are on their way. */
export const isAccountPlace = (table: string): boolean =>
  table.startsWith('auth_') || ['mail_queue', 'cookie', 'locks'].includes(table);

/** The key that seals records, derived once from a person's data key. */
export const contentKey = (dataKey: Buffer): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', dataKey, Buffer.alloc(0), 'content', KEY_BYTES)));

/** Called with the place of every record that did not open. */
export type OnRefused = (userId: string, place: Place, record: Uint8Array) => void;

/** Works with whatever the ring holds at the moment of each call: rotation goes on while a reply is being written. */
export function vaultOf(userId: string, ring: Ring, onRefused: OnRefused): UserVault {
  const keyFor = (version: number): KeyObject => {
    const key = ring.versions.get(version);
    if (key) return key;
    if (ring.locked) throw new AppError('vault.sealed');
    throw new VaultError('no key of this version');
  };
  return {
    seal: (place, text) => {
      const version = isAccountPlace(place.table) ? ring.account : ring.content;
      return sealRecord(keyFor(version), version, userId, place, pad(text));
    },
    open: (place, record) => {
      try {
        return unpad(openRecord(keyFor(keyVersionOf(record)), userId, place, record));
      } catch (error) {
        if (error instanceof VaultError) onRefused(userId, place, record);
        throw error;
      }
    },
  };
}
