import type { Engine } from '#server/db/engine.ts';
import { openPlatform } from '#server/open-platform.ts';
import type { Platform } from '#server/platform.ts';
import { createTestStore, type TestStore } from './test-store.ts';

export interface TestPlatform {
  p: Platform;
  store: TestStore;
  /** Moves the platform's clock, in milliseconds. */
  tick(ms: number): void;
  close(): Promise<void>;
}

/** A platform on a fresh, migrated, real database; its clock starts at the real time and moves only by `tick`. */
export async function openTestPlatform(engine: Engine, env: Record<string, string> = {}): Promise<TestPlatform> {
  const store = await createTestStore(engine, env);
  let now = Date.now();
  const { platform, close } = await openPlatform(store.config, { clock: () => now });
  return {
    p: platform,
    store,
    tick: (ms) => {
      now += ms;
    },
    close: async () => {
      await close();
      await store.remove();
    },
  };
}
