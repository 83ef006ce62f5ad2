import type { Engine } from '#server/db/engine.ts';
import { type Instance, startInstance } from '#server/main.ts';
import { TestPerson } from './test-person.ts';
import { createTestStore, type TestStore } from './test-store.ts';

export interface TestInstance {
  url: string;
  store: TestStore;
  /** A new anonymous person, signed in over HTTP. */
  arrive(consents?: { sendToModel: boolean }): Promise<TestPerson>;
  /** Stops and starts again on the same store, as a deploy does. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A real instance on a real port and a fresh, real database. */
export async function startTestInstance(engine: Engine, env: Record<string, string> = {}): Promise<TestInstance> {
  const store = await createTestStore(engine, env);
  let instance: Instance = await startInstance(store.config);
  const test: TestInstance = {
    url: instance.url,
    store,
    arrive: (consents = { sendToModel: true }) => TestPerson.arrive(() => instance.url, consents),
    restart: async () => {
      await instance.stop();
      instance = await startInstance(store.config);
      test.url = instance.url;
    },
    close: async () => {
      await instance.stop();
      await store.remove();
    },
  };
  return test;
}
