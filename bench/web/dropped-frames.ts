import { setTimeout as sleep } from 'node:timers/promises';
import { comeIn } from '#bench/person.ts';
import { type PageProbe, type Visit, visit } from './browser.ts';
import { figure, inTurns, type WebFigure } from './figure.ts';
import { markdownReply } from './markdown.ts';
import { RATE, type Stage } from './stage.ts';

const SLOWER = 4;
const FRAME_MS = 1000 / 60;
const LONGEST_REPLY = 30_000;
/** Marks of Markdown are not text on the page. */
const ALL_OF_IT = markdownReply(1).length * 0.85;

/** Frames lost while Markdown replies grow, by the gaps between those that came. */
export async function droppedFrames({ browser, origin, floor, runs, replies, say }: Stage): Promise<WebFigure[]> {
  const person = await comeIn(origin, { sendToModel: true });
  const hear = async (page: { origin: string; cookie?: string; chatId?: string }, path: string) => {
    const seen = await visit(browser, page);
    try {
      await seen.page.goto(path, { waitUntil: 'load' });
      await seen.page.locator('textarea').waitFor();
      await seen.quiet();
      await seen.slowDown(SLOWER);
      let [lost, came, longest] = [0, 0, 0];
      for (let reply = 0; reply < replies; reply++) {
        const gaps = await hearOne(seen);
        lost += gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
        came += gaps.length;
        longest = Math.max(longest, ...gaps);
      }
      return { dropped: (100 * lost) / (lost + came), longest };
    } finally {
      await seen.close();
    }
  };
  const taken = await inTurns(
    Math.min(3, runs),
    async () => hear({ origin, cookie: person.cookie, chatId: (await person.newChat()).id }, '/chat'),
    () => hear(floor, '/reply'),
  );
  say('replies');
  const row = (what: string, unit: string, bar: number, key: 'dropped' | 'longest', digits: number) =>
    figure({
      group: 'frames',
      what: `A Markdown reply at ${RATE} tokens a second, ${SLOWER}x: ${what}`,
      runs: taken.alcove.map((run) => run[key]),
      floor: taken.floor.map((run) => run[key]),
      unit,
      bar,
      digits,
      note: `${replies} replies each`,
    });
  return [row('dropped frames', '%', 5, 'dropped', 1), row('longest gap', 'ms', 50, 'longest', 0)];
}

/** Gaps between the frames from the reply's first words to a quarter of a second after its last. */
async function hearOne(seen: Visit): Promise<number[]> {
  const field = seen.page.locator('textarea');
  await field.fill('My week was long and work keeps adding up.');
  await seen.run('benchProbe.recordFrames()');
  await field.press('Enter');
  const { frames, from, to } = await grown(seen);
  const inside = frames.filter((time) => time >= from && time <= to);
  return inside.slice(1).map((time, index) => time - (inside[index] ?? 0));
}

async function grown(seen: Visit): Promise<{ frames: number[]; from: number; to: number }> {
  const deadline = Date.now() + LONGEST_REPLY;
  while (Date.now() < deadline) {
    await sleep(400);
    const probe = await seen.probe();
    const { from, to } = growing(probe);
    const [now, length] = probe.growth.at(-1) ?? [0, 0];
    if (now - to > 1_000 && length - (probe.growth[0]?.[1] ?? 0) > ALL_OF_IT) return { frames: probe.frames, from, to };
  }
  throw new Error('the reply did not come to its end');
}

/** When the text began to grow and when it stopped, with a quarter of a second either side. */
function growing({ growth }: PageProbe): { from: number; to: number } {
  const steps = growth.filter(([, length], index) => index > 0 && length !== growth[index - 1]?.[1]);
  return { from: (steps[0]?.[0] ?? 0) - 250, to: (steps.at(-1)?.[0] ?? 0) + 250 };
}
