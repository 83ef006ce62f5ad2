import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'));
const { packages } = read('package-lock.json');
const { dependencies, devDependencies } = read('package.json');

// npm leaves out what its registry does not have, and `npm ci` then refuses the whole file: so a version
// is only fit for us once the binaries of all its platforms are there.
test('the lockfile knows every platform of every package, as npm ci demands', () => {
  const missing = Object.entries(packages).flatMap(([path, entry]) =>
    Object.keys(entry.optionalDependencies ?? {}).filter(
      (name) => !(`${path}/node_modules/${name}` in packages) && !(`node_modules/${name}` in packages),
    ),
  );
  expect(missing).toEqual([]);
});

test('the lockfile names no registry', () => {
  expect(Object.values(packages).filter((entry) => 'resolved' in entry)).toEqual([]);
});

test('versions are exact, and there are no more packages than the house allows', () => {
  const inexact = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(inexact).toEqual([]);
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(35);
  expect(Object.keys(devDependencies).length).toBeLessThanOrEqual(25);
});
