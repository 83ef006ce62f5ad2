import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openKeyStore } from './key-store.ts';
import { fileKeyProvider } from './master-key.ts';
import { pad, unpad } from './padding.ts';
import type { Place } from './record.ts';
import { createVault, type Vault } from './vault.ts';

let folder: string;
let vault: Vault;
const place: Place = { table: 'messages', column: 'body', rowId: 'row-1', rev: 1 };

async function openVault(): Promise<Vault> {
  const keys = await openKeyStore({ keysDir: join(folder, 'keys'), keysDatabaseUrl: null });
  return createVault(keys, fileKeyProvider(join(folder, 'keys', 'master.key')), Date.now);
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'alcove-vault-'));
  vault = await openVault();
  await vault.createKey('ada');
  await vault.createKey('ben');
});

afterEach(async () => {
  await vault.close();
  rmSync(folder, { recursive: true, force: true });
});

test('what was sealed opens in its place, also after a restart', async () => {
  const sealed = await vault.seal('ada', place, 'I could not sleep. 睡不着 🌙');
  await vault.close();
  vault = await openVault();
  expect(await vault.open('ada', place, sealed)).toBe('I could not sleep. 睡不着 🌙');
});

test('a record opens nowhere else: other person, table, column, row or revision', async () => {
  const sealed = await vault.seal('ada', place, 'mine');
  await expect(vault.open('ben', place, sealed)).rejects.toThrow();
  for (const other of [{ table: 'chats' }, { column: 'title' }, { rowId: 'row-2' }, { rev: 2 }]) {
    await expect(vault.open('ada', { ...place, ...other }, sealed)).rejects.toThrow();
  }
});

test('a record that was flipped, cut or given a short tag is refused', async () => {
  const sealed = await vault.seal('ada', place, 'a line that matters');
  const user = await vault.forUser('ada');
  fc.assert(
    fc.property(fc.nat(sealed.length * 8 - 1), (bit) => {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => user.open(place, changed)).toThrow();
    }),
    { numRuns: 500 },
  );
  for (let length = 0; length < sealed.length; length++)
    expect(() => user.open(place, sealed.subarray(0, length))).toThrow();
  expect(() => user.open(place, sealed.subarray(0, sealed.length - 12))).toThrow();
});

test('after the keys of a person are destroyed nothing of theirs opens, and others are untouched', async () => {
  const hers = await vault.seal('ada', place, 'hers');
  const his = await vault.seal('ben', place, 'his');
  await vault.destroyKeys('ada');
  await expect(vault.open('ada', place, hers)).rejects.toThrow(/no key/);
  expect(await vault.open('ben', place, his)).toBe('his');
});

test('lengths are blurred: one word and one sentence take the same room', async () => {
  const sizes = await Promise.all(
    ['no', 'I do not know what to say tonight'].map(async (text) => (await vault.seal('ada', place, text)).length),
  );
  expect(new Set(sizes).size).toBe(1);
});

test('padding gives back every text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (text) => unpad(pad(text)) === text.toWellFormed()),
  );
});

test('the master key is for its owner alone', () => {
  expect(statSync(join(folder, 'keys', 'master.key')).mode & 0o777).toBe(0o400);
});

test('a blind index finds an address whatever its case, and is different on every instance', async () => {
  const index = await vault.blindIndex('Ada@Example.org');
  expect(await vault.blindIndex(' ada@example.org ')).toBe(index);
  expect(index).toMatch(/^[0-9a-f]{64}$/);
  expect(await vault.blindIndex('ben@example.org')).not.toBe(index);
});
