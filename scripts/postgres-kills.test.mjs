import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { startInstance } from '#server/main.ts';
import { TestPerson } from '#server/testing/test-person.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { findPostgres } from './test-machine.mjs';
import { startPostgres } from './test-postgres.mjs';

const KILLS = process.env.ALCOVE_DEEP ? 20 : 4;
const CONTROL_KILLS = process.env.ALCOVE_DEEP ? 20 : 6;
const WRITERS = 8;
const bin = findPostgres();

/** Writes until told to stop; what the server acknowledged is kept. A failed send is tried again with its id. */
async function write(writer, isOver) {
  let id = uuidV7();
  while (!isOver()) {
    const answer = await writer.person.say(writer.chatId, 'one more line of a long evening', id).catch(() => null);
    if (answer?.status === 202) {
      writer.acknowledged.push(id);
      id = uuidV7();
    } else await wait(20);
  }
}

async function storedIds(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select id from messages where role = 'user'");
  await client.end();
  return rows.map((row) => row.id);
}

const acknowledgedBy = (writers) => writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Kills the whole PostgreSQL at random points under eight writers. */
async function killAndCount(kills, settings) {
  const postgres = await startPostgres(bin, settings);
  const folder = mkdtempSync(join(tmpdir(), 'alcove-pg-kills-'));
  const env = {
    PORT: '0',
    ALCOVE_DATA: join(folder, 'data'),
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'silent',
    AUTH_GRID_MS: '0',
  };
  const instance = await startInstance(loadConfig(env));
  const writers = [];
  for (let n = 0; n < WRITERS; n++) {
    const person = await TestPerson.arrive(() => instance.url, { sendToModel: false });
    writers.push({ person, chatId: (await person.newChat()).id, acknowledged: [] });
  }
  for (let round = 0; round < kills; round++) {
    let over = false;
    const before = acknowledgedBy(writers);
    const writing = Promise.all(writers.map((writer) => write(writer, () => over)));
    // On a busy machine a fixed time could pass without a single write, and a kill then proves nothing.
    while (acknowledgedBy(writers) < before + WRITERS) await wait(5);
    await wait(Math.random() * 250);
    await postgres.crash();
    over = true;
    await writing;
    await postgres.revive();
  }
  const stored = await storedIds(postgres.url);
  const acknowledged = writers.flatMap((writer) => writer.acknowledged);
  await instance.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !stored.includes(id)).length,
    doubled: stored.length - new Set(stored).size,
  };
}

test.skipIf(!bin)(
  `no acknowledged message is lost when PostgreSQL is killed ${KILLS} times`,
  { timeout: 600_000 },
  async () => {
    const { acknowledged, lost, doubled } = await killAndCount(KILLS, []);
    expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
    expect(acknowledged).toBeGreaterThan(KILLS);
    process.stderr.write(`durability: PostgreSQL killed ${KILLS} times, ${acknowledged} acknowledged, 0 lost\n`);
  },
);

test.skipIf(!bin)(
  'the control with synchronous_commit=off is caught losing messages',
  { timeout: 600_000 },
  async () => {
    const settings = ['synchronous_commit=off', 'wal_writer_delay=10s', 'wal_writer_flush_after=1GB'];
    const { lost } = await killAndCount(CONTROL_KILLS, settings);
    expect(lost).toBeGreaterThan(0);
  },
);
