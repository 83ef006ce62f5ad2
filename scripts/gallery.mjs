// `npm run gallery`: pictures of every page and state, in gallery/index.html. See e2e/gallery.ts.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { findNode } from './runtime.mjs';
import { SetUpError, say } from './set-up.mjs';
import { ENABLE, findChromium } from './test-machine.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  await ensureInstalled(root);
  const node = findNode(root).path;
  const chromium = process.env.TEST_CHROMIUM ?? findChromium();
  if (!chromium) throw new SetUpError(`The gallery needs a Chromium. To enable: ${ENABLE}`);
  await ensureBuilt(root, node, 'gallery');
  const args = [join(root, 'e2e', 'gallery.ts'), ...process.argv.slice(2)];
  const env = { ...process.env, TEST_CHROMIUM: chromium };
  process.exit(spawnSync(node, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1);
} catch (error) {
  if (!(error instanceof SetUpError)) throw error;
  say(error.message);
  process.exit(1);
}
