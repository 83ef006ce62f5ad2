import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');
/** The origin that pages come from while developing; the server refuses writes from any other. */
const PAGES = 'http://localhost:5173';

/** `npm run dev`: the server restarts when its code changes; Vite serves the web and passes /api on to it. */
export async function devCommand(): Promise<void> {
  const port = process.env.PORT ?? '3000';
  const env = { PUBLIC_URL: PAGES, ...process.env, PORT: port, ALCOVE_API: `http://127.0.0.1:${port}` };
  const start = (args: string[]) => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env });
  const children: ChildProcess[] = [
    start(['--watch', join(ROOT, 'server', 'cli', 'main.ts'), 'serve']),
    start([join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), '--strictPort']),
  ];
  const stop = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  for (const child of children) child.once('exit', stop);
  await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))));
}
