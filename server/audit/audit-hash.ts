import { createHmac } from 'node:crypto';
import type { Platform } from '#server/platform.ts';

/** One act as its hashes see it. */
export interface HashedAct {
  id: string;
  who: string;
  act: string;
  at: number;
}

export interface AuditHashes {
  /** Stands for a person in the chain, also when their row no longer names them. */
  who(uid: string | null): string;
  /** Of a row alone, until it is chained. */
  row(act: HashedAct): string;
  /** Of a row and of everything before it. */
  link(before: string, position: number, act: HashedAct): string;
  /** Of one end of the chain. */
  end(name: string, position: number, hash: string): string;
}

/** The keyed hashes of this instance's chain. The key lies in the key store: who has the data alone can forge none. */
export async function auditHashes(p: Pick<Platform, 'vault'>): Promise<AuditHashes> {
  const key = Buffer.from(await p.vault.instanceSecret('audit-chain'), 'hex');
  const hash = (...parts: (string | number | null)[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
  return {
    who: (uid) => hash('who', uid),
    row: ({ id, who, act, at }) => hash('row', id, who, act, at),
    link: (before, position, { id, who, act, at }) => hash('link', before, position, id, who, act, at),
    end: (name, position, last) => hash('end', name, position, last),
  };
}
