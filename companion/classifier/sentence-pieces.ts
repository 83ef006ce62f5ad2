import { bytesOf, type Coded } from './base64.ts';

/** The pieces of words a sentence encoder knows, and how usual each is (the logarithm of its share). */
export interface StoredPieces {
  /** One piece a line; a blank in a text is written `▁`. The number of its line is the piece's number. */
  pieces: string;
  /** One byte a piece: how unusual it is, in steps of `step`. */
  rarity: Coded;
  step: number;
}

/** Cuts a text into the numbers of its pieces, at most `most`; signs without a piece are left out. */
export type PieceReader = (text: string, most: number) => number[];

const BLANK = '▁';
/** What a sign costs that no piece holds: more than the rarest piece. */
const UNKNOWN = 30;
const WORD = /\S+/gu;
const WORD_MAX = 60;
/** Small on purpose: what people wrote stays in memory no longer than speed needs it. */
const WORDS_KEPT = 500;

/** @throws Error where the list and its rarities are not of one length. */
export function openPieces(stored: StoredPieces): PieceReader {
  const names = stored.pieces.split('\n');
  const rarity = bytesOf(stored.rarity);
  if (rarity.length !== names.length) throw new Error(`${names.length} pieces, but ${rarity.length} rarities`);
  const numbers = new Map(names.map((name, at) => [name, at]));
  const longest = names.reduce((most, name) => Math.max(most, name.length), 0);
  const costs = Float32Array.from(rarity, (steps) => steps * stored.step);
  const known = new Map<string, readonly number[]>();
  return (text, most) => {
    const cut: number[] = [];
    for (const [word] of text.normalize('NFKC').matchAll(WORD)) {
      if (cut.length >= most) break;
      cut.push(...cutOf(word.slice(0, WORD_MAX)));
    }
    return cut.slice(0, most);
  };

  /** No piece reaches over a blank, and words come again: each is cut once. */
  function cutOf(word: string): readonly number[] {
    const found = known.get(word);
    if (found) return found;
    if (known.size >= WORDS_KEPT) known.clear();
    const cut = cheapestCut(BLANK + word);
    known.set(word, cut);
    return cut;
  }

  /** The cut whose pieces are the most usual together (Viterbi's way, left to right). */
  function cheapestCut(signs: string): number[] {
    const cost = new Float64Array(signs.length + 1).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(signs.length + 1);
    const piece = new Int32Array(signs.length + 1).fill(-1);
    cost[0] = 0;
    for (let end = 1; end <= signs.length; end += 1) {
      cost[end] = (cost[end - 1] ?? 0) + UNKNOWN;
      from[end] = end - 1;
      for (let start = Math.max(0, end - longest); start < end; start += 1) {
        const number = numbers.get(signs.slice(start, end));
        if (number === undefined) continue;
        const sum = (cost[start] ?? 0) + (costs[number] ?? 0);
        if (sum >= (cost[end] ?? 0)) continue;
        cost[end] = sum;
        from[end] = start;
        piece[end] = number;
      }
    }
    const cut: number[] = [];
    for (let end = signs.length; end > 0; end = from[end] ?? 0) if ((piece[end] ?? -1) >= 0) cut.push(piece[end] ?? 0);
    return cut.reverse();
  }
}
