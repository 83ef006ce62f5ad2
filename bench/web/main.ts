import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isMet } from '#bench/figures.ts';
import { ROOT } from '#bench/processes.ts';
import { openBrowser } from './browser.ts';
import { toWebTable, type WebFigure } from './figure.ts';
import { type Stage, setStage } from './stage.ts';

/** Loaded one by one, in the order of the report. */
const MEASURES: Record<string, () => Promise<(stage: Stage) => Promise<WebFigure[]>>> = {
  'first-load': async () => (await import('./first-load.ts')).firstLoad,
  open: async () => (await import('./open-chat.ts')).openChat,
  years: async () => (await import('./years.ts')).years,
  frames: async () => (await import('./dropped-frames.ts')).droppedFrames,
  switch: async () => (await import('./switch-chat.ts')).switchChat,
};

const HELP = `Usage: npm run bench:web -- [--quick] [--only name,name]
Measures: ${Object.keys(MEASURES).join(', ')}. About six minutes; --quick about two.
`;

/** Measures the built pages in a real browser beside the floor page, and prints one table. */
export async function runBenchWeb(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { quick: { type: 'boolean' }, only: { type: 'string' }, help: { type: 'boolean' } },
  });
  const names = values.only?.split(',') ?? Object.keys(MEASURES);
  if (values.help || names.some((name) => !(name in MEASURES))) {
    process.stderr.write(HELP);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const browser = await openBrowser();
  if (!browser) {
    process.stderr.write('There is no Chromium here: sudo apt-get install chromium\n');
    process.exitCode = 1;
    return;
  }
  const say = (text: string) => process.stderr.write(`  ${text}\n`);
  const busy: number[] = [];
  const figures: WebFigure[] = [];
  try {
    const { stage, clear } = await setStage(browser, { quick: values.quick ?? false, say });
    try {
      for (const name of names) {
        process.stderr.write(`${name}\n`);
        busy.push(loadavg()[0] ?? 0);
        figures.push(...(await take(name, stage)));
      }
    } finally {
      await clear();
    }
  } finally {
    await browser.close();
  }
  const load = `${busy.map((value) => value.toFixed(1)).join(', ')} on ${cpus().length} processors`;
  process.stdout.write(`${toWebTable(figures)}\n\nLoad of the machine at each measure: ${load}.\n`);
  save(figures, busy);
}

async function take(name: string, stage: Stage): Promise<WebFigure[]> {
  try {
    const measure = await MEASURES[name]?.();
    return (await measure?.(stage)) ?? [];
  } catch (error) {
    process.exitCode = 1;
    const note = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return [{ group: name, what: name, value: null, unit: '', runs: [], floor: null, note }];
  }
}

function save(figures: WebFigure[], load: number[]): void {
  const folder = join(ROOT, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const report = {
    taken: new Date().toISOString(),
    node: process.version,
    load,
    figures: figures.map((figure) => ({ ...figure, met: isMet(figure) })),
  };
  writeFileSync(join(folder, 'web.json'), JSON.stringify(report, null, 1));
}
