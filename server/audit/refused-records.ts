import { createHash } from 'node:crypto';
import type { Platform } from '#server/platform.ts';
import { recordAct } from './audit.ts';

/** A record that does not open is met again with every look at its list; it is told once. */
const KNOWN_MAX = 50_000;
/** Written side by side, so that they share the wait for the disk. */
const AT_ONCE = 50;

/** Makes an act of every record that the vault refuses: whose it was, never what or where. */
export function watchRefusedRecords(p: Platform): { settle(): Promise<void> } {
  const known = new Set<string>();
  const waiting: string[] = [];
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, AT_ONCE);
      const results = await Promise.allSettled(batch.map((uid) => recordAct(p, uid, 'record.unreadable')));
      const lost = results.filter((result) => result.status === 'rejected').length;
      if (lost > 0) p.log.warn({ lost }, 'refused records could not be told to the audit chain');
    }
  }

  p.vault.onRefused((uid, { table, column, rowId, rev }, record) => {
    const mark = createHash('sha256').update(`${table}|${column}|${uid}|${rowId}|${rev}|`).update(record);
    const digest = mark.digest('base64');
    if (known.has(digest)) return;
    if (known.size >= KNOWN_MAX) known.clear();
    known.add(digest);
    waiting.push(uid);
    // Later, and outside of whatever transaction reads: a refusal is told even where that is undone.
    writing ??= new Promise<void>((resolve) => setImmediate(resolve)).then(write).finally(() => {
      writing = null;
    });
  });
  return {
    settle: async () => {
      while (writing) await writing;
    },
  };
}
