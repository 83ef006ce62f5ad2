import { bytesOf, type Coded } from './base64.ts';
import { joined, type Layer, openLayer, positive, type StoredLayer } from './layers.ts';
import { openPieces, type StoredPieces } from './sentence-pieces.ts';
import { decodeWeights } from './weight-code.ts';

// Why is this hard? A list of words knows only what its writers thought of. This small network was taught to place a
// sentence where a large public one places it (training/sentences): things that mean the same come to lie close
// together, whatever their words, so that a few examples of an idea speak for wordings nobody wrote down.

/** `content/models/sentences.json`, written by `training/sentences/pack.ts`. */
export interface StoredEncoder {
  pieces: StoredPieces;
  /** Where each piece lies: rows of pieces, coded as `decodeWeights` reads them, one step a column. */
  places: { rows: number; columns: number; steps: number[]; code: Coded };
  /** From a piece's place to the width of the network. */
  enter: StoredLayer;
  blocks: { norm: StoredNorm; around: StoredLayer; out: StoredLayer }[];
  norm: StoredNorm;
  /** Four looks at the sentence: how much each piece counts in each, and what it then says. */
  looks: StoredLayer;
  says: StoredLayer;
  hidden: StoredLayer;
  leave: StoredLayer;
}

export interface StoredNorm {
  scale: number[];
  shift: number[];
}

export interface SentenceEncoder {
  /** Numbers in an encoding. */
  size: number;
  /** Where a text lies among all texts: `size` numbers. Its first `PIECES_FIRST` and last `PIECES_LAST` pieces count. */
  encode(text: string): Float64Array;
}

const PIECES_FIRST = 64;
const PIECES_LAST = 24;
const LETTERS_MAX = 4000;
const TINY = 1e-5;

/** @throws Error where the stored network does not fit together. */
export function openEncoder(stored: StoredEncoder): SentenceEncoder {
  const read = openPieces(stored.pieces);
  const places = openPlaces(stored.places);
  const enter = openLayer(stored.enter);
  const blocks = stored.blocks.map(({ norm, around, out }) => ({
    norm: openNorm(norm),
    around: openLayer(around),
    out: openLayer(out),
  }));
  const norm = openNorm(stored.norm);
  const [looks, says] = [openLayer(stored.looks), openLayer(stored.says)];
  const [hidden, leave] = [openLayer(stored.hidden), openLayer(stored.leave)];
  const width = enter.rows;
  return {
    size: leave.rows,
    encode(text) {
      const all = read(text.slice(0, LETTERS_MAX), LETTERS_MAX);
      const pieces =
        all.length > PIECES_FIRST + PIECES_LAST ? [...all.slice(0, PIECES_FIRST), ...all.slice(-PIECES_LAST)] : all;
      if (pieces.length === 0) return new Float64Array(leave.rows);
      let signs = enter.applyAll(pieces.map(places));
      for (const block of blocks) signs = passBlock(signs, block, width);
      signs = signs.map(norm);
      return leave.apply(poolOf(signs));
    },
  };

  /** What the looks say, passed on through one layer, and the mean beside it. */
  function poolOf(signs: readonly Float64Array[]): Float64Array {
    const said = meanBy(says.applyAll(signs), weightsOf(looks.applyAll(signs)));
    const mean = new Float64Array(width);
    for (const sign of signs) addInto(mean, sign, 1 / signs.length);
    return joined(positive(hidden.apply(joined(said, mean))), mean);
  }
}

interface Block {
  norm(sign: Float64Array): Float64Array;
  around: Layer;
  out: Layer;
}

/** Each sign with its neighbours on both sides, added to what it was. */
function passBlock(signs: readonly Float64Array[], block: Block, width: number): Float64Array[] {
  const normed = signs.map(block.norm);
  const none = new Float64Array(width);
  const near = normed.map((sign, at) => {
    const three = new Float64Array(width * 3);
    three.set(normed[at - 1] ?? none, 0);
    three.set(sign, width);
    three.set(normed[at + 1] ?? none, width * 2);
    return three;
  });
  const next = block.out.applyAll(block.around.applyAll(near).map(positive));
  next.forEach((values, at) => {
    addInto(values, signs[at] ?? none, 1);
  });
  return next;
}

/** How much each sign counts in each look: shares that sum to 1 over the signs. */
function weightsOf(scores: readonly Float64Array[]): Float64Array[] {
  const looks = scores[0]?.length ?? 0;
  const shares = scores.map(() => new Float64Array(looks));
  for (let look = 0; look < looks; look += 1) {
    const most = scores.reduce((top, score) => Math.max(top, score[look] ?? 0), Number.NEGATIVE_INFINITY);
    let sum = 0;
    for (const score of scores) sum += Math.exp((score[look] ?? 0) - most);
    scores.forEach((score, at) => {
      const share = shares[at];
      if (share) share[look] = Math.exp((score[look] ?? 0) - most) / sum;
    });
  }
  return shares;
}

/** Every look has its own part of what a sign says. */
function meanBy(said: readonly Float64Array[], shares: readonly Float64Array[]): Float64Array {
  const mean = new Float64Array(said[0]?.length ?? 0);
  const part = mean.length / (shares[0]?.length ?? 1);
  said.forEach((values, at) => {
    const own = shares[at];
    for (let index = 0, look = 0; index < mean.length; look += 1) {
      const share = own?.[look] ?? 0;
      for (const end = (look + 1) * part; index < end && index < mean.length; index += 1)
        mean[index] = (mean[index] as number) + (values[index] as number) * share;
    }
  });
  return mean;
}

function openPlaces(stored: StoredEncoder['places']): (piece: number) => Float64Array {
  const { rows, columns, steps } = stored;
  const values = decodeWeights(bytesOf(stored.code), rows * columns, columns);
  return (piece) => {
    const place = new Float64Array(columns);
    for (let at = 0; at < columns; at += 1) place[at] = (values[piece * columns + at] ?? 0) * (steps[at] ?? 0);
    return place;
  };
}

function openNorm({ scale, shift }: StoredNorm): (sign: Float64Array) => Float64Array {
  return (sign) => {
    const length = sign.length;
    let sum = 0;
    let squares = 0;
    for (let at = 0; at < length; at += 1) {
      const value = sign[at] as number;
      sum += value;
      squares += value * value;
    }
    const mean = sum / length;
    const by = 1 / Math.sqrt(squares / length - mean * mean + TINY);
    const normed = new Float64Array(length);
    for (let at = 0; at < length; at += 1)
      normed[at] = ((sign[at] as number) - mean) * by * (scale[at] ?? 1) + (shift[at] ?? 0);
    return normed;
  };
}

function addInto(sum: Float64Array, values: Float64Array, share: number): void {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + (values[at] as number) * share;
}
