import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'training/risk/corpus',
  'training/risk/stories',
  'training/risk/everyday',
  'training/weighs/corpus',
  'training/weighs/levels',
  'content/risk',
  'companion/classifier',
];

/** What the model depends on, as one short text: it changes with any file of the corpus, the rules or the features. */
export function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const path of filesBelow(join(root, source))) hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
