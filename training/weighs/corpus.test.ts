import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = ['corpus', 'test'].flatMap((folder) => {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path).map((file) => join(path, file));
});

it('every judged message has a weight of 0 to 3 for each piece, one of 3 at least, and a name of its own', () => {
  const ids = new Set<string>();
  for (const file of files) {
    for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
      const { id, pieces, weight } = JSON.parse(line) as { id: string; pieces: string[]; weight: number[] };
      expect(pieces.length, id).toBeGreaterThan(1);
      expect(weight, id).toHaveLength(pieces.length);
      expect(weight, id).toContain(3);
      expect(
        weight.every((one) => [0, 1, 2, 3].includes(one)),
        id,
      ).toBe(true);
      expect(ids.has(id), id).toBe(false);
      ids.add(id);
    }
  }
  expect(ids.size).toBeGreaterThan(1000);
});
