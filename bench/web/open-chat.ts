import { visit } from './browser.ts';
import { blocking, figure, inTurns, type WebFigure } from './figure.ts';
import { lastWords } from './markdown.ts';
import type { Stage, TalkName } from './stage.ts';

const group = 'open';

interface Bars {
  ready: number;
  script?: number;
  blocking?: number;
  heap: number;
  nodes?: number;
}

const CASES: { talk: TalkName; messages: number; slower: number; bars?: Bars }[] = [
  { talk: 'one', messages: 50, slower: 1 },
  { talk: 'five', messages: 500, slower: 1, bars: { ready: 350, script: 120, heap: 20 } },
  { talk: 'twenty', messages: 2_000, slower: 1, bars: { ready: 400, blocking: 50, heap: 25, nodes: 2_500 } },
  { talk: 'twenty', messages: 2_000, slower: 4 },
];

/** Opens chats of Markdown replies cold, in a fresh profile, until their end is painted. */
export async function openChat({ browser, origin, floor, reader, chats, runs, say }: Stage): Promise<WebFigure[]> {
  const figures: WebFigure[] = [];
  for (const { talk, messages, slower, bars } of CASES) {
    const open = async (page: { origin: string; cookie?: string; chatId?: string }, path: string, end: string) => {
      const seen = await visit(browser, { ...page, waitFor: end });
      try {
        await seen.slowDown(slower);
        const before = await seen.metrics();
        await seen.page.goto(path, { waitUntil: 'commit' });
        const ready = await seen.shown();
        await seen.quiet();
        const after = await seen.metrics();
        return { ready, script: after.scriptMs - before.scriptMs, heap: after.heapMb, probe: await seen.probe() };
      } finally {
        await seen.close();
      }
    };
    const taken = await inTurns(
      runs,
      () => open({ origin, cookie: reader.cookie, chatId: chats[talk] }, '/chat', lastWords(talk)),
      () => open(floor, `/talk?n=${messages}`, lastWords('floor')),
    );
    const row = (
      what: string,
      unit: string,
      bar: number | undefined,
      of: (run: (typeof taken.alcove)[number]) => number,
      digits = 0,
    ) =>
      figure({
        group,
        what: `Open a chat of ${messages.toLocaleString('en')}${slower > 1 ? `, ${slower}x` : ''}: ${what}`,
        runs: taken.alcove.map(of),
        floor: taken.floor.map(of),
        unit,
        ...(bar === undefined ? {} : { bar }),
        digits,
      });
    figures.push(
      row('ready', 'ms', bars?.ready, ({ ready }) => ready),
      row('script', 'ms', bars?.script, ({ script }) => script),
      row('blocking', 'ms', bars?.blocking, ({ probe }) => blocking(probe.longTasks, probe.firstPaint)),
      row('heap', 'MB', bars?.heap, ({ heap }) => heap, 1),
      row('nodes', '', bars?.nodes, ({ probe }) => probe.nodes),
      row('layout shift', '', 0, ({ probe }) => probe.shift, 3),
    );
    say(`${messages} messages, ${slower}x`);
  }
  return figures;
}
