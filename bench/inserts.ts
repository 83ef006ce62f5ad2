import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { insertMessages } from '#server/features/chats/messages.repository.ts';
import { type Figure, type Measure, round } from './figures.ts';
import { comeIn } from './person.ts';
import { newFolder, removeFolder, settingsIn, startServer } from './processes.ts';
import { messageAt, seedChat, withStores } from './seed.ts';

const WRITERS = 32;
const RAW_BATCH = 100;

/** Messages a second, each acknowledged only once it is on the disk, beside what SQLite itself can do. */
export const inserts: Measure = async ({ quick }) => {
  const folder = newFolder();
  try {
    const seconds = quick ? 2 : 5;
    const server = await startServer(folder);
    const { uid } = await comeIn(server.origin);
    await server.stop();
    const env = await settingsIn(folder);
    const alcove = await alcoveRate(env, uid, seconds);
    const line = (what: string, value: number, bar?: number): Figure => ({
      group: 'inserts',
      what,
      value: round(value, 0),
      unit: '/s',
      ...(bar === undefined ? {} : { bar, atLeast: true }),
    });
    return [
      line('Raw node:sqlite, FULL, one insert a commit', rawRate(folder, 1, seconds)),
      line(`Raw node:sqlite, FULL, ${RAW_BATCH} inserts a commit`, rawRate(folder, RAW_BATCH, seconds)),
      line(`Durable message inserts, sealed, ${WRITERS} writers`, alcove, 20_000),
    ];
  } finally {
    removeFolder(folder);
  }
};

function alcoveRate(env: Record<string, string>, uid: string, seconds: number): Promise<number> {
  return withStores(env, async (p) => {
    const vault = await p.vault.forUser(uid);
    const chats = await Promise.all(Array.from({ length: WRITERS }, () => seedChat(p, uid, 2)));
    const started = performance.now();
    const until = started + seconds * 1000;
    let written = 0;
    const write = async (chatId: string) => {
      for (let index = 2; performance.now() < until; index++) {
        const message = messageAt(chatId, index, Date.now(), null);
        await p.db.transaction().execute((tx) => insertMessages(tx, vault, uid, [message]));
        written++;
      }
    };
    await Promise.all(chats.map(write));
    return written / ((performance.now() - started) / 1000);
  });
}

function rawRate(folder: string, batch: number, seconds: number): number {
  const db = new DatabaseSync(join(folder, `raw-${batch}.db`));
  db.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table message (id text primary key, body blob) without rowid',
  );
  const insert = db.prepare('insert into message values (?, ?)');
  const body = Buffer.alloc(600, 7);
  const started = performance.now();
  let written = 0;
  while (performance.now() - started < seconds * 1000) {
    db.exec('begin immediate');
    for (let index = 0; index < batch; index++) insert.run(crypto.randomUUID(), body);
    db.exec('commit');
    written += batch;
  }
  const rate = written / ((performance.now() - started) / 1000);
  db.close();
  return rate;
}
