import { softmax } from '#companion/classifier/linear-model.ts';
import { MARKS } from '#companion/understand/piece-marks.ts';
import { product } from '#companion/understand/what-weighs.ts';

/** One message: what is seen of each piece, and how much its writer said that it weighs, 0 to 3. */
export interface Judged {
  pieces: number[][];
  weights: number[];
}

const ROUNDS = 300;
const RATE = 0.02;
const BETA = { slope: 0.9, square: 0.999 };
const TINY = 1e-8;
/** A piece of one step more weight gets e to this as large a share. */
const STEP = 1.2;
/** Pull towards zero: there are few messages for so many numbers of meaning, and enough for the marks. */
const PULL = { meaning: 0.15, marks: 0.01 };

/**
 * Listwise logistic regression: shares of a message's pieces, softmax of a sum of what is seen of each, by Adam on all
 * messages at once. Deterministic. Returns one weight for each number seen.
 */
export function learnWeighs(messages: readonly Judged[]): number[] {
  const rows = messages.flatMap(({ pieces }) => pieces);
  const width = rows[0]?.length ?? 0;
  const { mean, spread } = spreadOf(rows, width);
  const scaled = messages.map(({ pieces, weights }) => ({
    pieces: pieces.map((piece) => piece.map((value, at) => (value - (mean[at] ?? 0)) / (spread[at] ?? 1))),
    aims: softmax(weights.map((weight) => weight * STEP)),
  }));
  const learned = new Float64Array(width);
  const slopes = new Float64Array(width);
  const squares = new Float64Array(width);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = new Float64Array(width);
    for (const { pieces, aims } of scaled) {
      const shares = softmax(pieces.map((piece) => product(piece, learned)));
      for (const [at, piece] of pieces.entries()) {
        const off = ((shares[at] ?? 0) - (aims[at] ?? 0)) / scaled.length;
        for (let index = 0; index < width; index += 1) slope[index] = (slope[index] ?? 0) + off * (piece[index] ?? 0);
      }
    }
    for (let index = 0; index < width; index += 1) {
      const value = learned[index] ?? 0;
      const pull = index < width - MARKS.length ? PULL.meaning : PULL.marks;
      const one = (slope[index] ?? 0) + pull * value;
      slopes[index] = BETA.slope * (slopes[index] ?? 0) + (1 - BETA.slope) * one;
      squares[index] = BETA.square * (squares[index] ?? 0) + (1 - BETA.square) * one * one;
      const straight = (slopes[index] ?? 0) / (1 - BETA.slope ** round);
      const size = Math.sqrt((squares[index] ?? 0) / (1 - BETA.square ** round));
      learned[index] = value - (RATE * straight) / (size + TINY);
    }
  }
  return [...learned].map((value, at) => value / (spread[at] ?? 1));
}

function spreadOf(rows: readonly number[][], width: number): { mean: Float64Array; spread: Float64Array } {
  const mean = new Float64Array(width);
  const spread = new Float64Array(width);
  for (const row of rows)
    for (let at = 0; at < width; at += 1) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / rows.length;
  for (const row of rows)
    for (let at = 0; at < width; at += 1)
      spread[at] = (spread[at] ?? 0) + ((row[at] ?? 0) - (mean[at] ?? 0)) ** 2 / rows.length;
  return { mean, spread: spread.map((square) => Math.sqrt(square) + 1e-6) };
}
