import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file of a folder and below it, with its bytes; one that goes meanwhile is left out. */
export function listFiles(folder: string): { path: string; bytes: Buffer }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    try {
      return [{ path: entry.name, bytes: readFileSync(join(entry.parentPath, entry.name)) }];
    } catch {
      return [];
    }
  });
}
