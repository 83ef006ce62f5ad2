import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CompanionContent } from '#companion/content.ts';
import { type BuiltContent, putInWeights } from '#companion/weights.ts';

const FOLDERS = ['lines', 'exercises', 'memory', 'risk', 'crisis', 'models', 'patterns', 'beliefs'];
const ROOT = fileURLToPath(new URL('../', import.meta.url));

/**
 * The companion's content. Reading YAML takes longer than a cold start may, so what was built (`dist/content.json` and
 * `dist/weights.bin`) is used unless a content file is newer than it.
 * @throws Error naming the file where one can not be read; RangeError where the two are of different builds.
 */
export async function loadCompanionContent(root = ROOT): Promise<CompanionContent> {
  const folder = join(root, 'content');
  const paths = FOLDERS.flatMap((name) => listFiles(folder, name));
  const built = join(root, 'dist/content.json');
  const weights = join(root, 'dist/weights.bin');
  if (existsSync(built) && existsSync(weights)) {
    const builtAt = statSync(built).mtimeMs;
    const stale = paths.some((path) => statSync(join(folder, path)).mtimeMs > builtAt);
    const content = stale ? null : (JSON.parse(readFileSync(built, 'utf8')) as BuiltContent);
    // A file that was taken away leaves nothing newer behind.
    if (content !== null && Object.keys(content.files).length === paths.length)
      return putInWeights(content, readFileSync(weights));
  }
  const { parse } = await import('yaml');
  const files: Record<string, unknown> = {};
  for (const path of paths) {
    const text = readFileSync(join(folder, path), 'utf8');
    try {
      files[path] = path.endsWith('.json') ? JSON.parse(text) : parse(text);
    } catch (cause) {
      throw new Error(`content/${path} can not be read`, { cause });
    }
  }
  return { files };
}

function listFiles(folder: string, name: string): string[] {
  const at = join(folder, name);
  if (!existsSync(at)) return [];
  return readdirSync(at, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? listFiles(folder, `${name}/${entry.name}`) : [`${name}/${entry.name}`]))
    .filter((path) => /\.(ya?ml|json)$/.test(path))
    .sort();
}
