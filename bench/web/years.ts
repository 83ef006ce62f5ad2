import { comeIn, type Person } from '#bench/person.ts';
import { withStores } from '#bench/seed.ts';
import { seedCheckins, seedResponses } from '#bench/seed-years.ts';
import { visit } from './browser.ts';
import { blocking, figure, inTurns, type WebFigure } from './figure.ts';
import type { Stage } from './stage.ts';

const group = 'years';
const SLOWER = 4;
/** A chart must not stop the page for longer than this at a time. */
const LONGEST_MS = 50;

/** Each page, and what stands on it once its own data is there. */
const PAGES = [
  ['/questionnaires', 'Last time'],
  ['/questionnaire/gad-7', 'Your results so far'],
  ['/suggestions', 'Not now'],
  ['/suggestions?view=checkin', 'How it has been'],
] as const;

/** The pages with lists and charts: the second day beside 500 results and five years of check-ins, in turns. */
export async function years({ browser, origin, env, runs, say }: Stage): Promise<WebFigure[]> {
  const [fresh, old] = await Promise.all([comeIn(origin), comeIn(origin)]);
  await withStores(env, async (p) => {
    await seedResponses(p, fresh.uid, 3);
    await seedCheckins(p, fresh.uid, 2);
    await seedResponses(p, old.uid, 500);
    await seedCheckins(p, old.uid, 1_826);
  });
  const open = async ({ cookie }: Person, path: string, words: string, slower: number) => {
    const seen = await visit(browser, { origin, cookie });
    try {
      await seen.slowDown(slower);
      await seen.page.goto(path, { waitUntil: 'commit' });
      const ready = await seen.run<number>(`new Promise((done) => {
        const look = () => {
          if (!document.querySelector('main')?.textContent.includes(${JSON.stringify(words)})) requestAnimationFrame(look);
          else setTimeout(() => done(performance.now()));
        };
        look();
      })`);
      await seen.quiet();
      const { longTasks, firstPaint } = await seen.probe();
      const late = longTasks.filter(([start]) => start > ready - LONGEST_MS);
      const longest = Math.max(0, ...late.map(([, duration]) => duration));
      return { ready, blocked: blocking(longTasks, firstPaint), longest };
    } finally {
      await seen.close();
    }
  };
  const figures: WebFigure[] = [];
  for (const [path, words] of PAGES) {
    // The other page of each turn is the same one with little on it.
    const quick = await inTurns(
      runs,
      () => open(old, path, words, 1),
      () => open(fresh, path, words, 1),
    );
    const slow = await inTurns(
      runs,
      () => open(old, path, words, SLOWER),
      () => open(fresh, path, words, SLOWER),
    );
    const note = 'beside it: the second day';
    const row = (what: string, taken: typeof quick, of: (run: (typeof quick.alcove)[number]) => number, bar?: number) =>
      figure({
        ...{ group, what: `${path} after five years: ${what}`, unit: 'ms', note },
        ...{ runs: taken.alcove.map(of), floor: taken.floor.map(of) },
        ...(bar === undefined ? {} : { bar }),
      });
    figures.push(
      row('ready', quick, ({ ready }) => ready),
      row('longest task once its data is there', quick, ({ longest }) => longest, LONGEST_MS),
      row(`ready, ${SLOWER}x`, slow, ({ ready }) => ready),
      row(`blocking, ${SLOWER}x`, slow, ({ blocked }) => blocked),
    );
    say(path);
  }
  return figures;
}
