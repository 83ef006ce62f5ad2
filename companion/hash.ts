/** FNV-1a, 32 bit: small, stable across engines, good enough to choose wordings (not for secrets). */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Three characters (18 bits) that stand for a text in the state. A clash only means one wording is passed over. */
export function shortHash(text: string): string {
  const hash = hash32(text);
  return `${ALPHABET[hash & 63]}${ALPHABET[(hash >>> 6) & 63]}${ALPHABET[(hash >>> 12) & 63]}`;
}

/** The list in an order decided by the seed. */
export function shuffled<T>(items: readonly T[], seed: string): T[] {
  return items
    .map((item, index) => ({ item, rank: hash32(`${seed}:${index}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map((entry) => entry.item);
}
