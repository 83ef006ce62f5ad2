import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figure, isMet, type Measure, toTable } from './figures.ts';
import { ROOT } from './processes.ts';

/** Loaded one by one: a measure pays for nothing of another. In the order of the report. */
const MEASURES: Record<string, () => Promise<Measure>> = {
  streaming: async () => (await import('./streaming.ts')).streaming,
  guided: async () => (await import('./guided.ts')).guided,
  reading: async () => (await import('./reading.ts')).reading,
  suggestions: async () => (await import('./suggestions.ts')).suggestions,
  checkins: async () => (await import('./checkins.ts')).checkins,
  search: async () => (await import('./search.ts')).search,
  forms: async () => (await import('./forms.ts')).forms,
  inserts: async () => (await import('./inserts.ts')).inserts,
  start: async () => (await import('./start.ts')).start,
  script: async () => (await import('./script-bytes.ts')).scriptBytes,
};

const HELP = `Usage: npm run bench -- [--quick] [--only name,name]
Measures: ${Object.keys(MEASURES).join(', ')}. About four minutes; --quick about one.
`;

/** Measures this machine and prints one table; everything stays on 127.0.0.1. */
export async function runBench(args: string[]): Promise<void> {
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
  const say = (text: string) => process.stderr.write(`  ${text}\n`);
  const figures: Figure[] = [];
  for (const name of names) {
    process.stderr.write(`${name}\n`);
    const measure = await MEASURES[name]?.();
    try {
      figures.push(...((await measure?.({ quick: values.quick ?? false, say })) ?? []));
    } catch (error) {
      process.exitCode = 1;
      figures.push({
        group: name,
        what: name,
        value: null,
        unit: '',
        note: error instanceof Error ? error.message : String(error),
      });
    }
  }
  process.stdout.write(`${toTable(figures)}\n`);
  save(figures);
}

function save(figures: Figure[]): void {
  const folder = join(ROOT, 'bench', 'results');
  mkdirSync(folder, { recursive: true });
  const taken = new Date().toISOString();
  const report = {
    taken,
    node: process.version,
    figures: figures.map((figure) => ({ ...figure, met: isMet(figure) })),
  };
  writeFileSync(join(folder, `${taken.replaceAll(':', '-')}.json`), JSON.stringify(report, null, 1));
}
