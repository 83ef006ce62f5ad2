import { packLayer, type StoredLayer } from '#companion/classifier/layers.ts';
import { random, shuffle } from './chance.ts';

/** One encoding to learn from and what is true of it, one share a class (they sum to 1). */
export interface Encoded {
  encoding: Float64Array;
  target: Float32Array;
  weight: number;
}

export interface HeadTraining {
  classes: number;
  width: number;
  epochs: number;
  rate: number;
  /** Pull of every weight towards zero at each step, times the rate. */
  decay: number;
  /** Shares of the numbers that come in, and of the width, that each step does without. */
  without: { encoding: number; width: number };
  seed: number;
}

const BATCH = 256;
const BETA = { slope: 0.9, square: 0.999 };
const TINY = 1e-8;

/**
 * Two layers on encodings, learned by Adam with parts left out at random. Deterministic: the same examples and seed
 * give the same layers. Returns them as they are stored, one signed byte a weight.
 */
export function trainHead(
  examples: readonly Encoded[],
  training: HeadTraining,
): { hidden: StoredLayer; out: StoredLayer } {
  const size = examples[0]?.encoding.length ?? 0;
  const { classes, width, epochs, seed } = training;
  const chance = random(seed);
  const hidden = newLayer(width, size, chance);
  const out = newLayer(classes, width, chance);
  const room: Room = { inputs: four(size), kept: four(width), back: four(width) };
  const order = examples.map((_, at) => at);
  const steps = epochs * Math.ceil(order.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, chance);
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH).flatMap((at) => examples[at] ?? []);
      for (let first = 0; first < batch.length; first += TOGETHER)
        learn(batch.slice(first, first + TOGETHER), [hidden, out], room, training, chance);
      step += 1;
      // Up over a tenth of the way, then down to nothing.
      const rate = training.rate * Math.min(1, step / (steps / 10)) * (1 - step / steps);
      for (const layer of [hidden, out]) update(layer, rate, training.decay, step);
    }
  }
  return { hidden: stored(hidden), out: stored(out) };
}

interface Learning {
  rows: number;
  columns: number;
  /** Weights by rows, then one bias a row. */
  values: Float64Array;
  slopes: Float64Array;
  mean: Float64Array;
  square: Float64Array;
}

function newLayer(rows: number, columns: number, chance: () => number): Learning {
  const length = rows * columns + rows;
  const values = new Float64Array(length);
  const reach = Math.sqrt(6 / (rows + columns));
  for (let at = 0; at < rows * columns; at += 1) values[at] = (2 * chance() - 1) * reach;
  const empty = () => new Float64Array(length);
  return { rows, columns, values, slopes: empty(), mean: empty(), square: empty() };
}

/** So many examples go in together: each weight is fetched once for all of them. */
const TOGETHER = 4;
type Four = readonly [Float64Array, Float64Array, Float64Array, Float64Array];

/** What four examples need while they are learned from, made once. */
interface Room {
  inputs: Four;
  /** Of the width, what this step goes on with: 0 where it does without, or where nothing came through. */
  kept: Four;
  back: Four;
}

const four = (size: number): Four => [
  new Float64Array(size),
  new Float64Array(size),
  new Float64Array(size),
  new Float64Array(size),
];

/** At most four examples; what is missing of four teaches nothing. */
function learn(
  examples: readonly Encoded[],
  [hidden, out]: readonly [Learning, Learning],
  { inputs, kept, back }: Room,
  { without }: HeadTraining,
  chance: () => number,
): void {
  for (const [at, example] of examples.entries())
    thin(example.encoding, without.encoding, chance, inputs[at] as Float64Array);
  forward(hidden, inputs, kept);
  const scale = 1 / (1 - without.width);
  for (const [at] of examples.entries()) {
    const own = kept[at] as Float64Array;
    for (let row = 0; row < own.length; row += 1)
      own[row] = chance() < without.width ? 0 : Math.max(0, own[row] as number) * scale;
  }
  const said = four(out.rows);
  forward(out, kept, said);
  for (const side of back) side.fill(0);
  const slopes = four(out.rows);
  for (const [at, example] of examples.entries()) {
    const shares = softmax(said[at] as Float64Array);
    for (let row = 0; row < out.rows; row += 1) {
      const slope = ((shares[row] ?? 0) - (example.target[row] ?? 0)) * (example.weight / BATCH);
      (slopes[at] as Float64Array)[row] = slope;
      const side = back[at] as Float64Array;
      for (let column = 0; column < out.columns; column += 1)
        side[column] = (side[column] as number) + slope * (out.values[row * out.columns + column] as number);
    }
    const side = back[at] as Float64Array;
    for (let row = 0; row < side.length; row += 1)
      side[row] = ((kept[at] as Float64Array)[row] as number) > 0 ? (side[row] as number) * scale : 0;
  }
  addSlopes(out, kept, slopes);
  addSlopes(hidden, inputs, back);
}

function thin(values: Float64Array, share: number, chance: () => number, into: Float64Array): void {
  const scale = 1 / (1 - share);
  for (let at = 0; at < into.length; at += 1) into[at] = chance() < share ? 0 : (values[at] as number) * scale;
}

function forward({ rows, columns, values }: Learning, [x, y, z, w]: Four, [one, two, three, last]: Four): void {
  for (let row = 0; row < rows; row += 1) {
    const bias = values[rows * columns + row] as number;
    let [a, b, c, d] = [bias, bias, bias, bias];
    const from = row * columns;
    for (let column = 0; column < columns; column += 1) {
      const value = values[from + column] as number;
      a += value * (x[column] as number);
      b += value * (y[column] as number);
      c += value * (z[column] as number);
      d += value * (w[column] as number);
    }
    one[row] = a;
    two[row] = b;
    three[row] = c;
    last[row] = d;
  }
}

function addSlopes({ rows, columns, slopes }: Learning, [x, y, z, w]: Four, [one, two, three, last]: Four): void {
  for (let row = 0; row < rows; row += 1) {
    const [a, b, c, d] = [one[row] as number, two[row] as number, three[row] as number, last[row] as number];
    if (a === 0 && b === 0 && c === 0 && d === 0) continue;
    slopes[rows * columns + row] = (slopes[rows * columns + row] as number) + a + b + c + d;
    const from = row * columns;
    for (let column = 0; column < columns; column += 1)
      slopes[from + column] =
        (slopes[from + column] as number) +
        a * (x[column] as number) +
        b * (y[column] as number) +
        c * (z[column] as number) +
        d * (w[column] as number);
  }
}

function update(layer: Learning, rate: number, decay: number, step: number): void {
  const { values, slopes, mean, square } = layer;
  const [meanScale, squareScale] = [1 - BETA.slope ** step, 1 - BETA.square ** step];
  for (let at = 0; at < values.length; at += 1) {
    const slope = slopes[at] ?? 0;
    const average = BETA.slope * (mean[at] ?? 0) + (1 - BETA.slope) * slope;
    const spread = BETA.square * (square[at] ?? 0) + (1 - BETA.square) * slope * slope;
    mean[at] = average;
    square[at] = spread;
    slopes[at] = 0;
    const value = values[at] ?? 0;
    values[at] = value - rate * (average / meanScale / (Math.sqrt(spread / squareScale) + TINY) + decay * value);
  }
}

function stored({ rows, columns, values }: Learning): StoredLayer {
  const bias = [...values.subarray(rows * columns)].map((value) => Number(value.toFixed(5)));
  return packLayer(rows, columns, Float32Array.from(values), bias);
}

function softmax(scores: Float64Array): Float64Array {
  const most = scores.reduce((top, score) => Math.max(top, score), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
