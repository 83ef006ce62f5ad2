/**
 * Where files are kept. It is given sealed bytes only. Names are `folder/name`, both hexadecimal;
 * a folder belongs to one person, so that everything of theirs can be found without any list.
 */
export interface FileStore {
  /** Keeps a file for good before it returns; another of that name is replaced. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  get(name: string): Promise<Buffer | null>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
  /** Names of all files in a folder. */
  list(folder: string): Promise<string[]>;
}

/** The store is away or refused. Its message names neither a file nor a key. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
}
