import type { DatabaseSync } from 'node:sqlite';

/*
 * Why is this hard?
 * With synchronous=FULL every COMMIT waits for the disk. Many callers can share one
 * wait, if each still gets its own all-or-nothing: so an outer transaction is opened,
 * every caller works in a savepoint of it, one after the other, and all of them are
 * acknowledged only after the one COMMIT that covers them. A caller that fails rolls
 * back its own savepoint alone. If the COMMIT itself fails, nobody was acknowledged.
 */

interface Waiter {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** More than this many callers in one group would make the first of them wait too long. */
const GROUP_MAX = 128;

/** Serialises writers on one SQLite connection and commits them in groups. */
export class GroupCommit {
  readonly #db: DatabaseSync;
  readonly #entrance: (() => void)[] = [];
  #pending: Waiter[] = [];
  #occupied = false;
  #flushScheduled = false;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Waits for the turn and opens the caller's savepoint. Every `enter` needs a `commit` or a `rollback`. */
  async enter(): Promise<void> {
    if (this.#occupied) await new Promise<void>((resolve) => this.#entrance.push(resolve));
    this.#occupied = true;
    try {
      if (!this.#db.isTransaction) this.#db.exec('begin immediate');
      this.#db.exec('savepoint caller');
    } catch (error) {
      this.#leave();
      throw error;
    }
  }

  /** Keeps the caller's work; resolves once it is on the disk. */
  commit(): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      try {
        this.#db.exec('release caller');
      } catch (error) {
        this.#abandonIfBroken(error);
        this.#leave();
        reject(error);
        return;
      }
      this.#pending.push({ resolve, reject });
      this.#leave();
    });
  }

  /** Undoes the caller's work and nobody else's. */
  rollback(): void {
    try {
      // A full disk makes SQLite drop the whole transaction by itself: then there is no savepoint left.
      if (this.#db.isTransaction) this.#db.exec('rollback to caller; release caller');
    } finally {
      this.#abandonIfBroken(new Error('the group was rolled back by the database'));
      this.#leave();
    }
  }

  /** Waits until every caller is out and acknowledged, so that the store may be closed. */
  async settle(): Promise<void> {
    while (this.#occupied || this.#db.isTransaction) await new Promise((resolve) => setImmediate(resolve));
  }

  #leave(): void {
    const next = this.#entrance.shift();
    if (next && this.#pending.length < GROUP_MAX) {
      next();
      return;
    }
    if (next) {
      this.#flush();
      next();
      return;
    }
    this.#occupied = false;
    if (!this.#flushScheduled) {
      this.#flushScheduled = true;
      // Callers that are already on their way through the event loop join this group.
      setImmediate(() => {
        this.#flushScheduled = false;
        if (!this.#occupied) this.#flush();
      });
    }
  }

  #flush(): void {
    const group = this.#pending;
    this.#pending = [];
    try {
      if (this.#db.isTransaction) this.#db.exec('commit');
      for (const waiter of group) waiter.resolve();
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback');
      for (const waiter of group) waiter.reject(error);
    }
  }

  #abandonIfBroken(error: unknown): void {
    if (this.#db.isTransaction) return;
    const group = this.#pending;
    this.#pending = [];
    for (const waiter of group) waiter.reject(error);
  }
}
