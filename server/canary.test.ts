import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { postgresDialect } from '#server/db/dialects/postgres.ts';
import { TestPerson } from '#server/testing/test-person.ts';
import { createTestStore, ENGINES, type TestStore } from '#server/testing/test-store.ts';

const COUNT = process.env.ALCOVE_DEEP ? 500 : 60;

/** Words that nothing else in the world holds, in the places where people write. */
const canaries = Array.from({ length: COUNT }, (_, index) => `kestrel${index}quay${(index * 7919) % 10007}fen`);

/** The same bytes as they could lie about: raw, UTF-16, hex, and base64 at each of its three alignments. */
function forms(word: string): Buffer[] {
  const raw = Buffer.from(word);
  const base64 = [0, 1, 2].map((shift) => {
    const encoded = Buffer.concat([Buffer.alloc(shift), raw]).toString('base64');
    // The first and last characters mix with their neighbours' bits.
    return Buffer.from(encoded.slice(shift === 0 ? 0 : 4, -4));
  });
  return [raw, Buffer.from(word, 'utf16le'), Buffer.from(raw.toString('hex')), ...base64];
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

async function everythingStored(store: TestStore): Promise<Buffer[]> {
  const files = filesUnder(store.folder).map((file) => readFileSync(file));
  if (!store.config.databaseUrl) return files;
  const db = new Kysely<Record<string, never>>({ dialect: postgresDialect(store.config.databaseUrl) });
  const tables = await db.introspection.getTables();
  const dumps = await Promise.all(
    tables.map(({ name }) =>
      sql<{ row: string }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db),
    ),
  );
  await db.destroy();
  return [...files, Buffer.from(dumps.flatMap((dump) => dump.rows.map(({ row }) => row)).join('\n'))];
}

const found = (places: Buffer[], words: string[]) =>
  words.filter((word) => forms(word).some((form) => places.some((place) => place.includes(form))));

async function startServer(store: TestStore): Promise<{ process: ChildProcess; url: string; log: () => Buffer }> {
  const log: Buffer[] = [];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'kill-child.ts'), 'honest'], {
    env: {
      ...process.env,
      PORT: '0',
      ALCOVE_DATA: store.config.dataDir,
      DATABASE_URL: store.config.databaseUrl ?? '',
      LOG_LEVEL: 'trace',
      AUTH_GRID_MS: '0',
      TMPDIR: join(store.folder),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr?.on('data', (bytes: Buffer) => log.push(bytes));
  const [line] = (await once(child.stdout as NonNullable<ChildProcess['stdout']>, 'data')) as [Buffer];
  return { process: child, url: line.toString().trim(), log: () => Buffer.concat(log) };
}

async function writeEverywhere(url: string): Promise<void> {
  const person = await TestPerson.arrive(() => url, { sendToModel: false });
  for (let n = 0; n < COUNT; n += 6) {
    const [text, title, draft, name, edit, wrong] = canaries.slice(n, n + 6) as string[];
    const chat = await person.newChat();
    const { body } = await person.say(chat.id, `my neighbour ${text} kept me awake`);
    await person.post(`${person.home}/chats/${chat.id}/messages`, {
      id: body.reply.id.replace(/.$/, '0'),
      text: `not ${edit} at all`,
      replaces: body.message.id,
    });
    await person.send('PATCH', `${person.home}/chats/${chat.id}`, { title });
    await person.send('PUT', `${person.home}/chats/${chat.id}/draft`, { text: draft });
    await person.send('PATCH', person.home, { displayName: name });
    // Refused input must leave no trace either.
    await person.post(`${person.home}/chats/${chat.id}/messages`, { id: wrong, text: wrong, [wrong as string]: wrong });
    if (n % 12 === 0) await person.send('DELETE', `${person.home}/chats/${chat.id}`);
  }
  await person.post('/api/auth/sign-up', {
    email: `${canaries[0]}@example.org`,
    password: 'a quiet evening by the harbour',
    displayName: canaries[1],
    ageBand: '18+',
    consents: { storeChats: true, memory: false, sendToModel: false },
  });
}

describe.each(ENGINES)('what people write, on %s', (engine) => {
  test('is nowhere readable: not in the database, its journal, the key store, temporary files or the log', async () => {
    const store = await createTestStore(engine);
    const server = await startServer(store);
    await writeEverywhere(server.url);
    const whileRunning = await everythingStored(store);
    const gone = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await gone;
    const places = [...whileRunning, ...(await everythingStored(store)), server.log()];
    expect(found(places, canaries)).toEqual([]);
    expect(filesUnder(store.folder).some((file) => statSync(file).size > 0)).toBe(true);
    await store.remove();
  });
});

test('the search itself finds a word in every form it could have', () => {
  for (const form of forms('kestrel0quay0fen')) {
    expect(found([Buffer.concat([Buffer.from('xy'), form, Buffer.from('z')])], ['kestrel0quay0fen'])).toHaveLength(1);
  }
  expect(found([Buffer.from('nothing of the kind')], canaries)).toEqual([]);
});
