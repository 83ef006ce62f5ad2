import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { makeBackup } from '#server/db/backup.ts';
import { postgresDialect } from '#server/db/dialects/postgres.ts';
import { listFiles } from '#server/testing/list-files.ts';
import { TestPerson } from '#server/testing/test-person.ts';
import { createTestStore, ENGINES, type TestStore } from '#server/testing/test-store.ts';
import { until } from '#server/testing/until.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { SuggestionList } from '#shared/suggestions/suggestions.contract.ts';

const COUNT = process.env.ALCOVE_DEEP ? 500 : 60;

/** Words that nothing else in the world holds, in the places where people write. */
const canaries = Array.from({ length: COUNT }, (_, index) => `kestrel${index}quay${(index * 7919) % 10007}fen`);

/** The same between talks: check-ins, forms, exercises, answers to suggestions. */
const between = canaries.map((word) => word.replace('kestrel', 'plover'));

/** Not words of theirs, but they tell about a person all the same: what was answered, what was felt, what was offered. */
const TELLING = ['phq9-9', 'gad7-3', 'slept-badly', 'thought-record', 'A good first step', 'Signs of low mood'];

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

async function everythingStored(store: TestStore): Promise<Buffer[]> {
  const files = listFiles(store.folder).map(({ bytes }) => bytes);
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
      // Nobody answers there: mails wait in the queue, sealed.
      SMTP_URL: 'smtp://127.0.0.1:9',
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
    await person.post(`${person.home}/search`, { words: text });
    await person.post(`${person.home}/search`, { words: `${wrong} `.repeat(20) });
    // Refused input must leave no trace either.
    await person.post(`${person.home}/chats/${chat.id}/messages`, { id: wrong, text: wrong, [wrong as string]: wrong });
    if (n % 12 === 0) await person.send('DELETE', `${person.home}/chats/${chat.id}`);
  }
  // A whole archive of the account, which waits sealed until it is fetched.
  expect((await person.post(`${person.home}/export`, {})).status).toBeLessThan(300);
  await until(async () => {
    const { body } = await person.get<{ transfer: { state: string } | null }>(`${person.home}/export`);
    return body.transfer?.state === 'ready';
  });
  await person.post('/api/auth/sign-up', {
    email: `${canaries[0]}@example.org`,
    password: 'a quiet evening by the harbour',
    displayName: canaries[1],
    ageBand: '18+',
    consents: { storeChats: true, memory: false, sendToModel: false },
  });
}

async function writeBetweenTalks(url: string): Promise<void> {
  const person = await TestPerson.arrive(() => url, { sendToModel: false });
  const at = new Date().toISOString();
  for (let n = 0; n < COUNT; n += 10) {
    const [note, tag, later, kept, plan, looked, never, linkId, raw, wrong] = between.slice(n, n + 10) as string[];
    const checkin = { day: '2026-03-01', at, mood: 2, energy: 1, tags: ['slept-badly', tag], note };
    const checkinPath = `${person.home}/checkins/${uuidV7()}`;
    await person.send('PUT', checkinPath, checkin);
    const entry = { day: '2026-03-01', at, text: `A page about ${note}` };
    await person.send('PUT', `${person.home}/journal/${uuidV7()}`, entry);
    await person.send('PUT', `${person.home}/journal/${uuidV7()}`, { ...entry, [wrong as string]: wrong });
    await person.send('PUT', checkinPath, { ...checkin, note: later });
    if (n % 20 === 0) await person.send('DELETE', checkinPath);

    const run = { id: uuidV7(), exercise: 'thought-record', startedAt: at, endedAt: at, finished: true };
    const rated = { before: 7, after: 4, level: 0 };
    const notes = [
      { exercise: 'thought-record', kind: 'coping', values: { alt: kept } },
      { exercise: 'safety-plan', kind: 'safety-plan', values: { signs: plan } },
    ];
    expect((await person.post(`${person.home}/exercises`, { ...run, ...rated, kept: notes })).status).toBe(200);
    await person.post(`${person.home}/exercises/look`, { texts: [`I keep thinking of ${looked}`] });

    for (const [questionnaire, items] of [
      ['phq-9', 9],
      ['gad-7', 7],
    ] as const) {
      const id = uuidV7();
      await person.post(`${person.home}/responses`, { id, questionnaire });
      const answers = Object.fromEntries(
        Array.from({ length: items }, (_, item) => [`${questionnaire.replace('-', '')}-${item + 1}`, 1]),
      );
      await person.send('PATCH', `${person.home}/responses/${id}`, { answers, at: Object.keys(answers)[0] });
      expect((await person.post(`${person.home}/responses/${id}/submit`, { answers })).status).toBe(200);
      // Refused input must leave no trace either.
      await person.send('PATCH', `${person.home}/responses/${id}`, { answers: { [linkId as string]: raw } });
    }

    const { suggestions } = (await person.get<SuggestionList>(`${person.home}/suggestions`)).body;
    const answered = `${person.home}/suggestions/${suggestions[0]?.id}`;
    expect((await person.send('PATCH', answered, { state: 'never', reason: never })).status).toBe(200);
    await person.send('PUT', checkinPath, { ...checkin, mood: wrong, [wrong as string]: wrong });
  }
}

describe.each(ENGINES)('what people write, on %s', (engine) => {
  test('is nowhere readable: not in the database, its journal, the key store, backups, queue, archives, temporary files or the log', async () => {
    const store = await createTestStore(engine);
    const server = await startServer(store);
    await writeEverywhere(server.url);
    await writeBetweenTalks(server.url);
    if (engine === 'sqlite') {
      const to = { data: join(store.folder, 'backup-data'), keys: join(store.folder, 'backup-keys') };
      await makeBackup(store.config, to, Date.now());
    }
    const whileRunning = await everythingStored(store);
    const gone = once(server.process, 'exit');
    server.process.kill('SIGKILL');
    await gone;
    const places = [...whileRunning, ...(await everythingStored(store)), server.log()];
    expect(found(places, [...canaries, ...between, ...TELLING])).toEqual([]);
    expect(listFiles(store.folder).some(({ bytes }) => bytes.length > 0)).toBe(true);
    // The control: one word that somebody left in a file is found.
    writeFileSync(join(store.folder, 'left.tmp'), Buffer.from(`.${canaries[0]}.`, 'utf16le'));
    expect(found(await everythingStored(store), canaries)).toEqual([canaries[0]]);
    await store.remove();
  }, 300_000);
});

test('the search itself finds a word in every form it could have', () => {
  for (const form of forms('kestrel0quay0fen')) {
    expect(found([Buffer.concat([Buffer.from('xy'), form, Buffer.from('z')])], ['kestrel0quay0fen'])).toHaveLength(1);
  }
  expect(found([Buffer.from('nothing of the kind')], canaries)).toEqual([]);
});
