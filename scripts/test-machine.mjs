// What the tests need of the machine besides Node: a browser and a PostgreSQL, from the system's packages.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './set-up.mjs';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const POSTGRES_HOMES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** @returns {string | null} path of a Chromium */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => BROWSERS.map((name) => join(folder, name)));
  candidates.push('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  return candidates.find((file) => existsSync(file)) ?? null;
}

/** @returns {string | null} folder of the newest PostgreSQL's programs */
export function findPostgres() {
  const homes = POSTGRES_HOMES.filter((home) => existsSync(home));
  const bins = homes.flatMap((home) => readdirSync(home).map((name) => join(home, name, 'bin')));
  const version = (folder) => Number(/(\d+)\/bin$/.exec(folder)?.[1] ?? 0);
  const usable = bins.filter((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
  return usable.sort((a, b) => version(b) - version(a))[0] ?? null;
}

/** Installs what is missing where that is possible: as root, with apt-get. Failing is not an error: tests are skipped. */
export function installMissing() {
  const wanted = [];
  if (!findChromium()) wanted.push('chromium');
  if (!findPostgres()) wanted.push('postgresql');
  if (wanted.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${wanted.join(' and ')} from the system's packages …`);
  if (wanted.includes('postgresql')) keepClusterFromStarting();
  aptGet('update');
  // Without the option dpkg would ask about the file written above, and nobody is there to answer.
  aptGet('install', '--yes', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold', ...wanted);
}

function aptGet(...args) {
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', UCF_FORCE_CONFFOLD: '1' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  const { status, stdout, stderr } = spawnSync('apt-get', ['-qq', ...args], options);
  if (status !== 0) say(`apt-get ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Debian's package would start a server of its own on the usual port; the tests start theirs elsewhere. */
function keepClusterFromStarting() {
  const folder = '/etc/postgresql-common';
  const file = join(folder, 'createcluster.conf');
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, 'create_main_cluster = false\n');
}

/** The one command that would enable skipped tests. */
export const ENABLE = 'sudo apt-get update && sudo apt-get install --yes chromium postgresql';
