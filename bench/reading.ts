import type { ChatList, MessagePage } from '#shared/chats/chats.contract.ts';
import { type Figure, type Measure, quantile, round } from './figures.ts';
import { comeIn, type Person } from './person.ts';
import { newFolder, removeFolder, startServer } from './processes.ts';
import { seedChat, seedChats, withStores } from './seed.ts';

/** Opening and listing, small beside large: what is large must not be slower. */
export const reading: Measure = async ({ quick, say }) => {
  const folder = newFolder();
  const server = await startServer(folder);
  try {
    const long = quick ? 10_000 : 50_000;
    const [few, fifty, many, reader] = await Promise.all([1, 2, 3, 4].map(() => comeIn(server.origin)));
    if (!few || !fifty || !many || !reader) throw new Error('nobody came in');
    const [short, middle, longest] = await withStores(server.env, async (p) => {
      await seedChats(p, few.uid, 10);
      await seedChats(p, fifty.uid, 50);
      await seedChats(p, many.uid, 10_000);
      const chats: string[] = [];
      for (const count of [50, 5_000, long]) chats.push(await seedChat(p, reader.uid, count));
      return chats;
    });
    if (!short || !middle || !longest) throw new Error('no chat was seeded');
    say('seeded');
    const rounds = quick ? 100 : 400;
    const lists = await interleaved(rounds, [() => list(few), () => list(fifty), () => list(many)]);
    const opens = await interleaved(rounds, [() => open(reader, short), () => open(reader, middle)]);
    const pages = await interleaved(rounds, [() => page(reader, short, 51), () => page(reader, longest, deep(long))]);
    const count = long.toLocaleString('en');
    return [
      ...beside('Newest 50 of the chats', lists, ['of 10', 'of 50', 'of 10,000'], 3),
      ...beside('Open a chat (document, state, newest 50 messages)', opens, ['of 50', 'of 5,000'], undefined),
      ...beside('A page of 50 messages', pages, ['from a chat of 50', `from deep in a chat of ${count}`], 4),
    ];
  } finally {
    await server.stop();
    removeFolder(folder);
  }
};

const deep = (long: number): number => 51 + Math.floor(Math.random() * (long - 100));
const list = (person: Person) => person.get<ChatList>('/chats?limit=50');
const page = (person: Person, chat: string, before: number) =>
  person.get<MessagePage>(`/chats/${chat}/messages?limit=50&before=${before}`);
const open = (person: Person, chat: string) =>
  Promise.all([
    person.get(`/chats/${chat}`),
    person.get(`/chats/${chat}/state`),
    person.get(`/chats/${chat}/messages?limit=50`),
  ]);

/** Milliseconds of each call, all kinds in turn, so that whatever else the machine does strikes all alike. */
async function interleaved(rounds: number, calls: (() => Promise<unknown>)[]): Promise<number[][]> {
  const times: number[][] = calls.map(() => []);
  for (let round = 0; round < rounds + 50; round++) {
    for (const [index, call] of calls.entries()) {
      const started = performance.now();
      await call();
      if (round >= 50) times[index]?.push(performance.now() - started);
    }
  }
  return times;
}

/** One line for each size, and the ratio of the largest to the one before it: at most 10 % more. */
function beside(what: string, times: number[][], sizes: string[], bar: number | undefined): Figure[] {
  const p50 = times.map((values) => quantile(values, 0.5));
  const lines = sizes.map((size, index): Figure => {
    const value = round(p50[index] ?? null, 2);
    return {
      group: 'reading',
      what: `${what}, ${size}, p50`,
      value,
      unit: 'ms',
      ...(bar === undefined ? {} : { bar }),
    };
  });
  const [base, largest] = p50.slice(-2);
  const ratio = base && largest ? round(largest / base, 2) : null;
  return [
    ...lines,
    {
      group: 'reading',
      what: `${what}, ${sizes.at(-1)} against ${sizes.at(-2)}`,
      value: ratio,
      unit: 'times',
      bar: 1.1,
    },
  ];
}
