import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, type Measure, quantile, round } from './figures.ts';
import { comeIn } from './person.ts';
import { type Child, newFolder, removeFolder, startScript, startServer, usage } from './processes.ts';
import { alcoveListener, type HeardReply, type Listener, proxyListener } from './reply-readers.ts';

// Why is this hard? Two processes need one clock, and the text must be one that
// Alcove's reply checker lets through, so it can carry no time stamps. The model
// server keeps the send time of every token instead; matched by their place in
// the text they tell how long the last token of every frame was on its way.

const RATE = 20;
const REPLIES = [1, 50, 200];
/** Bars of performance.md by number of replies. */
const CPU_BAR: Record<number, number> = { 50: 0.09, 200: 0.06 };

interface Run {
  replies: number;
  first: number[];
  delays: number[];
  complete: number;
  tokens: number;
  cpu: number | null;
  peakRss: number | null;
}

interface Contender {
  name: string;
  pid: number;
  listener: () => Promise<Listener>;
}

/** Delay, processor time and memory of streamed replies: raw proxy, parsing proxy and Alcove, in the same run. */
export const streaming: Measure = async ({ quick, say }) => {
  const model = await startScript('server/testing/scripted-model/main.ts');
  const port = new URL(model.firstLine).port;
  const folder = newFolder();
  const children: Child[] = [model];
  const contenders: Contender[] = [];
  for (const [name, file] of [
    ['raw proxy', 'bench/raw-proxy.ts'],
    ['parsing proxy', 'bench/parse-proxy.ts'],
  ] as const) {
    const child = await startScript(file, [port]);
    children.push(child);
    contenders.push({ name, pid: child.pid, listener: async () => proxyListener(Number(child.firstLine)) });
  }
  const settings = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.firstLine, MODEL_NAME: 'scripted' };
  const server = await startServer(folder, settings);
  contenders.push({
    name: 'Alcove',
    pid: server.pid,
    listener: async () => {
      const person = await comeIn(server.origin, { sendToModel: true });
      return alcoveListener(person, (await person.newChat()).id);
    },
  });
  const figures: Figure[] = [];
  const cpu = new Map<string, number>();
  try {
    for (const contender of contenders) {
      await warmUp(contender);
      for (const replies of REPLIES) {
        const run = await runReplies(contender, replies, quick ? 40 : 100, model.firstLine);
        say(`${contender.name}, ${replies} replies: ${run.complete} complete`);
        figures.push(...toFigures(contender.name, run));
        if (run.cpu !== null) cpu.set(`${contender.name} ${replies}`, run.cpu);
      }
    }
  } finally {
    await server.stop();
    for (const child of children) await child.stop();
    removeFolder(folder);
  }
  return [...figures, ...[50, 200].map((replies) => againstRaw(cpu, replies))];
};

/** The machine's own speed drops out of a ratio: twice the raw proxy is the bar, whatever the clock. */
function againstRaw(cpu: ReadonlyMap<string, number>, replies: number): Figure {
  const [raw, alcove] = [cpu.get(`raw proxy ${replies}`), cpu.get(`Alcove ${replies}`)];
  const value = raw && alcove ? round(alcove / raw) : null;
  return {
    group: 'streaming',
    what: `Alcove, ${replies} replies: CPU against the raw proxy`,
    value,
    unit: 'times',
    bar: 2,
  };
}

/** Compiles the hot paths first: a server is measured as it runs, not as it wakes. */
async function warmUp({ listener }: Contender): Promise<void> {
  const warm = async () => (await listener())({ n: 60, rate: 0 });
  for (let round = 0; round < 3; round++) await Promise.all(Array.from({ length: 10 }, warm));
}

async function runReplies({ pid, listener }: Contender, replies: number, n: number, modelUrl: string): Promise<Run> {
  const listeners = await Promise.all(Array.from({ length: replies }, listener));
  await sleep(500);
  const before = usage(pid);
  let peakRss = before?.rssMb ?? 0;
  const watch = setInterval(() => {
    peakRss = Math.max(peakRss, usage(pid)?.rssMb ?? 0);
  }, 200);
  const heard = await Promise.all(
    listeners.map(async (listen, index) => {
      // Spread over a second, as people are.
      await sleep((index / replies) * 1000);
      return listen({ n, rate: RATE });
    }),
  );
  clearInterval(watch);
  const after = usage(pid);
  const run: Run = {
    replies,
    first: [],
    delays: [],
    complete: 0,
    tokens: 0,
    cpu: null,
    peakRss: before ? peakRss : null,
  };
  for (const reply of heard) await add(run, reply, modelUrl);
  if (before && after) run.cpu = ((after.cpuSeconds - before.cpuSeconds) / run.tokens) * 1000;
  return run;
}

async function add(run: Run, reply: HeardReply, modelUrl: string): Promise<void> {
  const log = (await (await fetch(new URL(`/log?id=${reply.id}`, modelUrl))).json()) as {
    time: number;
    length: number;
  }[];
  run.tokens += log.length;
  let token = 0;
  let sent = 0;
  for (const [index, { received, time }] of reply.arrivals.entries()) {
    while (token < log.length && sent < received) sent += log[token++]?.length ?? 0;
    const delay = time - (log[token - 1]?.time ?? time);
    run.delays.push(delay);
    if (index === 0) run.first.push(delay);
  }
  if (reply.complete && sent >= log.reduce((sum, { length }) => sum + length, 0)) run.complete++;
}

function toFigures(name: string, run: Run): Figure[] {
  const alcove = name === 'Alcove';
  const { replies } = run;
  const frames = alcove ? 'sentence' : 'token';
  const line = (what: string, value: number | null, unit: string, bar?: number, note?: string): Figure => ({
    group: 'streaming',
    what: `${name}, ${replies} ${replies === 1 ? 'reply' : 'replies'}: ${what}`,
    value,
    unit,
    ...(alcove && bar !== undefined ? { bar } : {}),
    ...(note ? { note } : {}),
  });
  const missing = replies - run.complete;
  const note = missing > 0 ? `${missing} of ${replies} replies not complete` : undefined;
  const cpu = line('CPU s per 1,000 tokens', round(run.cpu, 3), 's', CPU_BAR[replies]);
  return [
    line(
      alcove ? 'first sentence after its last token, p50' : 'first token, p50',
      round(quantile(run.first, 0.5)),
      'ms',
      5,
      note,
    ),
    ...(replies === 200 ? [line(`first ${frames}, p95`, round(quantile(run.first, 0.95)), 'ms', 30)] : []),
    line(`every ${frames}, p50`, round(quantile(run.delays, 0.5)), 'ms'),
    line(`every ${frames}, p95`, round(quantile(run.delays, 0.95)), 'ms'),
    line(`every ${frames}, p99`, round(quantile(run.delays, 0.99)), 'ms', replies === 200 ? 10 : undefined),
    // One reply is over too soon for a clock of hundredths of a second.
    ...(replies === 1 ? [] : [cpu]),
    ...(replies === 200 ? [line('peak memory', round(run.peakRss, 0), 'MB', 200)] : []),
  ];
}
