import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { NO_LIMITS } from '#server/testing/test-store.ts';
import { demandNothingReadable } from './typed-texts.ts';

const MAIN = join(import.meta.dirname, '..', 'server', 'cli', 'main.ts');
const PATIENCE = 30_000;

export interface RunningServer {
  origin: string;
  /** Holds `data/` and `keys/`; gone after `remove`. */
  folder: string;
  /** Everything the server printed since the first start. */
  output(): string;
  /** SIGTERM, then waits for its end. */
  stop(): Promise<void>;
  /** kill -9: what a power cut looks like to the process. */
  kill(): Promise<void>;
  /** Starts again on the same data and the same port. */
  start(): Promise<void>;
  /** Link of the newest mail of the outbox folder, waiting until there is one more than `after`. */
  nextMailLink(after?: number): Promise<string>;
  /** Ends the server, looks whether anything that was written lies readable, and deletes its folder. */
  remove(): Promise<void>;
}

/** The real server, as `npm start` runs it, in a process of its own on an empty folder of its own. */
export async function runServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'alcove-journey-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let printed = '';
  let child: ChildProcess | null = null;

  const start = async () => {
    const settings = {
      PORT: String(port),
      PUBLIC_URL: origin,
      ALCOVE_DATA: join(folder, 'data'),
      AUTH_GRID_MS: '0',
      // Whatever the log can say it says here: what anybody wrote must not be in it.
      LOG_LEVEL: 'trace',
      // A journey clicks faster than a person; what is beyond the limits is tested at the server.
      ...NO_LIMITS,
      ...env,
    };
    // Its folder is the working folder, so that nobody's .env changes what the journeys see.
    child = spawn(process.execPath, [MAIN, 'serve'], {
      cwd: folder,
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (chunk) => {
      printed += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      printed += chunk;
    });
    await untilListening(origin, child, () => printed);
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  await start();
  return {
    origin,
    folder,
    output: () => printed,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    start,
    nextMailLink: (after = 0) => mailLink(join(folder, 'data', 'outbox'), after),
    remove: async () => {
      await end('SIGKILL');
      try {
        demandNothingReadable(printed, folder);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

async function untilListening(origin: string, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline && child.exitCode === null) {
    const response = await fetch(`${origin}/api/health`).catch(() => null);
    if (response) {
      await response.body?.cancel();
      return;
    }
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not start:\n${printed()}`);
}

async function mailLink(outbox: string, after: number): Promise<string> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    const mails = listed(outbox);
    const newest = mails.at(-1);
    if (newest && mails.length > after) {
      const link = /https?:\/\/\S+/.exec(readFileSync(join(outbox, newest), 'utf8'));
      if (link) return link[0];
    }
    await wait(50);
  }
  throw new Error('no mail with a link came');
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer().once('error', () => resolve(false));
      probe.listen(port, () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
