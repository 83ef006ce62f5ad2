import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
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
    ];
  } finally {
    await server.stop();
    removeFolder(folder);
  }
};

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
