import type { Config } from '#server/config/config.ts';
import type { FileStore } from './file-store.ts';
import { localFiles } from './local-files.ts';

/** The S3-compatible store where one is set up, else a folder beside the database. */
export function connectFiles(config: Config): FileStore {
  const { s3 } = config;
  if (!s3) return localFiles(config.dataDir);
  // Loaded only where it is used.
  const store = import('./s3-files.ts').then(({ s3Files }) => s3Files(s3));
  store.catch(() => {});
  return {
    put: async (name, bytes) => (await store).put(name, bytes),
    get: async (name) => (await store).get(name),
    remove: async (name) => (await store).remove(name),
    list: async (folder) => (await store).list(folder),
  };
}
