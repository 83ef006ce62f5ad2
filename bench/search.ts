import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import { putCheckin } from '#server/features/checkins/checkins.repository.ts';
import { putEntry } from '#server/features/journal/journal.repository.ts';
import type { Platform } from '#server/platform.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { SearchResult } from '#shared/search/search.contract.ts';
import { type Figure, type Measure, quantile, round } from './figures.ts';
import { comeIn, type Person } from './person.ts';
import { newFolder, removeFolder, startServer } from './processes.ts';
import { seedChat, withStores } from './seed.ts';

const MESSAGES = 10_000;
const BAR = 150;

/** Looking for words in 10,000 sealed messages, beside only decrypting as much in the same run. */
export const search: Measure = async ({ quick, say }) => {
  const folder = newFolder();
  const server = await startServer(folder);
  try {
    const person = await comeIn(server.origin);
    await withStores(server.env, (p) => seedChat(p, person.uid, MESSAGES));
    say('seeded');
    const decrypt = sealedRecords();
    const look = (words: string) => () => person.post<SearchResult>('/search', { words });
    // Said by nobody: nothing lets it stop early.
    const calls = [decrypt, look('no such word'), look('schön wie nie'), look('week')];
    const times: number[][] = calls.map(() => []);
    for (let turn = 0; turn < (quick ? 10 : 30); turn++)
      for (const [at, call] of calls.entries()) times[at]?.push(await timed(call));
    const journal = await openJournals(server, quick ? 40 : 150);
    const [baseline, whole, folded, early] = times.map((values) => round(quantile(values, 0.5), 1));
    const count = MESSAGES.toLocaleString('en');
    const figure = (what: string, value: number | null | undefined, bar?: number): Figure => ({
      ...{ group: 'search', what, value: value ?? null, unit: 'ms' },
      ...(bar === undefined ? {} : { bar }),
    });
    return [
      figure(`Only decrypt ${count} records of 1 KB`, baseline),
      figure(`Search ${count} messages to the end, p50`, whole, BAR),
      figure(`Search ${count} messages for words with accents, p50`, folded, BAR),
      figure(`Search ${count} messages for a word said often, p50`, early),
      figure('Longest wait of somebody else meanwhile, p50', await waitMeanwhile(person, quick ? 5 : 15)),
      figure('Open the journal, second day, p50', journal.early),
      figure('Open the journal, five years of daily check-ins and pages, p50', journal.old),
    ];
  } finally {
    await server.stop();
    removeFolder(folder);
  }
};

const DAYS = 5 * 365;

/** Opening the journal on the second day and after five years of daily writing, in turn. */
async function openJournals(
  server: Awaited<ReturnType<typeof startServer>>,
  rounds: number,
): Promise<{ early: number | null; old: number | null }> {
  const people = [await comeIn(server.origin), await comeIn(server.origin)] as const;
  await withStores(server.env, async (p) => {
    for (const [at, { uid }] of people.entries()) await seedDays(p, uid, at === 0 ? 2 : DAYS);
  });
  const times: [number[], number[]] = [[], []];
  for (let turn = 0; turn < rounds; turn++)
    for (const [at, one] of people.entries()) times[at]?.push(await timed(() => one.get('/journal')));
  const [early, old] = times.map((values) => round(quantile(values.slice(5), 0.5), 1));
  return { early: early ?? null, old: old ?? null };
}

async function seedDays(p: Platform, uid: string, days: number): Promise<void> {
  const vault = await p.vault.forUser(uid);
  await p.db.transaction().execute(async (tx) => {
    for (let ago = 0; ago < days; ago++) {
      const at = new Date(Date.now() - ago * 86_400_000).toISOString();
      const [day, text] = [at.slice(0, 10), `What stayed with me on day ${ago}: the walk, and the light on the water.`];
      await putCheckin(tx, vault, uid, {
        id: uuidV7(),
        day,
        at,
        mood: 3,
        energy: null,
        tags: [],
        note: text,
        changedAt: null,
      });
      await putEntry(tx, vault, uid, { id: uuidV7(), day, at, text });
    }
  });
}

async function timed(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** How long small requests take at most while a search runs. */
async function waitMeanwhile(person: Person, rounds: number): Promise<number | null> {
  const longest: number[] = [];
  for (let turn = 0; turn < rounds; turn++) {
    let running = true;
    const done = person.post('/search', { words: 'no such word' }).finally(() => {
      running = false;
    });
    const waits: number[] = [];
    while (running) waits.push(await timed(() => person.get('/settings')));
    await done;
    longest.push(Math.max(...waits));
  }
  return round(quantile(longest, 0.5), 1);
}

function sealedRecords(): () => void {
  const key = createSecretKey(randomBytes(32));
  const records = Array.from({ length: MESSAGES }, () => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: 16 });
    return { iv, sealed: Buffer.concat([cipher.update(randomBytes(1024)), cipher.final()]), tag: cipher.getAuthTag() };
  });
  return () => {
    for (const { iv, sealed, tag } of records) {
      const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 });
      decipher.setAuthTag(tag);
      Buffer.concat([decipher.update(sealed), decipher.final()]);
    }
  };
}
