/** Specification §9: how long a part of the script may take. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Waits for a part of the script; rejects once it has taken longer than `CHUNK_TIMEOUT_MS`. */
export function withinChunkTimeout<T>(script: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk timeout')), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([script, late]).finally(() => clearTimeout(timer));
}
