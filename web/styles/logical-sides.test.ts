/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const PHYSICAL =
  /(?:^|[\s;{])(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:|text-align:\s*(?:left|right)/g;

test('style sheets know no left and right, only the start and end of the text', () => {
  const files = globSync('*.css', { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(3);
  const found = files.flatMap((file) => readFileSync(join(import.meta.dirname, file), 'utf8').match(PHYSICAL) ?? []);
  expect(found).toEqual([]);
  expect('.a { margin-left: 1rem; text-align: right }'.match(PHYSICAL)).toHaveLength(2);
});
