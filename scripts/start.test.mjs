import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ensureInstalled } from './install.mjs';
import { compareVersions, findNode } from './runtime.mjs';
import { withLock } from './set-up.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alcove-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const versionOf = (node) => spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim().slice(1) ?? '';
const onPath = (process.env.PATH ?? '').split(delimiter).map((entry) => join(entry, 'node'));
/** A Node that cannot run the server itself, as many machines have: 20 or 22. */
const oldNode = onPath.find((file) => existsSync(file) && /^2[02]\./.test(versionOf(file)));

const alcove = (node, ...args) =>
  spawnSync(node, [join(root, 'start.mjs'), ...args], { encoding: 'utf8', cwd: folder });

describe.each([
  ['the Node of the tests', process.execPath],
  ['an old Node', oldNode],
])('started by %s', (_, node) => {
  test.skipIf(!node)('help goes to standard output and nothing else does', () => {
    const { status, stdout } = alcove(node, 'help');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Usage: /);
  });

  test.skipIf(!node)('an unknown command says so on standard error and ends in 2', () => {
    const { status, stdout, stderr } = alcove(node, 'sing');
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain('There is no command "sing"');
  });
});

test('a command works from any folder, also through a link', () => {
  const link = join(folder, 'alcove-link');
  spawnSync('ln', ['-s', join(root, 'alcove'), link]);
  expect(spawnSync(link, ['help'], { encoding: 'utf8', cwd: folder }).stdout).toMatch(/^Usage: /);
});

test('versions are compared by number, not by letter', () => {
  expect(compareVersions('26.9.0', '26.10.0')).toBe(-1);
  expect(compareVersions('26.10.0', '26.10.0')).toBe(0);
  expect(compareVersions('27.0.0', '26.10.1')).toBe(1);
});

describe('which Node runs', () => {
  const fakeNode = (path, version) => {
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, `#!/bin/sh\necho v${version}\n`, { mode: 0o755 });
    return path;
  };
  const withPath = (path, work) => {
    const before = process.env.PATH;
    process.env.PATH = path;
    try {
      return work();
    } finally {
      process.env.PATH = before;
    }
  };

  test('a newer one of the system goes before the pinned one', () => {
    fakeNode(join(folder, 'node_modules/.bin/node'), '26.10.0');
    const newer = fakeNode(join(folder, 'system/node'), '99.1.0');
    expect(withPath(join(folder, 'system'), () => findNode(folder))).toMatchObject({ path: newer, version: '99.1.0' });
  });

  test('an older one of the system does not', () => {
    const pinned = fakeNode(join(folder, 'node_modules/.bin/node'), '98.0.0');
    fakeNode(join(folder, 'system/node'), '20.20.2');
    expect(withPath(join(folder, 'system'), () => findNode(folder)).path).toBe(pinned);
  });
});

describe('installing', () => {
  const put = (name, value) => writeFileSync(join(folder, name), JSON.stringify(value));
  const empty = {
    name: 'a-house',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name: 'a-house', version: '1.0.0' } },
  };
  const stamp = () => existsSync(join(folder, 'node_modules', '.alcove-install'));

  test('a fresh folder is installed by npm ci, and only once', async () => {
    const house = { name: 'a-house', version: '1.0.0', dependencies: { wood: 'file:wood' } };
    mkdirSync(join(folder, 'wood'));
    put('wood/package.json', { name: 'wood', version: '1.0.0' });
    put('package.json', house);
    put('package-lock.json', {
      ...empty,
      packages: { '': house, 'node_modules/wood': { resolved: 'wood', link: true }, wood: { version: '1.0.0' } },
    });
    await ensureInstalled(folder);
    expect(stamp()).toBe(true);
    writeFileSync(join(folder, 'node_modules', 'mine'), '');
    await ensureInstalled(folder);
    expect(existsSync(join(folder, 'node_modules', 'mine'))).toBe(true);
  });

  test('what npm installed by hand is recognised, not installed again', async () => {
    put('package-lock.json', { ...empty, packages: { ...empty.packages, 'node_modules/wood': { version: '1.0.0' } } });
    mkdirSync(join(folder, 'node_modules', 'wood'), { recursive: true });
    put('node_modules/.package-lock.json', { packages: { 'node_modules/wood': { version: '1.0.0' } } });
    await ensureInstalled(folder);
    expect(stamp()).toBe(true);
  });
});

test('two at once take turns, and a lock whose owner died is taken over', async () => {
  const order = [];
  const work = (name) =>
    withLock(folder, 'build', async () => {
      order.push(`${name} in`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push(`${name} out`);
    });
  await Promise.all([work('first'), work('second')]);
  expect(order).toHaveLength(4);
  expect(order[0].split(' ')[0]).toBe(order[1].split(' ')[0]);

  const dead = spawnSync(process.execPath, ['-e', '']).pid;
  mkdirSync(join(folder, '.cache', 'build.lock'), { recursive: true });
  writeFileSync(join(folder, '.cache', 'build.lock', 'pid'), String(dead));
  await work('third');
  expect(order.at(-1)).toBe('third out');
});
