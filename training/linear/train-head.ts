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

const BATCH = 64;
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
  const order = examples.map((_, at) => at);
  const steps = epochs * Math.ceil(order.length / BATCH);
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, chance);
    for (let from = 0; from < order.length; from += BATCH) {
      for (const at of order.slice(from, from + BATCH)) {
        const example = examples[at];
        if (example) learn(example, hidden, out, training, chance);
      }
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
  values: Float32Array;
  slopes: Float32Array;
  mean: Float32Array;
  square: Float32Array;
}

function newLayer(rows: number, columns: number, chance: () => number): Learning {
  const length = rows * columns + rows;
  const values = new Float32Array(length);
  const reach = Math.sqrt(6 / (rows + columns));
  for (let at = 0; at < rows * columns; at += 1) values[at] = (2 * chance() - 1) * reach;
  const empty = () => new Float32Array(length);
  return { rows, columns, values, slopes: empty(), mean: empty(), square: empty() };
}

function learn(example: Encoded, hidden: Learning, out: Learning, training: HeadTraining, chance: () => number): void {
  const input = thinned(example.encoding, training.without.encoding, chance);
  const raw = forward(hidden, input);
  const kept = thinned(
    raw.map((value) => Math.max(0, value)),
    training.without.width,
    chance,
  );
  const shares = softmax(forward(out, kept));
  const slope = shares.map((share, at) => (share - (example.target[at] ?? 0)) * (example.weight / BATCH));
  const back = backward(out, kept, slope);
  const scale = 1 / (1 - training.without.width);
  backward(
    hidden,
    input,
    back.map((value, at) => ((kept[at] ?? 0) > 0 ? value * scale : 0)),
  );
}

function thinned(values: Float64Array | Float32Array, share: number, chance: () => number): Float32Array {
  const scale = 1 / (1 - share);
  const kept = new Float32Array(values.length);
  for (let at = 0; at < kept.length; at += 1) kept[at] = chance() < share ? 0 : (values[at] as number) * scale;
  return kept;
}

function forward(layer: Learning, input: Float32Array): Float32Array {
  const { rows, columns, values } = layer;
  const output = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const from = row * columns;
    let sum = values[rows * columns + row] as number;
    for (let column = 0; column < columns; column += 1)
      sum += (values[from + column] as number) * (input[column] as number);
    output[row] = sum;
  }
  return output;
}

/** Adds to the layer's slopes and returns those of what came in. */
function backward(layer: Learning, input: Float32Array, slope: Float32Array): Float32Array {
  const { rows, columns, values, slopes } = layer;
  const back = new Float32Array(columns);
  for (let row = 0; row < rows; row += 1) {
    const own = slope[row] ?? 0;
    if (own === 0) continue;
    slopes[rows * columns + row] = (slopes[rows * columns + row] ?? 0) + own;
    const from = row * columns;
    for (let column = 0; column < columns; column += 1) {
      const index = from + column;
      slopes[index] = (slopes[index] as number) + own * (input[column] as number);
      back[column] = (back[column] as number) + own * (values[index] as number);
    }
  }
  return back;
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
  return packLayer(rows, columns, values, bias);
}

function softmax(scores: Float32Array): Float32Array {
  const most = scores.reduce((top, score) => Math.max(top, score), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
