import { join } from 'node:path';

/** Not an import: benchmarks measure the server from outside, and nothing of the server may lean on them. */
const MAIN = join(import.meta.dirname, '..', '..', 'bench', 'main.ts');

/** `npm run bench`: prints one table of figures. */
export async function benchCommand(args: string[]): Promise<void> {
  const { runBench } = (await import(MAIN)) as { runBench: (args: string[]) => Promise<void> };
  await runBench(args);
}
