// `npm run check`: everything that can be said without running the product.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { findNode } from './runtime.mjs';
import { SetUpError, say } from './set-up.mjs';

const bin = (name, file) => join('node_modules', name, file);

/** Name, then arguments for node. Each counts as one test. */
const CHECKS = [
  ['import rules stand in biome.json', 'scripts/fix-rules.mjs', '--check'],
  ['format, lint and import rules', bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.'],
  ['file names, kinds and lengths', 'scripts/check-files.mjs'],
  ['types of the server', bin('typescript', 'bin/tsc'), '-p', 'tsconfig.server.json'],
  ['types of the web', bin('typescript', 'bin/tsc'), '-p', 'tsconfig.web.json'],
  ['types of shared code and companion', bin('typescript', 'bin/tsc'), '-p', 'tsconfig.shared.json'],
  ['types of journeys and web tests', bin('typescript', 'bin/tsc'), '-p', 'tsconfig.e2e.json'],
  ['content is valid', 'scripts/build-content.mjs'],
  ['nothing unused', bin('knip', 'bin/knip.js'), '--no-progress'],
];

/** Runs one named command on the given Node; what it printed is shown only if it failed. */
export function check(root, node, [name, ...args]) {
  const started = Date.now();
  const result = spawnSync(node, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const passed = result.status === 0;
  if (!passed) console.log(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error ?? ''}`.trimEnd());
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return passed;
}

/** @returns {{ passed: number, failed: number, failures: string[] }} */
export function runChecks(root, node) {
  const failures = CHECKS.filter((command) => !check(root, node, command)).map(([name]) => name);
  return { passed: CHECKS.length - failures.length, failed: failures.length, failures };
}

async function main() {
  const root = fileURLToPath(new URL('..', import.meta.url));
  await ensureInstalled(root);
  const { passed, failed } = runChecks(root, findNode(root).path);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    if (!(error instanceof SetUpError)) throw error;
    say(error.message);
    process.exit(1);
  });
}
