import { setTimeout as sleep } from 'node:timers/promises';
import { comeIn } from '#bench/person.ts';
import { type PageProbe, visit } from './browser.ts';
import { figure, inTurns, type WebFigure } from './figure.ts';
import { RATE, type Stage } from './stage.ts';

const group = 'frames';
const SLOWER = 4;
const FRAME_MS = 1000 / 60;
const LONGEST_REPLY = 60_000;

/** Frames lost while a Markdown reply grows, by the gaps between those that came. */
export async function droppedFrames({ browser, origin, floor, runs, replyLength, say }: Stage): Promise<WebFigure[]> {
  const person = await comeIn(origin, { sendToModel: true });
  const hear = async (page: { origin: string; cookie?: string; chatId?: string }, path: string) => {
    const seen = await visit(browser, page);
    try {
      await seen.page.goto(path, { waitUntil: 'load' });
      const field = seen.page.locator('textarea');
      await field.fill('My week was long and work keeps adding up.');
      await seen.quiet();
      await seen.slowDown(SLOWER);
      await seen.run('benchProbe.recordFrames()');
      await field.press('Enter');
      return measure(await grown(seen, replyLength));
    } finally {
      await seen.close();
    }
  };
  const taken = await inTurns(
    Math.min(5, runs),
    async () => hear({ origin, cookie: person.cookie, chatId: (await person.newChat()).id }, '/chat'),
    () => hear(floor, '/reply'),
  );
  say('replies');
  const row = (
    what: string,
    unit: string,
    bar: number,
    of: (run: ReturnType<typeof measure>) => number,
    digits: number,
  ) =>
    figure({
      group,
      what: `A Markdown reply at ${RATE} tokens a second, ${SLOWER}x: ${what}`,
      runs: taken.alcove.map(of),
      floor: taken.floor.map(of),
      unit,
      bar,
      digits,
    });
  return [
    row('dropped frames', '%', 5, ({ dropped }) => dropped, 1),
    row('longest gap', 'ms', 50, ({ longest }) => longest, 0),
  ];
}

/** The probe's notes once the reply has its length and a second of stillness has passed. */
async function grown(seen: Awaited<ReturnType<typeof visit>>, length: number): Promise<PageProbe> {
  const deadline = Date.now() + LONGEST_REPLY;
  while (Date.now() < deadline) {
    await sleep(500);
    const probe = await seen.probe();
    const { from, to } = growing(probe);
    const now = probe.growth.at(-1)?.[0] ?? 0;
    const gained = (probe.growth.at(-1)?.[1] ?? 0) - (probe.growth[0]?.[1] ?? 0);
    // Marks of Markdown are not text on the page.
    if (to > from && now - to > 1_500 && gained > length * 0.8) return probe;
  }
  throw new Error('the reply did not come to its end');
}

/** When the text began to grow and when it stopped, with a quarter of a second either side. */
function growing({ growth }: PageProbe): { from: number; to: number } {
  const steps = growth.filter(([, length], index) => index > 0 && length !== growth[index - 1]?.[1]);
  return { from: (steps[0]?.[0] ?? 0) - 250, to: (steps.at(-1)?.[0] ?? 0) + 250 };
}

function measure(probe: PageProbe): { dropped: number; longest: number } {
  const { from, to } = growing(probe);
  const frames = probe.frames.filter((time) => time >= from && time <= to);
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? 0));
  const lost = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return { dropped: (100 * lost) / (lost + frames.length), longest: Math.max(...gaps) };
}
