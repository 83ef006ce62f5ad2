import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface ListedFile {
  path: string;
  bytes: Buffer;
}

/** Every file of a folder and below it, with its bytes. */
export function listFiles(folder: string): ListedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const path = join(entry.parentPath, entry.name);
    return [{ path, bytes: readFileSync(path) }];
  });
}
