import { base64Of, bytesOf, type Coded } from './base64.ts';
import { FEATURE_BUCKETS } from './features.ts';
import { decodeWeights, encodeWeights } from './weight-code.ts';

/** A trained model as it stands in `content/models/*.json`. */
export interface StoredModel {
  /** What each class means, in the order of the weights. */
  classes: string[];
  buckets: number;
  bias: number[];
  /** What one step of a stored weight is worth. */
  step: number;
  /** What `pack` wrote: buckets times classes. */
  weights: Coded;
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
  const weights = decodeWeights(bytesOf(stored.weights), buckets * count, count);
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

/** Scores as shares that sum to 1. */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

/** Whole weights of so many classes as base64; they lie within `WEIGHT_MAX` either way. */
export function pack(weights: Int8Array, classes: number): string {
  return base64Of(encodeWeights(weights, classes));
}
