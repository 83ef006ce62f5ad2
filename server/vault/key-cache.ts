const KEYS_MAX = 1000;
const KEPT_MS = 10 * 60 * 1000;

/** Unwrapped keys of the people who are here now: at most 1,000, at most ten minutes after their last use. */
export class KeyCache<T> {
  readonly #clock: () => number;
  readonly #entries = new Map<string, { value: T; until: number }>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  get(userId: string): T | null {
    const entry = this.#entries.get(userId);
    if (!entry) return null;
    this.#entries.delete(userId);
    if (entry.until < this.#clock()) return null;
    // Put back last: a Map keeps its order, so the first one is the longest unused.
    this.#entries.set(userId, { ...entry, until: this.#clock() + KEPT_MS });
    return entry.value;
  }

  set(userId: string, value: T): void {
    this.#entries.delete(userId);
    if (this.#entries.size >= KEYS_MAX) {
      const oldest = this.#entries.keys().next().value;
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(userId, { value, until: this.#clock() + KEPT_MS });
  }

  delete(userId: string): void {
    this.#entries.delete(userId);
  }
}
