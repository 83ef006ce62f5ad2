import { FEATURE_BUCKETS } from './features.ts';

/** A trained model as it stands in `content/models/*.json`. */
export interface StoredModel {
  /** What each class means, in the order of the weights. */
  classes: string[];
  buckets: number;
  bias: number[];
  /** What one step of a stored weight is worth. */
  step: number;
  /** Base64 of runs: one signed byte a weight, buckets times classes, zeros run-length coded (see `unpack`). */
  weights: string;
}

export interface LinearModel {
  classes: readonly string[];
  /** The share of each class, which sum to 1, for features as `featuresOf` gives them. */
  shares(features: Uint32Array): number[];
}

/** @throws Error where the model does not fit the features or is cut short. */
export function openModel(stored: StoredModel): LinearModel {
  const { classes, buckets, bias, step } = stored;
  const count = classes.length;
  if (buckets > FEATURE_BUCKETS || (buckets & (buckets - 1)) !== 0)
    throw new Error(`the model has ${buckets} buckets: not a power of two up to ${FEATURE_BUCKETS}`);
  const weights = unpack(stored.weights, buckets * count);
  return {
    classes,
    shares(features) {
      const scores = new Array<number>(count).fill(0);
      for (const feature of features) {
        const from = (feature & (buckets - 1)) * count;
        for (let label = 0; label < count; label += 1)
          scores[label] = (scores[label] ?? 0) + (weights[from + label] ?? 0);
      }
      const value = step / Math.sqrt(Math.max(1, features.length));
      return softmax(scores.map((score, label) => score * value + (bias[label] ?? 0)));
    },
  };
}

function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Most weights are 0: a zero byte is followed by how many zeros stand there (1 to 255). */
export function pack(weights: Int8Array): string {
  const bytes: number[] = [];
  for (let at = 0; at < weights.length; ) {
    if (weights[at] !== 0) {
      bytes.push((weights[at] ?? 0) & 0xff);
      at += 1;
      continue;
    }
    let run = 1;
    while (run < 255 && at + run < weights.length && weights[at + run] === 0) run += 1;
    bytes.push(0, run);
    at += run;
  }
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

function unpack(packed: string, length: number): Int8Array {
  const bytes = atob(packed);
  const weights = new Int8Array(length);
  let filled = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes.charCodeAt(at);
    if (byte === 0) {
      at += 1;
      filled += bytes.charCodeAt(at);
    } else {
      weights[filled] = byte > 127 ? byte - 256 : byte;
      filled += 1;
    }
  }
  if (filled !== length) throw new Error(`the model holds ${filled} weights, not ${length}`);
  return weights;
}
