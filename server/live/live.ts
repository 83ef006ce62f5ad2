import type { LiveBus, LiveNotice } from './live-bus.ts';

type Listener = (notice: LiveNotice | 'lost') => void;

/** The change feed of this instance: announce after commit, listen by person. */
export interface Live {
  /** Tells every tab and device of a person what changed. Call it after the commit, never before. */
  publish(userId: string, topic: LiveNotice['topic'], id?: string): void;
  /** `'lost'` means notices may have been missed: fetch everything again. Returns the way to stop. */
  subscribe(userId: string, listener: Listener): () => void;
  close(): Promise<void>;
}

/** Opens the feed over a bus. */
export async function createLive(bus: LiveBus, onError: (error: unknown) => void): Promise<Live> {
  const listeners = new Map<string, Set<Listener>>();

  await bus.listen(
    (notice) => {
      for (const listener of listeners.get(notice.userId) ?? []) listener(notice);
    },
    () => {
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
    close: () => bus.close(),
  };
}
