import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '#server/config/config.ts';
import { loadConfig } from '#server/config/config.ts';
import type { Engine } from '#server/db/engine.ts';

/** PostgreSQL is started by the test run, which says where in TEST_DATABASE_URL. */
export const ENGINES: readonly Engine[] = process.env.TEST_DATABASE_URL ? ['sqlite', 'postgres'] : ['sqlite'];

/** Settings under which nobody is ever asked to slow down. */
export const NO_LIMITS = {
  API_PER_MINUTE: '1000000',
  STREAMS_PER_MINUTE: '1000000',
  MESSAGES_PER_MINUTE: '1000000',
  MESSAGES_PER_DAY: '1000000',
  MODEL_TOKENS_PER_DAY: '1000000000',
};

export interface TestStore {
  config: Config;
  folder: string;
  /** Removes the folder and the database. */
  remove(): Promise<void>;
}

/** Settings of a fresh, empty instance on a real store of its own. */
export async function createTestStore(engine: Engine, env: Record<string, string> = {}): Promise<TestStore> {
  const folder = mkdtempSync(join(tmpdir(), 'alcove-test-'));
  const database = engine === 'postgres' ? await createDatabase() : null;
  const config = loadConfig({
    PORT: '0',
    ALCOVE_DATA: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    AUTH_GRID_MS: '0',
    // Tests ask faster than people; those of the limits set them back.
    ...NO_LIMITS,
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...env,
  });
  return {
    config,
    folder,
    remove: async () => {
      await database?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const base = process.env.TEST_DATABASE_URL;
  if (!base) throw new Error('TEST_DATABASE_URL is not set: run npm test');
  const name = `alcove_test_${randomBytes(6).toString('hex')}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: base });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await run(`create database ${name}`);
  const url = new URL(base);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}
