// Writes the import rules into biome.json; with --check only says whether they are there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { importOverrides } from './import-rules.mjs';
import { run } from './set-up.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = join(root, 'biome.json');
const config = JSON.parse(readFileSync(file, 'utf8'));
const isRule = (override) => override.linter?.rules?.style?.noRestrictedImports !== undefined;
const overrides = [...config.overrides.filter((override) => !isRule(override)), ...importOverrides()];

if (!process.argv.includes('--check')) {
  writeFileSync(file, JSON.stringify({ ...config, overrides }));
  run(
    process.execPath,
    [join('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'format', '--write', 'biome.json'],
    { cwd: root },
  );
} else if (!isDeepStrictEqual(config.overrides, overrides)) {
  console.error('biome.json does not hold the import rules of scripts/import-rules.mjs: run `npm run fix:rules`.');
  process.exit(1);
}
