// What the plain-JavaScript scripts share. Nothing but Node's own modules: it runs before any install.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Something a person must put right; its message is all they need to see. */
export class SetUpError extends Error {}

/** Set-up notes go to standard error: standard output belongs to results. */
export function say(line) {
  process.stderr.write(`${line}\n`);
}

/** Runs a program with its output on standard error; a SetUpError names the command if it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: ['ignore', 2, 2], ...options });
  if (result.error || result.status !== 0) {
    const why = result.error?.message ?? `exit code ${result.status ?? result.signal}`;
    throw new SetUpError(`\`${[command, ...args].join(' ')}\` failed (${why}).`);
  }
}

export function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Lets one process at a time install or build; a lock whose owner has died is taken over. */
export async function withLock(root, name, work) {
  const lock = join(root, '.cache', `${name}.lock`);
  const owner = join(lock, 'pid');
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (;;) {
    try {
      mkdirSync(lock);
      writeFileSync(owner, String(process.pid));
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const pid = Number(readIfThere(owner));
      if (pid > 0 && !isAlive(pid)) rmSync(lock, { recursive: true, force: true });
      else await wait(200);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
