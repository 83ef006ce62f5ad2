import { type CheckinList, FIRST_DAYS } from '#shared/checkins/checkins.contract.ts';
import { type Figure, type Measure, quantile, round } from './figures.ts';
import { comeIn } from './person.ts';
import { newFolder, removeFolder, startServer } from './processes.ts';
import { withStores } from './seed.ts';
import { seedCheckins } from './seed-years.ts';

const YEARS = 5;
/** What the page asks for before it draws calendar, list and trend; and what it asks for behind that. */
const FIRST = `/checkins?days=${FIRST_DAYS}`;
const YEAR = '/checkins';
const BAR = { first: 5, year: 50 };

/** Opening the check-ins: the second day beside five years of them, one a day. */
export const checkins: Measure = async ({ quick, say }) => {
  const folder = newFolder();
  const server = await startServer(folder);
  try {
    const [fresh, old] = await Promise.all([comeIn(server.origin), comeIn(server.origin)]);
    await withStores(server.env, async (p) => {
      await seedCheckins(p, fresh.uid, 2);
      await seedCheckins(p, old.uid, YEARS * 365);
    });
    say('seeded');
    const times: Record<string, number[]> = { fresh: [], old: [], year: [] };
    const open = async (name: string, work: () => Promise<CheckinList>) => {
      const started = performance.now();
      await work();
      times[name]?.push(performance.now() - started);
    };
    for (let round = 0; round < (quick ? 100 : 400); round++) {
      await open('fresh', () => fresh.get(FIRST));
      await open('old', () => old.get(FIRST));
      if (round % 4 === 0) await open('year', () => old.get(YEAR));
    }
    const p50 = (name: string) => quantile(times[name] ?? [], 0.5) ?? null;
    const figure = (what: string, value: number | null, more: Partial<Figure> = {}): Figure => ({
      ...{ group: 'check-ins', what, value: round(value, 2), unit: 'ms' },
      ...more,
    });
    return [
      figure('Open check-ins, second day, p50', p50('fresh')),
      figure(`Open check-ins, ${YEARS} years of them, p50`, p50('old'), { bar: BAR.first }),
      figure('A year of them, fetched behind that, p50', p50('year'), { bar: BAR.year }),
    ];
  } finally {
    await server.stop();
    removeFolder(folder);
  }
};
