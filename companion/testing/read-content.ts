// biome-ignore-all lint/style/noRestrictedImports: only tests use this file, and they read the real content from disk.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { CompanionContent } from '#companion/content.ts';

const FOLDER = fileURLToPath(new URL('../../content', import.meta.url));

/** The content as it stands in the tree, read without any build. */
export function readContent(): CompanionContent {
  const files: Record<string, unknown> = {};
  for (const folder of ['lines', 'exercises', 'memory', 'risk', 'crisis', 'models', 'say']) {
    for (const entry of readdirSync(join(FOLDER, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(ya?ml|json)$/.test(entry)) continue;
      const path = `${folder}/${entry.replaceAll('\\', '/')}`;
      const text = readFileSync(join(FOLDER, path), 'utf8');
      files[path] = path.endsWith('.json') ? JSON.parse(text) : parse(text);
    }
  }
  return { files };
}
