import { expect, test } from 'vitest';
import { joinParts, logitOf } from '#companion/classifier/part-weights.ts';
import { fitPartWeights, type PartExample } from './fit-part-weights.ts';

test('where the part alone tells grave from light in long messages, it is what counts', () => {
  const examples: PartExample[] = [0.2, 0.8].flatMap((part) =>
    [0.3, 0.4, 0.5, 0.6].map((whole) => ({
      views: { whole: logitOf(whole), part: logitOf(part), words: 80 },
      isGrave: part > 0.5,
      weight: 1,
    })),
  );
  const weights = fitPartWeights(examples);
  for (const { views, isGrave } of examples) expect(joinParts(views, weights) > 0.5).toBe(isGrave);
});
