import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, type Measure, quantile, round } from './figures.ts';
import { comeIn } from './person.ts';
import { newFolder, removeFolder, startServer, usage } from './processes.ts';

const SETTLE_MS = 3_000;

/** Cold start, memory at rest and the price of people who only look on. */
export const start: Measure = async ({ quick, say }) => {
  const folder = newFolder();
  try {
    const first = await startServer(folder);
    await first.stop();
    const times: number[] = [];
    for (let run = 0; run < (quick ? 3 : 7); run++) {
      const server = await startServer(folder);
      times.push(server.startMs);
      await server.stop();
    }
    say('started');
    const server = await startServer(folder);
    try {
      for (const path of ['/', '/chat', '/api/health', '/api/instance'])
        await (await fetch(server.origin + path)).text();
      await sleep(SETTLE_MS);
      const idle = usage(server.pid)?.rssMb ?? null;
      const streams = quick ? 500 : 2_000;
      const perStream = await priceOfStream(server.origin, server.pid, streams);
      const line = (what: string, value: number | null, unit: string, bar?: number): Figure => ({
        group: 'start',
        what,
        value,
        unit,
        ...(bar === undefined ? {} : { bar }),
      });
      return [
        line('Cold start to the first answered request, p50', round(quantile(times, 0.5), 0), 'ms', 600),
        line('Very first start (new keys and tables)', round(first.startMs, 0), 'ms'),
        line('Memory at rest, before the first sign-in', round(idle, 0), 'MB', 130),
        line(`An idle live subscription, of ${streams.toLocaleString('en')} held`, round(perStream), 'kB', 25),
      ];
    } finally {
      await server.stop();
    }
  } finally {
    removeFolder(folder);
  }
};

/** kB of memory for each of so many open live feeds. */
async function priceOfStream(origin: string, pid: number, count: number): Promise<number | null> {
  const person = await comeIn(origin);
  const open: IncomingMessage[] = [];
  const hold = async (streams: number) => {
    for (let from = 0; from < streams; from += 100) {
      const batch = await Promise.all(
        Array.from({ length: Math.min(100, streams - from) }, () => person.open('/live')),
      );
      for (const response of batch) response.resume();
      open.push(...batch);
    }
    await sleep(SETTLE_MS);
  };
  // The first ones also pay for code and buffers that all share.
  await hold(100);
  const before = usage(pid);
  await hold(count);
  const after = usage(pid);
  const status = open.find((response) => response.statusCode !== 200)?.statusCode;
  for (const response of open) response.destroy();
  if (status !== undefined) throw new Error(`a live feed answered ${status}`);
  return before && after ? ((after.rssMb - before.rssMb) * 1024) / count : null;
}
