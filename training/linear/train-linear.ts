import { random, shuffle } from './chance.ts';

/** One thing to learn from: its features and what is true of it, one share a class (they sum to 1). */
export interface Example {
  features: Uint32Array;
  target: Float32Array;
  weight: number;
}

export interface LinearTraining {
  buckets: number;
  classes: number;
  epochs: number;
  rate: number;
  /** Pull of every weight towards zero, per step that touches it. */
  decay: number;
  seed: number;
}

export interface Trained {
  weights: Float32Array;
  bias: Float32Array;
}

/**
 * Multinomial logistic regression with AdaGrad. Deterministic: the same examples and seed give the same weights.
 * Features count 1/√n each, so that a long message weighs as much as a short one.
 */
export function trainLinear(examples: readonly Example[], training: LinearTraining): Trained {
  const { buckets, classes, epochs, rate, decay, seed } = training;
  const weights = new Float32Array(buckets * classes);
  const past = new Float32Array(buckets * classes).fill(1e-2);
  const bias = new Float32Array(classes);
  const biasPast = new Float32Array(classes).fill(1e-2);
  const order = examples.map((_, at) => at);
  const chance = random(seed);
  const scores = new Float32Array(classes);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, chance);
    for (const at of order) {
      const example = examples[at];
      if (!example) continue;
      const value = 1 / Math.sqrt(Math.max(1, example.features.length));
      probabilities(example.features, { weights, bias }, scores);
      for (let label = 0; label < classes; label += 1) {
        const slope = ((scores[label] ?? 0) - (example.target[label] ?? 0)) * example.weight;
        const biasSum = (biasPast[label] ?? 0) + slope * slope;
        biasPast[label] = biasSum;
        bias[label] = (bias[label] ?? 0) - (rate * slope) / Math.sqrt(biasSum);
      }
      for (const feature of example.features) {
        const from = (feature & (buckets - 1)) * classes;
        for (let label = 0; label < classes; label += 1) {
          const index = from + label;
          const weight = weights[index] ?? 0;
          const slope = ((scores[label] ?? 0) - (example.target[label] ?? 0)) * example.weight * value + decay * weight;
          const sum = (past[index] ?? 0) + slope * slope;
          past[index] = sum;
          weights[index] = weight - (rate * slope) / Math.sqrt(sum);
        }
      }
    }
  }
  return { weights, bias };
}

/** The share of each class for one set of features, written into `out`. */
export function probabilities(features: Uint32Array, model: Trained, out: Float32Array): void {
  const classes = out.length;
  const value = 1 / Math.sqrt(Math.max(1, features.length));
  const mask = model.weights.length / classes - 1;
  for (let label = 0; label < classes; label += 1) out[label] = 0;
  for (const feature of features) {
    for (let label = 0; label < classes; label += 1) {
      out[label] = (out[label] ?? 0) + (model.weights[(feature & mask) * classes + label] ?? 0) * value;
    }
  }
  let most = Number.NEGATIVE_INFINITY;
  for (let label = 0; label < classes; label += 1) {
    out[label] = (out[label] ?? 0) + (model.bias[label] ?? 0);
    most = Math.max(most, out[label] ?? 0);
  }
  let sum = 0;
  for (let label = 0; label < classes; label += 1) {
    out[label] = Math.exp((out[label] ?? 0) - most);
    sum += out[label] ?? 0;
  }
  for (let label = 0; label < classes; label += 1) out[label] = (out[label] ?? 0) / sum;
}
