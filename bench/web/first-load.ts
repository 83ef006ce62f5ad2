import { setTimeout as sleep } from 'node:timers/promises';
import { comeIn } from '#bench/person.ts';
import { visit } from './browser.ts';
import { blocking, figure, inTurns, type WebFigure } from './figure.ts';
import type { Stage } from './stage.ts';

const group = 'first-load';
/** How much slower than this machine. */
const SLOWER = 4;

/** What the first visits of `/` and `/chat` ask for, and how soon the front page is there. */
export async function firstLoad({ browser, origin, floor, runs, say }: Stage): Promise<WebFigure[]> {
  const { cookie } = await comeIn(origin);
  // Somebody who comes back: right after joining the feed rightly asks for everything once more.
  await sleep(8_000);
  const load = async (page: { origin: string; cookie?: string }, path: string) => {
    const seen = await visit(browser, page);
    try {
      await seen.slowDown(SLOWER);
      await seen.page.goto(path, { waitUntil: 'load' });
      await seen.quiet();
      const probe = await seen.probe();
      const requests = await seen.weigh();
      const scripts = requests.filter(({ script }) => script);
      return {
        probe,
        requests: requests.length,
        script: kilobytes(scripts),
        early: kilobytes(scripts.filter(({ at }) => at < probe.firstPaint)),
      };
    } finally {
      await seen.close();
    }
  };
  const chat = [];
  for (let turn = 0; turn < Math.min(3, runs); turn++) chat.push(await load({ origin, cookie }, '/chat'));
  say('chat page');
  const landing = await inTurns(
    runs,
    () => load({ origin }, '/'),
    () => load(floor, '/'),
  );
  say('landing page');
  const vital = (
    what: string,
    unit: string,
    bar: number,
    of: (taken: (typeof landing.alcove)[number]) => number,
    digits = 0,
  ) => figure({ group, what, runs: landing.alcove.map(of), floor: landing.floor.map(of), unit, bar, digits });
  return [
    figure({
      group,
      what: '/chat: script on first load',
      runs: chat.map(({ script }) => script),
      unit: 'kB',
      bar: 120,
      digits: 1,
    }),
    figure({
      group,
      what: '/chat: requests on first load',
      runs: chat.map(({ requests }) => requests),
      unit: '',
      bar: 14,
    }),
    vital('/: script before it is painted and usable', 'kB', 5, ({ early }) => early, 1),
    vital('/: script in all, hydrated', 'kB', 100, ({ script }) => script, 1),
    vital('/: first contentful paint, 4x', 'ms', 400, ({ probe }) => probe.firstPaint),
    vital('/: largest contentful paint, 4x', 'ms', 600, ({ probe }) => probe.largestPaint),
    vital('/: blocking time, 4x', 'ms', 30, ({ probe }) => blocking(probe.longTasks, probe.firstPaint)),
    vital('/: layout shift', '', 0, ({ probe }) => probe.shift, 3),
  ];
}

const kilobytes = (scripts: { bytes: number | null }[]): number =>
  scripts.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0) / 1000;
