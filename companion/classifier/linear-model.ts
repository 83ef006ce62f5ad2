import { FEATURE_BUCKETS } from './features.ts';

/** A trained model as it stands in `content/models/*.json`. */
export interface StoredModel {
  /** What each class means, in the order of the weights. */
  classes: string[];
  buckets: number;
  bias: number[];
  /** What one step of a stored weight is worth. */
  step: number;
  /** Base64, two weights a byte (see `pack`), buckets times classes. */
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

/** The largest weight either way: four bits hold -7 to 7. */
export const WEIGHT_MAX = 7;

/** Two weights a byte, as base64. Measured beside a byte a weight: no difference, at half the size. */
export function pack(weights: Int8Array): string {
  let text = '';
  for (let at = 0; at < weights.length; at += 2) {
    const low = ((weights[at] ?? 0) + WEIGHT_MAX) & 0xf;
    const high = ((weights[at + 1] ?? 0) + WEIGHT_MAX) & 0xf;
    text += String.fromCharCode(low | (high << 4));
  }
  return btoa(text);
}

function unpack(packed: string, length: number): Int8Array {
  const bytes = atob(packed);
  if (bytes.length !== Math.ceil(length / 2))
    throw new Error(`the model holds ${bytes.length} bytes, not ${Math.ceil(length / 2)}`);
  const weights = new Int8Array(length);
  for (let at = 0; at < length; at += 1) {
    const byte = bytes.charCodeAt(at >> 1);
    weights[at] = ((at & 1) === 0 ? byte & 0xf : byte >> 4) - WEIGHT_MAX;
  }
  return weights;
}
