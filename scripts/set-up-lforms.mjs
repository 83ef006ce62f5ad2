// LHC-Forms, another program that shows our questionnaires, for the test that compares it with ours. It is fetched as
// one package and unpacked beside the project: installed as a dependency it would bring Angular and 300 MB.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './set-up.mjs';

const VERSION = '40.1.3';
const SHA512 = 'WLruTm+BcVnafC0rSAQ3/cNqhxvclBUxyBG68aub/uha2NaK9H8ZZcEXTTuORuGzzCt0wa7fvhuieZtcDIdPzQ==';

/** Fetches it once. Failing is not an error: the test is skipped then. */
export function setUpLforms(root) {
  const folder = join(root, '.cache', 'lforms');
  if (existsSync(join(folder, 'package'))) return;
  mkdirSync(folder, { recursive: true });
  const run = (command, ...args) => spawnSync(command, args, { cwd: folder, stdio: 'ignore' }).status === 0;
  const file = `lforms-${VERSION}.tgz`;
  const path = join(folder, file);
  const isFetched = run('npm', 'pack', `lforms@${VERSION}`) && existsSync(path);
  const isTrue = isFetched && createHash('sha512').update(readFileSync(path)).digest('base64') === SHA512;
  if (!isTrue || !run('tar', '-xzf', file, '--exclude=*.map')) {
    rmSync(join(folder, 'package'), { recursive: true, force: true });
    say(
      `Skipping the comparison with LHC-Forms: lforms ${VERSION} could not be fetched. To enable: npm test, with npm and tar at hand`,
    );
  }
  rmSync(path, { force: true });
}
