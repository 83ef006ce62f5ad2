import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', '..', 'bench', 'main.ts');

/** `npm run bench`: in a process of its own, so that the command's own modules do not weigh on what is measured. */
export async function benchCommand(args: string[]): Promise<void> {
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exitCode = (code as number | null) ?? 1;
}
