// `npm test`: set-up, then every check and test there is, then one line over all of them.
// With paths it runs only their tests, on both databases; --deep adds the long forms.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check, runChecks } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './runtime.mjs';
import { readIfThere, SetUpError, say } from './set-up.mjs';
import { setUpLforms } from './set-up-lforms.mjs';
import { ENABLE, findChromium, findPostgres, installMissing } from './test-machine.mjs';
import { startPostgres } from './test-postgres.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const paths = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const isDeep = process.argv.includes('--deep');
const total = { passed: 0, failed: 0, skipped: 0 };
/** Journeys that passed, but not at once: a race to be looked into, in the test or in the product. */
const secondTries = [];
/** What failed, once more by name: of a long run often only the end is kept. */
const failures = [];

function add({ passed, failed, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

/** The settings of whoever runs the tests must not change what they see. */
const SETTINGS =
  /^(PORT|HOST|PUBLIC_URL|DATABASE_URL|KEYS_DATABASE_URL|SMTP_URL|MAIL_FROM|MASTER_KEY(_FILE|_HOOK)?|CREDENTIALS_DIRECTORY|AUTH_GRID_MS|LOG_LEVEL|EVAL_API_KEY|NODE_ENV|(ALCOVE|MODEL|PASSWORD|INSTANCE|S3)_.*)$/;

function testEnvironment(scratch, postgres, chromium) {
  const kept = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
  return {
    ...Object.fromEntries(kept),
    // Everything a test leaves behind goes with this folder.
    TMPDIR: scratch,
    ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
    ...(chromium ? { TEST_CHROMIUM: chromium } : {}),
    ...(isDeep ? { ALCOVE_DEEP: '1' } : {}),
  };
}

/** Runs one Vitest project and counts from its own report, not from what it prints. */
function vitest(project, node, env) {
  const report = join(env.TMPDIR, `${project}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const script = join('node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(node, [script, ...args, ...paths], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const result = JSON.parse(readIfThere(report) ?? 'null');
  if (!result) {
    failures.push(`${project}: no report`);
    return { passed: 0, failed: 1 };
  }
  // A file that could not even be read holds no test, and an unhandled rejection belongs to none: both are failures.
  const unread = result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = result.numFailedTests + unread.length;
  failures.push(...unread.map((file) => `${relative(root, file.name)} (unreadable)`));
  // What a passed test still holds against itself are its earlier tries.
  for (const file of result.testResults)
    for (const test of file.assertionResults) {
      const name = `${relative(root, file.name)} > ${test.fullName}`;
      if (test.status === 'failed') failures.push(name);
      else if (test.status === 'passed' && test.failureMessages.length > 0) secondTries.push(name);
    }
  const isUnnamed = failed === 0 && status !== 0;
  if (isUnnamed) failures.push(`${project}: an error outside of any test`);
  return {
    passed: result.numPassedTests,
    failed: isUnnamed ? 1 : failed,
    skipped: result.numPendingTests + (result.numTodoTests ?? 0),
  };
}

async function main() {
  await ensureInstalled(root);
  const node = findNode(root).path;
  if (paths.length === 0) {
    const checks = runChecks(root, node);
    add(checks);
    failures.push(...checks.failures);
  }
  installMissing();
  const chromium = findChromium();
  const bin = findPostgres();
  if (!chromium || !bin)
    say(
      `Skipping what needs ${[!chromium && 'a Chromium', !bin && 'a PostgreSQL'].filter(Boolean).join(' and ')}. To enable: ${ENABLE}`,
    );
  const scratch = mkdtempSync(join(tmpdir(), 'alcove-tests-'));
  // PostgreSQL runs as a user of its own and must reach its folder within this one.
  chmodSync(scratch, 0o711);
  const postgres = bin ? await startPostgres(bin) : null;
  try {
    const env = testEnvironment(scratch, postgres, chromium);
    const isJourney = (path) => path.startsWith('e2e');
    if (paths.length === 0 || !paths.every(isJourney))
      for (const project of ['companion', 'code']) add(vitest(project, node, env));
    if (paths.length === 0 || paths.some(isJourney)) {
      setUpLforms(root);
      // Built anew each time: a journey over yesterday's pages proves nothing.
      const isBuilt = check(root, node, ['build of the web', 'scripts/build.mjs']);
      add({ passed: Number(isBuilt), failed: Number(!isBuilt) });
      if (!isBuilt) failures.push('build of the web');
      add(vitest('journeys', node, env));
    }
  } finally {
    await postgres?.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

try {
  await main();
} catch (error) {
  say(error instanceof SetUpError ? error.message : (error.stack ?? String(error)));
  total.failed += 1;
}
if (failures.length > 0) say(`Failed:\n  ${failures.join('\n  ')}`);
if (secondTries.length > 0) say(`Passed at the second try only:\n  ${secondTries.join('\n  ')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed > 0 ? 1 : 0);
