import { join } from 'node:path';

/** Not imports: benchmarks measure the server from outside, and nothing of the server may lean on them. */
const BENCH = join(import.meta.dirname, '..', '..', 'bench');

/** `npm run bench`: prints one table of figures. */
export async function benchCommand(args: string[]): Promise<void> {
  const { runBench } = (await import(join(BENCH, 'main.ts'))) as { runBench: (args: string[]) => Promise<void> };
  await runBench(args);
}

/** `npm run bench:web`: the same for the pages, in a browser. */
export async function benchWebCommand(args: string[]): Promise<void> {
  const { runBenchWeb } = (await import(join(BENCH, 'web', 'main.ts'))) as {
    runBenchWeb: (args: string[]) => Promise<void>;
  };
  await runBenchWeb(args);
}
