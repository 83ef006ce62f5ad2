import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { billOf, LIST, listOf, runtimePackages } from './sbom.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const own = JSON.parse(read('package.json'));

test('the list of packages is what the lockfile says; `npm run sbom -- --list` writes it anew', () => {
  expect(read(LIST)).toBe(listOf(runtimePackages()));
});

test('a package that came unnoticed would be seen', () => {
  const more = [...runtimePackages(), { name: 'left-pad', version: '1.3.0', optional: false }];
  expect(listOf(more)).not.toBe(read(LIST));
});

test('our own dependencies are pinned to one version each, and few', () => {
  for (const [name, version] of Object.entries({ ...own.dependencies, ...own.devDependencies }))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  expect(Object.keys(own.dependencies).length).toBeLessThanOrEqual(35);
  expect(Object.keys(own.devDependencies).length).toBeLessThanOrEqual(25);
});

test('no package runs a script when it is installed, and set-up would not let it', () => {
  const { packages } = JSON.parse(read('package-lock.json'));
  expect(Object.keys(packages).filter((path) => packages[path].hasInstallScript)).toEqual([]);
  expect(read('scripts/install.mjs')).toContain("'--ignore-scripts'");
});

test('the bill of materials names every package with its version and the hash of what is installed', () => {
  const bill = billOf(runtimePackages(), own);
  expect(bill.components.length).toBeGreaterThan(50);
  for (const one of bill.components) {
    expect(one.purl, one.name).toMatch(/^pkg:npm\/.+@\d/);
    expect(one.hashes?.[0]?.content, one.name).toMatch(/^[0-9a-f]{128}$/);
  }
});
