// The front door: plain JavaScript that any Node from 20 on can read. It installs what is missing,
// finds the newest Node at hand and hands the command over to server/cli/main.ts. With --prepare it
// only prints that Node's path: ./alcove then puts the server in its own place, with no parent to feed.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './scripts/build.mjs';
import { ensureInstalled } from './scripts/install.mjs';
import { findNode } from './scripts/runtime.mjs';
import { SetUpError, say } from './scripts/set-up.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const isPreparing = process.argv[2] === '--prepare';
const args = process.argv.slice(isPreparing ? 3 : 2);

async function start() {
  // Relative settings (./data) and .env mean the project's folder, wherever the command was typed.
  process.chdir(root);
  await ensureInstalled(root);
  const node = findNode(root);
  await ensureBuilt(root, node.path, args[0]);
  if (isPreparing) {
    process.stdout.write(`${node.path}\n`);
    return;
  }
  const main = join(root, 'server', 'cli', 'main.ts');
  if (node.isThisProcess) {
    const { runCommand } = await import(main);
    await runCommand(args);
  } else handOver(node.path, main);
}

function handOver(node, main) {
  const child = spawn(node, [main, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child too; twice would read as "stop at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  child.on('error', (error) => fail(`${node} did not start: ${error.message}`));
  child.on('exit', (code, signal) => {
    if (signal) {
      process.removeAllListeners(signal);
      process.kill(process.pid, signal);
    } else process.exit(code ?? 1);
  });
}

function fail(message) {
  say(message);
  process.exit(1);
}

start().catch((error) => {
  if (error instanceof SetUpError) fail(error.message);
  throw error;
});
