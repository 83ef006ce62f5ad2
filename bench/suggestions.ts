import type { SuggestionList } from '#shared/suggestions/suggestions.contract.ts';
import { type Figure, type Measure, quantile, round } from './figures.ts';
import { comeIn, type Person } from './person.ts';
import { newFolder, removeFolder, startServer } from './processes.ts';
import { seedChat, withStores } from './seed.ts';
import { seedCheckins, seedResponses } from './seed-years.ts';

const RESPONSES = 500;
const MESSAGES = 10_000;
const CHECKINS = 1_826;
/** Milliseconds in which the list may be made anew, once a day. */
const MADE_ANEW = 100;

/** Opening /suggestions: the second day beside years of answers and talk. */
export const suggestions: Measure = async ({ quick, say }) => {
  const folder = newFolder();
  const server = await startServer(folder);
  try {
    const [early, fresh, old] = await Promise.all([1, 2, 3].map(() => comeIn(server.origin)));
    if (!early || !fresh || !old) throw new Error('nobody came in');
    await withStores(server.env, async (p) => {
      await seedChat(p, fresh.uid, 20);
      await seedResponses(p, fresh.uid, 1);
      await seedCheckins(p, fresh.uid, 1);
      await seedChat(p, old.uid, MESSAGES);
      await seedResponses(p, old.uid, RESPONSES);
      await seedCheckins(p, old.uid, CHECKINS);
    });
    say('seeded');
    // The first call of all loads what every later one finds there.
    await open(early);
    const first = [await timed(() => open(fresh)), await timed(() => open(old))];
    const times: number[][] = [[], []];
    for (let round = 0; round < (quick ? 100 : 400); round++)
      for (const [at, person] of [fresh, old].entries()) times[at]?.push(await timed(() => open(person)));
    const p50 = times.map((values) => quantile(values, 0.5));
    const size = `${RESPONSES} results, ${MESSAGES.toLocaleString('en')} messages, 5 years of check-ins`;
    const figure = (what: string, value: number | null | undefined, more: Partial<Figure> = {}): Figure => ({
      ...{ group: 'suggestions', what, value: round(value ?? null, 2), unit: 'ms' },
      ...more,
    });
    const [small, large] = p50;
    return [
      figure('Suggestions made anew, second day', first[0]),
      figure(`Suggestions made anew, ${size}`, first[1], { bar: MADE_ANEW }),
      figure('Open suggestions, second day, p50', small),
      figure(`Open suggestions, ${size}, p50`, large),
      figure('Open suggestions, large against small', small && large ? large / small : null, {
        unit: 'times',
        bar: 1.1,
      }),
    ];
  } finally {
    await server.stop();
    removeFolder(folder);
  }
};

const open = (person: Person) => person.get<SuggestionList>('/suggestions');

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
