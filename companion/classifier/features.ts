import { wordsOf } from './words.ts';

// Why is this hard? People in danger write with typos, without spaces, in eleven languages, and in words nobody
// listed. So a text is seen as its words with their neighbours, and as the letters inside its words, which survive
// typos and endings. The rules' cues join in as marks: what they know of subject and tense is not learned anew.

/** Buckets into which features are hashed; a power of two. */
export const FEATURE_BUCKETS = 1 << 18;
const WORDS_MAX = 400;
const LETTERS_FROM = 3;
const LETTERS_TO = 5;
const LETTERS_WORD_MAX = 18;

/**
 * The hashed features of a text and its marks: numbers below `FEATURE_BUCKETS`, each once, in no order.
 * Linear in the text's length; at most its first 400 words count.
 */
export function featuresOf(text: string, marks: Iterable<string> = []): Uint32Array {
  const words = wordsOf(text).slice(0, WORDS_MAX);
  const found = new Set<number>();
  const add = (hash: number): void => void found.add(hash & (FEATURE_BUCKETS - 1));
  const ids = words.map((word) => hashText(word, 1));
  for (let at = 0; at < words.length; at += 1) {
    add(ids[at] ?? 0);
    addNeighbours(ids, at, add);
    addLetters(words[at] ?? '', add);
  }
  for (const mark of marks) add(hashText(mark, 5));
  return Uint32Array.from(found);
}

const EDGE = 11;

/** The next words side by side, three in a row, and pairs around a gap. */
function addNeighbours(ids: readonly number[], at: number, add: (hash: number) => void): void {
  const here = ids[at] ?? 0;
  if (at === 0) add(mix(EDGE, here, 21));
  if (at === ids.length - 1) add(mix(here, EDGE, 22));
  const [next, after, far] = [ids[at + 1], ids[at + 2], ids[at + 3]];
  if (next === undefined) return;
  add(mix(here, next, 23));
  if (after === undefined) return;
  add(mix(mix(here, next, 24), after, 24));
  add(mix(here, after, 25));
  if (far !== undefined) add(mix(here, far, 26));
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
