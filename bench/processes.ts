import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { settingsSchema } from '#server/config/settings.ts';
import { NO_LIMITS } from '#server/testing/test-store.ts';

export const ROOT = join(import.meta.dirname, '..');
/** The front door: what `npm start` costs is what is measured. Flags to try go into NODE_OPTIONS. */
const MAIN = join(ROOT, 'alcove');
/** Linux counts processor time in hundredths of a second and memory in pages of 4 kB. */
const TICKS = 100;
const PAGE_KB = 4;

/** Processor seconds and resident memory of a process so far; null where the system has no /proc. */
export function usage(pid: number): { cpuSeconds: number; rssMb: number } | null {
  if (!existsSync(`/proc/${pid}/stat`)) return null;
  const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '').split(' ');
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return { cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS, rssMb: (pages * PAGE_KB) / 1024 };
}

export interface Child {
  pid: number;
  /** First line the process printed. */
  firstLine: string;
  stop: () => Promise<void>;
}

/** Starts a script of ours on this Node and waits for its first line. */
export async function startScript(file: string, args: string[] = []): Promise<Child> {
  const child = spawn(process.execPath, [join(ROOT, file), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [first] = await once(child.stdout, 'data');
  return { pid: child.pid as number, firstLine: String(first).trim(), stop: () => end(child) };
}

export interface BenchServer {
  origin: string;
  pid: number;
  /** Holds `data/` and `keys/`. */
  folder: string;
  env: Record<string, string>;
  stop: () => Promise<void>;
}

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'alcove-bench-'));
export const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Settings of a server of the benchmark; nobody's own settings reach it. */
export async function settingsIn(folder: string, extra: Record<string, string> = {}): Promise<Record<string, string>> {
  const port = await freePort();
  return {
    // Set, though empty: the project's own .env fills in what is not set.
    ...Object.fromEntries(Object.keys(settingsSchema.shape).map((name) => [name, ''])),
    PATH: process.env.PATH ?? '',
    HOME: folder,
    MODEL_PROVIDER: 'guided',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    ALCOVE_DATA: join(folder, 'data'),
    AUTH_GRID_MS: '0',
    LOG_LEVEL: 'error',
    // What is measured is the work, not the brake.
    ...NO_LIMITS,
    ...extra,
  };
}

/** The real server in a process of its own; resolves with its first answer to a request. */
export async function startServer(
  folder: string,
  extra: Record<string, string> = {},
): Promise<BenchServer & { startMs: number }> {
  const env = await settingsIn(folder, extra);
  const origin = env.PUBLIC_URL as string;
  const started = performance.now();
  const child = spawn(MAIN, ['serve'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let printed = '';
  child.stderr.on('data', (text) => {
    printed = (printed + text).slice(-4_000);
  });
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`the server did not start:\n${printed}`);
    await sleep(2);
  }
  const startMs = performance.now() - started;
  return { origin, pid: child.pid as number, folder, env, startMs, stop: () => end(child) };
}

async function answers(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/health`).catch(() => null);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exit;
  clearTimeout(late);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
