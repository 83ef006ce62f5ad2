// Why is this hard? The server needs Node's own SQLite and TypeScript stripping, but the machine may
// have only Node 20. A pinned Node comes as an npm package (optionalDependencies of package.json); it
// is a convenience and ages, so a newer Node of the system, with newer security fixes, goes first.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { readIfThere, SetUpError } from './set-up.mjs';

/** The oldest Node the code passes on; used only where the pinned one could not be installed. */
const OLDEST = '24.15.0';
const BINARY = process.platform === 'win32' ? 'node.exe' : 'node';

/**
 * The Node to run: the newest of this process, the PATH and the pinned package.
 * @returns {{ path: string, version: string, isThisProcess: boolean }}
 */
export function findNode(root) {
  const cache = versionCache(root);
  const pinned = join(root, 'node_modules', '.bin', BINARY);
  const nodes = [pinned, process.execPath, ...pathNodes(root)]
    .filter(isExecutable)
    .map((file) => ({ path: file, version: cache.versionOf(realpathSync(file)) }))
    // The pinned one is null here on a system it was not built for (musl).
    .filter((node) => node.version !== null && compareVersions(node.version, OLDEST) >= 0);
  cache.save();
  // The sort is stable: of two of one version the earlier, so the pinned one, wins.
  const [best] = nodes.sort((a, b) => compareVersions(b.version, a.version));
  if (!best) throw new SetUpError(missing(pinnedVersion(root)));
  return { ...best, isThisProcess: realpathSync(best.path) === realpathSync(process.execPath) };
}

/** -1, 0 or 1, by major, minor and patch. */
export function compareVersions(a, b) {
  const left = a.split('.').map(Number);
  const right = b.split('.').map(Number);
  for (let i = 0; i < 3; i += 1) if (left[i] !== right[i]) return left[i] < right[i] ? -1 : 1;
  return 0;
}

function missing(pinned) {
  return [
    `Alcove needs Node ${pinned}, which npm normally installs with it (optional dependencies).`,
    `It is not in node_modules, and no Node from ${OLDEST} on is on the PATH (this is ${process.versions.node}).`,
    'Either run `npm ci --include=optional`, or install a newer Node: https://nodejs.org/en/download',
  ].join('\n');
}

function pinnedVersion(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return optionalDependencies[Object.keys(optionalDependencies).find((name) => name.startsWith('node-'))];
}

function pathNodes(root) {
  const modules = join(root, 'node_modules') + sep;
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, BINARY))
    .filter((file) => !file.startsWith(modules));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Asking a Node for its version takes 20 ms or more, so the answer is kept while the file stays the same. */
function versionCache(root) {
  const file = join(root, 'node_modules', '.alcove-nodes.json');
  const known = JSON.parse(readIfThere(file) ?? '{}');
  let changed = false;
  return {
    versionOf(path) {
      if (path === realpathSync(process.execPath)) return process.versions.node;
      const { mtimeMs, size } = statSync(path);
      const key = `${path}:${mtimeMs}:${size}`;
      if (known[key] === undefined) {
        const answer = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 10_000 }).stdout ?? '';
        known[key] = /^v(\d+\.\d+\.\d+)\s*$/.exec(answer)?.[1] ?? null;
        changed = true;
      }
      return known[key];
    },
    save() {
      if (!changed) return;
      try {
        writeFileSync(file, JSON.stringify(known));
      } catch {
        // A read-only installation just asks again next time.
      }
    },
  };
}
