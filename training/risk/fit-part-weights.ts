import { type PartWeights, partFeatures, shareOf, type Views } from '#companion/classifier/part-weights.ts';

/** A message longer than a line, as a model sees it that never met its family. */
export interface PartExample {
  views: Views;
  isGrave: boolean;
  weight: number;
}

const STEPS = 2000;
const RATE = 0.5;
const MOMENTUM = 0.9;

/** Logistic regression on what parts and length add to the whole, by gradient descent over all examples. Deterministic. */
export function fitPartWeights(examples: readonly PartExample[]): PartWeights {
  const weights: [number, number, number] = [0, 0, 0];
  const speed = [0, 0, 0];
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const rows = examples.map(({ views, isGrave, weight }) => ({
    given: views.whole,
    features: partFeatures(views),
    grave: isGrave ? 1 : 0,
    weight: weight / total,
  }));
  for (let step = 0; step < STEPS; step += 1) {
    const slopes = [0, 0, 0];
    for (const { given, features, grave, weight } of rows) {
      const logit = given + weights[0] * features[0] + weights[1] * features[1] + weights[2] * features[2];
      const miss = (shareOf(logit) - grave) * weight;
      features.forEach((feature, at) => {
        slopes[at] = (slopes[at] ?? 0) + miss * feature;
      });
    }
    slopes.forEach((slope, at) => {
      speed[at] = MOMENTUM * (speed[at] ?? 0) - RATE * (1 - MOMENTUM) * slope;
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0);
    });
  }
  const [itself = 0, whole = 0, part = 0] = weights.map((weight) => Number(weight.toFixed(3)));
  return { itself, whole, part };
}
