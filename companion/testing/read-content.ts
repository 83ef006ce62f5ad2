// biome-ignore-all lint/style/noRestrictedImports: only tests use this file, and they read the real content from disk.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { CompanionContent } from '#companion/content.ts';

const FOLDER = fileURLToPath(new URL('../../content', import.meta.url));
/** Every worker reads everything anew, and parsing it takes a second or more: what one text says is kept under its sum. */
const PARSED = fileURLToPath(new URL('../../node_modules/.cache/alcove-content', import.meta.url));

let whole: CompanionContent | undefined;

/** The content as it stands in the tree, read without any build, once for all test files: none of them can change it. */
export function readContent(): CompanionContent {
  whole ??= frozen(readWhole());
  return whole;
}

function readWhole(): CompanionContent {
  const paths = ['lines', 'exercises', 'memory', 'risk', 'crisis', 'models', 'say', 'patterns', 'beliefs'].flatMap(
    pathsIn,
  );
  return { files: Object.fromEntries(paths.map((path) => [path, read(path)])) };
}

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) frozen(part);
    Object.freeze(value);
  }
  return value;
}

function pathsIn(folder: string): string[] {
  return readdirSync(join(FOLDER, folder), { recursive: true, encoding: 'utf8' })
    .filter((entry) => /\.(ya?ml|json)$/.test(entry))
    .map((entry) => `${folder}/${entry.replaceAll('\\', '/')}`);
}

function read(path: string): unknown {
  const text = readFileSync(join(FOLDER, path), 'utf8');
  return path.endsWith('.json') ? JSON.parse(text) : parsed(text);
}

function parsed(text: string): unknown {
  const kept = join(PARSED, `${createHash('sha256').update(text).digest('hex')}.json`);
  try {
    return JSON.parse(readFileSync(kept, 'utf8'));
  } catch {
    const value: unknown = parse(text);
    mkdirSync(PARSED, { recursive: true });
    // Test files run side by side: none of them reads what another has half written.
    const fresh = `${kept}.${process.pid}`;
    writeFileSync(fresh, JSON.stringify(value));
    renameSync(fresh, kept);
    return value;
  }
}
