import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Starts a PostgreSQL of the test run's own: a fresh folder, loopback only, a free port.
 *
 * @param {string} bin folder of the server's programs
 * @param {string[]} extra settings beside the usual ones
 * @returns {Promise<{ url: string, crash(): Promise<void>, revive(): Promise<void>, stop(): Promise<void> }>}
 */
export async function startPostgres(bin, extra = []) {
  const folder = mkdtempSync(join(tmpdir(), 'alcove-postgres-'));
  const owner = ownerOf(folder);
  const data = join(folder, 'data');
  const initdb = [
    '-D',
    data,
    '-U',
    'alcove',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
    '--no-instructions',
  ];
  const made = spawnSync(join(bin, 'initdb'), initdb, { ...owner, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.error ?? ''}`);
  const port = await freePort();
  const log = join(folder, 'log');
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=300',
    'timezone=UTC',
    ...extra,
  ];
  const out = openSync(log, 'a');
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  let server;
  let ended;
  const launch = async () => {
    server = spawn(join(bin, 'postgres'), args, { ...owner, cwd: folder, stdio: ['ignore', out, out] });
    ended = new Promise((resolve) => server.once('exit', resolve));
    await untilReady(bin, port, server, log);
  };
  // SIGQUIT ends it and all its children at once, also where the run itself is cut short.
  const onExit = () => server.kill('SIGQUIT');
  process.once('exit', onExit);
  await launch();
  return {
    url: `postgres://alcove@127.0.0.1:${port}/postgres`,
    crash: async () => {
      // Its children run in sessions of their own, so a kill of the group would miss them.
      const children = spawnSync('pgrep', ['-P', String(server.pid)], { encoding: 'utf8' })
        .stdout.split('\n')
        .filter(Boolean);
      server.kill('SIGKILL');
      for (const child of children) {
        try {
          process.kill(Number(child), 'SIGKILL');
        } catch {
          // It ended by itself when its parent was gone.
        }
      }
      await ended;
    },
    revive: launch,
    stop: async () => {
      process.removeListener('exit', onExit);
      server.kill('SIGINT');
      await Promise.race([ended, wait(10_000).then(() => server.kill('SIGQUIT'))]);
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root, so root lends it the user its package made. */
function ownerOf(folder) {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  const owner = { uid: id('-u'), gid: id('-g') };
  if (!owner.uid || !owner.gid) throw new Error('There is no user "postgres" to run PostgreSQL as.');
  chownSync(folder, owner.uid, owner.gid);
  return owner;
}

async function untilReady(bin, port, server, log) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null) break;
    const probe = spawnSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)]);
    if (probe.status === 0) return;
    await wait(100);
  }
  throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8')}`);
}

/** Above 20,000, so that it never meets a well-known service. */
async function freePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const isFree = await new Promise((resolve) => {
      const server = createServer()
        .once('error', () => resolve(false))
        .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
