import { softmax } from '#companion/classifier/linear-model.ts';
import { MARKS, piecesMarks } from './piece-marks.ts';

// Why is this hard? People bury what weighs: circumstances first, a joke, and the sore spot in one half of a sentence
// without a word of feeling in it. Lists of words went for the loudest piece, or for the last one, and were right with a
// third of the messages of strangers. So it is learned, from messages in which writers marked the piece that a listener
// would speak to (training/weighs).

/** `content/models/weighs.json`: written by `training/weighs/train.ts`, never by hand. */
export interface StoredWeighs {
  /** One number for each of the encoding's, and one for each of `MARKS`. */
  meaning: number[];
  marks: Record<(typeof MARKS)[number], number>;
}

/** The share of each piece in what weighs in a message, which sum to 1; pieces in the order they were told. */
export type Weigher = (pieces: readonly string[]) => number[];

/** What the shares are made of: an encoding of each piece, and its marks. For the weigher and its training. */
export function piecesSeen(
  pieces: readonly string[],
  encode: (text: string) => Float64Array,
): { meaning: Float64Array; marks: number[] }[] {
  const whole = encode(pieces.join(' '));
  const meanings = pieces.map(encode);
  const marks = piecesMarks(
    pieces,
    meanings.map((meaning) => closeness(meaning, whole)),
  );
  return meanings.map((meaning, at) => ({ meaning, marks: marks[at] ?? [] }));
}

/** @throws Error where the stored numbers are not one a mark. */
export function openWeigher(stored: StoredWeighs, encode: (text: string) => Float64Array): Weigher {
  const byMark = MARKS.map((mark) => stored.marks[mark]);
  if (byMark.some((weight) => !Number.isFinite(weight))) throw new Error('a mark has no weight');
  return (pieces) => {
    if (pieces.length < 2) return pieces.map(() => 1);
    return softmax(
      piecesSeen(pieces, encode).map(({ meaning, marks }) => product(meaning, stored.meaning) + product(marks, byMark)),
    );
  };
}

/** The sum of what is seen, each by its weight: what weighs more in a message has the larger one. */
export function product(values: ArrayLike<number>, weights: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) sum += (values[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

const closeness = (a: Float64Array, b: Float64Array): number =>
  product(a, b) / (Math.sqrt(product(a, a) * product(b, b)) || 1);
