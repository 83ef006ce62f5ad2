import type { LiveBus, LiveNotice } from './live-bus.ts';

type Listener = (notice: LiveNotice | 'lost') => void;

/** How long it is kept for whom something changed. */
const MEMORY_MS = 60_000;

/** The change feed of this instance: announce after commit, listen by person. */
export interface Live {
  /** Tells every tab and device of a person what changed. Call it after the commit, never before. */
  publish(userId: string, topic: LiveNotice['topic'], id?: string): void;
  /** `'lost'` means notices may have been missed: fetch everything again. Returns the way to stop. */
  subscribe(userId: string, listener: Listener): () => void;
  /** Whether anything changed for a person in the last `ms` milliseconds; true where that is not known any more. */
  changedWithin(userId: string, ms: number): boolean;
  close(): Promise<void>;
}

/** Opens the feed over a bus. */
export async function createLive(bus: LiveBus, onError: (error: unknown) => void): Promise<Live> {
  const listeners = new Map<string, Set<Listener>>();
  // Oldest first, since whoever is heard of again moves to the end.
  const heard = new Map<string, number>();
  let knownSince = performance.now();
  const note = (userId: string) => {
    const now = performance.now();
    heard.delete(userId);
    heard.set(userId, now);
    for (const [id, at] of heard) {
      if (now - at < MEMORY_MS) break;
      heard.delete(id);
    }
  };

  await bus.listen(
    (notice) => {
      note(notice.userId);
      for (const listener of listeners.get(notice.userId) ?? []) listener(notice);
    },
    () => {
      knownSince = performance.now();
      for (const set of listeners.values()) for (const listener of set) listener('lost');
    },
  );

  return {
    publish: (userId, topic, id) => {
      // The write is already safe; a bus that fails must not turn it into an error.
      bus.publish(id === undefined ? { userId, topic } : { userId, topic, id }).catch(onError);
    },
    subscribe: (userId, listener) => {
      const set = listeners.get(userId) ?? new Set();
      set.add(listener);
      listeners.set(userId, set);
      return () => {
        set.delete(listener);
        if (set.size === 0) listeners.delete(userId);
      };
    },
    changedWithin: (userId, ms) => {
      const from = performance.now() - ms;
      return ms > MEMORY_MS || from < knownSince || (heard.get(userId) ?? Number.NEGATIVE_INFINITY) >= from;
    },
    close: () => bus.close(),
  };
}
