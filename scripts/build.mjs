// Builds what people's browsers load. The server itself needs no build: Node strips the types.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { findNode } from './runtime.mjs';
import { readIfThere, run, SetUpError, say, withLock } from './set-up.mjs';

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} sources files and folders it is made from
 * @property {string} output what must be there afterwards
 * @property {string[]} command arguments for node
 */

/** @type {Record<'content' | 'web', Step>} */
const STEPS = {
  content: {
    name: 'content',
    sources: ['content', 'companion', join('scripts', 'build-content.mjs')],
    output: join('dist', 'content.json'),
    command: [join('scripts', 'build-content.mjs')],
  },
  web: {
    name: 'web',
    sources: ['web', 'shared', 'companion', 'content', 'vite.config.ts', 'scripts', 'package-lock.json'],
    output: join('dist', 'web', 'index.html'),
    command: [join('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
  },
};

/** What a command needs built: only `serve` shows pages to people, the others must not wait for them. */
const NEEDS = {
  serve: ['content', 'web'],
  talk: ['content'],
  assess: ['content'],
  dev: ['content'],
  bench: ['content', 'web'],
  'bench:web': ['content', 'web'],
  gallery: ['content', 'web'],
};

/** Builds what the command needs and whose sources have changed since. */
export async function ensureBuilt(root, node, command) {
  const stale = () => (NEEDS[command] ?? []).map((name) => STEPS[name]).filter((step) => !isFresh(root, step));
  if (stale().length === 0) return;
  await withLock(root, 'build', () => {
    for (const step of stale()) {
      say(`Building the ${step.name} …`);
      build(root, node, step);
    }
  });
}

function build(root, node, step) {
  const fingerprint = fingerprintOf(root, step.sources);
  run(node, step.command, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } });
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stampOf(root, step), fingerprint);
}

function isFresh(root, step) {
  return existsSync(join(root, step.output)) && readIfThere(stampOf(root, step)) === fingerprintOf(root, step.sources);
}

const stampOf = (root, step) => join(root, '.cache', `built-${step.name}`);

/** Names, sizes and times of the sources: some milliseconds, where reading them all would cost a start its speed. */
function fingerprintOf(root, sources) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stats) return;
    if (stats.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) visit(join(path, name));
    else if (!/\.test\.[a-z]+$/.test(path)) hash.update(`${path}:${stats.size}:${stats.mtimeMs}\n`);
  };
  for (const source of sources) visit(source);
  return hash.digest('hex');
}

/** `npm run build`: always builds. */
async function main() {
  const root = join(fileURLToPath(import.meta.url), '..', '..');
  await ensureInstalled(root);
  const node = findNode(root);
  await withLock(root, 'build', () => {
    for (const step of Object.values(STEPS)) build(root, node.path, step);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    if (!(error instanceof SetUpError)) throw error;
    say(error.message);
    process.exit(1);
  });
}
