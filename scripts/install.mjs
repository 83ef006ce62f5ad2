import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readIfThere, run, SetUpError, say, withLock } from './set-up.mjs';

const STAMP = join('node_modules', '.alcove-install');

/** Runs `npm ci` where node_modules is missing or differs from package-lock.json. Costs one hash otherwise. */
export async function ensureInstalled(root) {
  if (isStamped(root)) return;
  await withLock(root, 'install', () => {
    if (isStamped(root)) return;
    if (!matchesLockfile(root)) install(root);
    writeFileSync(join(root, STAMP), lockHash(root));
  });
}

function isStamped(root) {
  return readIfThere(join(root, STAMP)) === lockHash(root);
}

function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** True where somebody ran npm by hand and node_modules already is what the lockfile asks for. */
function matchesLockfile(root) {
  const installed = readIfThere(join(root, 'node_modules', '.package-lock.json'));
  if (installed === null) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const found = JSON.parse(installed).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    // Optional and peer packages may rightly be missing: other platforms' binaries.
    if (!found[path]) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return found[path].version === entry.version && existsSync(join(root, path));
  });
}

function install(root) {
  say('Installing dependencies (once, about a minute) …');
  const [command, ...prefix] = npmCommand();
  // The web build needs the development dependencies, also where NODE_ENV says production.
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  run(command, [...prefix, ...args], { cwd: root });
}

/** The npm that started us, else the npm beside this Node, else the one on the PATH. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('npm-cli.js') && existsSync(script))
    return [existsSync(node ?? '') ? node : process.execPath, script];
  const beside = join(dirname(process.execPath), process.platform === 'win32' ? 'npm.cmd' : 'npm');
  if (existsSync(beside)) return [beside];
  if (process.platform === 'win32') throw new SetUpError('npm was not found beside node. Install Node.js with npm.');
  return ['npm'];
}
