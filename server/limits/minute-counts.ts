import { sql } from 'kysely';
import type { Platform } from '#server/platform.ts';
import { limitKey } from './limits.ts';

/*
 * Why is this hard?
 * Every request is counted, on every instance, and a write for each would cost more than most requests. So counts are
 * kept here and handed to the store in steps of a tenth of the limit: whoever asks little never causes a write, and
 * whoever asks much over several instances is known to all of them a step later. Each instance may let a tenth
 * more pass than it should, and what comes while the store answers. While the store is away, each counts for itself (security note §4.5: open).
 */

const MINUTE = 60_000;
const STEPS = 10;
/** Subjects kept; beyond it the oldest are forgotten, and at worst begin their minute anew. */
const SUBJECTS_MAX = 20_000;

interface Entry {
  minute: number;
  /** Of all instances, as last heard from the store, own ones included. */
  known: number;
  /** Counted here and not yet handed over. */
  own: number;
  handing: boolean;
}

export class MinuteCounts {
  readonly #p: Platform;
  readonly #name: string;
  readonly #max: number;
  readonly #entries = new Map<string, Entry>();
  #handed: Promise<void> = Promise.resolve();

  /** @param max how many a minute may hold */
  constructor(p: Platform, name: string, max: number) {
    this.#p = p;
    this.#name = name;
    this.#max = max;
  }

  #entryOf(subject: string, minute: number): Entry {
    const found = this.#entries.get(subject);
    if (found?.minute === minute) return found;
    const entry = { minute, known: 0, own: 0, handing: false };
    this.#entries.delete(subject);
    if (this.#entries.size >= SUBJECTS_MAX) {
      const oldest = this.#entries.keys().next().value;
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(subject, entry);
    return entry;
  }

  /** Seconds until the next minute where the subject is over its limit, else 0. Counts nothing. */
  over(subject: string): number {
    const now = this.#p.clock();
    const entry = this.#entries.get(subject);
    if (!entry || entry.minute !== Math.floor(now / MINUTE) || entry.known + entry.own <= this.#max) return 0;
    return Math.ceil((MINUTE - (now % MINUTE)) / 1000);
  }

  /** Counts one. @returns seconds to wait; 0 where it is within the limit */
  count(subject: string): number {
    const minute = Math.floor(this.#p.clock() / MINUTE);
    const entry = this.#entryOf(subject, minute);
    entry.own += 1;
    if (entry.own * STEPS >= this.#max && !entry.handing) this.#handed = this.#handOver(subject, entry);
    return this.over(subject);
  }

  /** Waits until what was handed over last has arrived, or did not. */
  settle(): Promise<void> {
    return this.#handed;
  }

  async #handOver(subject: string, entry: Entry): Promise<void> {
    entry.handing = true;
    const given = entry.own;
    try {
      const key = await limitKey(this.#p, { name: `${this.#name}:${entry.minute}` }, subject);
      const row = await this.#p.db
        .insertInto('auth_limits')
        .values({ key, count: given, window_ends_at: (entry.minute + 2) * MINUTE })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({ count: sql<number>`auth_limits.count + excluded.count` }),
        )
        .returning('count')
        .executeTakeFirstOrThrow();
      entry.known = row.count;
      entry.own -= given;
    } catch {
      // Tried again with the next one counted.
    } finally {
      entry.handing = false;
    }
  }
}
