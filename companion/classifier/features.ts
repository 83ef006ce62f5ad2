import { wordsOf } from './words.ts';

// Why is this hard? People in danger write with typos, without spaces, in eleven languages, and in words nobody
// listed. So a text is seen three ways at once: its words and their neighbours, the letters inside words (which
// survive typos and endings), and the groups of words used alike (content/models/word-groups.txt), which carry
// what was learned of "pills" over to "tablets".

/** Buckets into which features are hashed; a power of two. */
export const FEATURE_BUCKETS = 1 << 17;
const WORDS_MAX = 400;
const LETTERS_FROM = 3;
const LETTERS_TO = 5;
const LETTERS_WORD_MAX = 18;

export type WordGroups = ReadonlyMap<string, number>;

/**
 * The hashed features of a text: indexes below `FEATURE_BUCKETS`, each once, in no order.
 * Linear in the text's length; at most its first 400 words count.
 */
export function featuresOf(text: string, groups: WordGroups): Uint32Array {
  const words = wordsOf(text).slice(0, WORDS_MAX);
  const found = new Set<number>();
  const add = (hash: number): void => void found.add(hash & (FEATURE_BUCKETS - 1));
  const ids = words.map((word) => hashText(word, 1));
  const kinds = words.map((word) => hashNumber(groups.get(word) ?? -1, 2) ^ (groups.has(word) ? 0 : hashText(word, 3)));
  for (let at = 0; at < words.length; at += 1) {
    add(ids[at] ?? 0);
    add(kinds[at] ?? 0);
    addNeighbours(ids, at, 11, add);
    addNeighbours(kinds, at, 23, add);
    addLetters(words[at] ?? '', add);
  }
  return Uint32Array.from(found);
}

/** The two words after this one, side by side, all three, and around a gap. */
function addNeighbours(ids: readonly number[], at: number, seed: number, add: (hash: number) => void): void {
  const here = ids[at] ?? 0;
  const next = at + 1 < ids.length ? ids[at + 1] : at + 1 === ids.length ? seed : undefined;
  if (at === 0) add(mix(seed, here, seed));
  if (next === undefined) return;
  add(mix(here, next, seed + 1));
  const after = ids[at + 2];
  if (after === undefined) return;
  add(mix(mix(here, next, seed + 2), after, seed + 2));
  add(mix(here, after, seed + 3));
  const far = ids[at + 3];
  if (far !== undefined) add(mix(here, far, seed + 4));
}

function addLetters(word: string, add: (hash: number) => void): void {
  if (word.length < 2) return;
  const padded = `<${word.slice(0, LETTERS_WORD_MAX)}>`;
  for (let size = LETTERS_FROM; size <= LETTERS_TO; size += 1) {
    for (let from = 0; from + size <= padded.length; from += 1) {
      let hash = 0x811c9dc5 ^ size;
      for (let at = from; at < from + size; at += 1) hash = Math.imul(hash ^ padded.charCodeAt(at), 0x01000193);
      add(finish(hash));
    }
  }
}

function hashText(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1);
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return finish(hash);
}

const hashNumber = (value: number, seed: number): number => finish(Math.imul(value ^ Math.imul(seed, 0x85ebca6b), 0x9e3779b1));

const mix = (a: number, b: number, seed: number): number =>
  finish(Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(seed, 0xc2b2ae35));

/** Murmur3's last step: spreads every bit over the bucket number. */
function finish(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
