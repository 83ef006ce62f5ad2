// `npm run eval:risk`: the risk assessor on messages it never learned from. See training/README.md.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { findNode } from './runtime.mjs';
import { SetUpError, say } from './set-up.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  await ensureInstalled(root);
  const run = spawnSync(findNode(root).path, [join(root, 'training/risk/report.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exit(run.status ?? 1);
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  say(error.message);
  process.exit(1);
}
