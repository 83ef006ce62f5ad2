import type { Response, ResultList, Standings } from '#shared/questionnaires/questionnaires.contract.ts';
import { type Figure, type Measure, quantile, round } from './figures.ts';
import { comeIn, type Person } from './person.ts';
import { newFolder, removeFolder, startServer } from './processes.ts';
import { seedChat, withStores } from './seed.ts';
import { seedCheckins, seedResponses } from './seed-years.ts';

const RESPONSES = 500;
const MESSAGES = 10_000;
const CHECKINS = 1_826;
const SIZE = `${RESPONSES} results`;

/** What /questionnaires and a result ask for: the second day beside years of answers, in turns. */
export const forms: Measure = async ({ quick, say }) => {
  const folder = newFolder();
  const server = await startServer(folder);
  try {
    const [fresh, old] = await Promise.all([1, 2].map(() => comeIn(server.origin)));
    if (!fresh || !old) throw new Error('nobody came in');
    const [first, newest] = await withStores(server.env, async (p) => {
      await seedChat(p, fresh.uid, 20);
      await seedCheckins(p, fresh.uid, 2);
      await seedChat(p, old.uid, MESSAGES);
      await seedCheckins(p, old.uid, CHECKINS);
      return [await seedResponses(p, fresh.uid, 2), await seedResponses(p, old.uid, RESPONSES)];
    });
    say('seeded');
    const cases: [string, (person: Person, id: string) => Promise<unknown>, string?][] = [
      ['The list of questionnaires', (person) => person.get<Standings>('/questionnaires')],
      [
        'A questionnaire with its trend',
        (person) => person.get<ResultList>('/responses?questionnaire=gad-7'),
        'shows 24 results and a line of 120 points, not 2',
      ],
      ['One result', (person, id) => person.get<Response>(`/responses/${id}`)],
    ];
    const figures: Figure[] = [];
    for (const [what, open, note = ''] of cases) {
      const times: [number[], number[]] = [[], []];
      for (let turn = 0; turn < (quick ? 100 : 400) + 20; turn++) {
        const few = await timed(() => open(fresh, first ?? ''));
        const many = await timed(() => open(old, newest ?? ''));
        if (turn < 20) continue;
        times[0].push(few);
        times[1].push(many);
      }
      const [small, large] = times.map((values) => quantile(values, 0.5));
      figures.push(
        { group: 'forms', what: `${what}, second day, p50`, value: round(small ?? null, 2), unit: 'ms' },
        { group: 'forms', what: `${what}, ${SIZE}, p50`, value: round(large ?? null, 2), unit: 'ms', note },
        {
          ...{ group: 'forms', what: `${what}, large against small`, unit: 'times', bar: 1.1 },
          value: small && large ? round(large / small, 2) : null,
        },
      );
    }
    return figures;
  } finally {
    await server.stop();
    removeFolder(folder);
  }
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
