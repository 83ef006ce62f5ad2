// Writes the import rules into biome.json; with --check only says whether they are there.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importOverrides } from './import-rules.mjs';

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'biome.json');
const before = readFileSync(file, 'utf8');
const config = JSON.parse(before);
const isRule = (override) => override.linter?.rules?.style?.noRestrictedImports !== undefined;
config.overrides = [...config.overrides.filter((override) => !isRule(override)), ...importOverrides()];
const after = `${JSON.stringify(config, null, 2)}\n`;

if (process.argv.includes('--check')) {
  if (before !== after) {
    console.error('biome.json does not hold the import rules of scripts/import-rules.mjs: run `npm run fix:rules`.');
    process.exit(1);
  }
} else writeFileSync(file, after);
