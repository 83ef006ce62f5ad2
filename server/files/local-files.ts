import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from './file-store.ts';

const NAME = /^[0-9a-f]{32}\/[0-9a-f]{32}$/;

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === 'ENOENT';

/** Files in `files/` of the data folder, readable by this account alone. */
export function localFiles(dataDir: string): FileStore {
  const root = join(dataDir, 'files');
  const pathOf = (name: string): string => {
    // Names are made here, never by a request; a path that leads elsewhere must still be impossible.
    if (!NAME.test(name)) throw new TypeError('not a file name');
    return join(root, name);
  };
  return {
    put: async (name, bytes) => {
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomBytes(4).toString('hex')}`;
      try {
        const file = await open(draft, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
        // The name itself must outlive a power cut as well as the bytes.
        const folder = await open(dirname(path), 'r');
        await folder.sync().finally(() => folder.close());
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (name) => {
      try {
        return await readFile(pathOf(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
    list: async (folder) => {
      try {
        return (await readdir(join(root, folder))).map((name) => `${folder}/${name.slice(0, 32)}`);
      } catch (error) {
        if (isMissing(error)) return [];
        throw error;
      }
    },
  };
}
