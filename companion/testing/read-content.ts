// biome-ignore-all lint/style/noRestrictedImports: only tests use this file, and they read the real content from disk.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { CompanionContent } from '#companion/content.ts';

const FOLDER = fileURLToPath(new URL('../../content', import.meta.url));
/** Every test file reads everything anew, and parsing it takes a second or more: what one text says is kept under its sum. */
const PARSED = fileURLToPath(new URL('../../node_modules/.cache/alcove-content', import.meta.url));

/** The content as it stands in the tree, read without any build. */
export function readContent(): CompanionContent {
  const paths = ['lines', 'exercises', 'memory', 'risk', 'crisis', 'models', 'say', 'patterns', 'beliefs'].flatMap(
    pathsIn,
  );
  return { files: Object.fromEntries(paths.map((path) => [path, read(path)])) };
}

/** What code looks for, each file read when it is first asked for: most tests need none of it. */
export function readPatterns(): CompanionContent {
  const files: Record<string, unknown> = {};
  for (const path of pathsIn('patterns')) {
    const get = () => {
      const value = read(path);
      Object.defineProperty(files, path, { value, enumerable: true });
      return value;
    };
    Object.defineProperty(files, path, { get, enumerable: true, configurable: true });
  }
  return { files };
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
