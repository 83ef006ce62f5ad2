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
 * @returns {Promise<{ url: string, stop(): Promise<void> }>}
 */
export async function startPostgres(bin) {
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
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300', 'timezone=UTC'];
  const out = openSync(log, 'a');
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(join(bin, 'postgres'), args, { ...owner, cwd: folder, stdio: ['ignore', out, out] });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // SIGQUIT ends it and all its children at once, also where the run itself is cut short.
  const onExit = () => server.kill('SIGQUIT');
  process.once('exit', onExit);
  await untilReady(bin, port, server, log);
  return {
    url: `postgres://alcove@127.0.0.1:${port}/postgres`,
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
