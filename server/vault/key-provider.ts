/** What a wrapped key is bound to; the id of the master key joins it as further associated data. */
export interface WrapContext {
  owner: string;
  table: 'udk' | 'instance';
  rowId: string;
  rev: number;
}

export interface WrappedKey {
  masterKeyId: string;
  wrapped: Buffer;
}

/** The master key, or whoever holds it. A keyring of ids of which one is active: readers accept all, writers use one. */
export interface KeyProvider {
  readonly kind: 'file' | 'environment' | 'hook';
  currentId(): Promise<string>;
  /** Wraps with the active key. */
  wrap(context: WrapContext, key: Buffer): Promise<WrappedKey>;
  /** @throws VaultError where the master key is gone, or the context is another */
  unwrap(context: WrapContext, key: { masterKeyId: string; wrapped: Uint8Array }): Promise<Buffer>;
  /**
   * Makes a new key and makes it the active one; the old ones still open. Answers the id of the active key.
   * Where only the operator can bring a new key, answers the one that is active.
   */
  rotate(): Promise<string>;
  /** Forgets every key but the active one and those named. Answers how many went. */
  retire(needed: ReadonlySet<string>): Promise<number>;
}

/** Nobody who holds the master key answers, or nothing usable. Never says what was sent. */
export class KeyProviderError extends Error {
  override readonly name = 'KeyProviderError';
}
