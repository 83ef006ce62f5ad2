import { describe, expect, it } from 'vitest';
import { joinParts, logitOf } from './part-weights.ts';

const WEIGHTS = { itself: 0.5, whole: -0.6, part: 0.9 };

describe('the gravest part beside the whole of a message', () => {
  it('counts nothing in a short message', () => {
    const share = joinParts({ whole: logitOf(0.2), part: logitOf(0.9), words: 12 }, WEIGHTS);
    expect(share).toBeCloseTo(0.2, 6);
  });
  it('counts more than the whole in a long one', () => {
    const grave = joinParts({ whole: logitOf(0.1), part: logitOf(0.8), words: 90 }, WEIGHTS);
    const light = joinParts({ whole: logitOf(0.1), part: logitOf(0.1), words: 90 }, WEIGHTS);
    expect(grave).toBeGreaterThan(0.5);
    expect(light).toBeLessThan(0.2);
  });
  it('stays a share, whatever comes in', () => {
    for (const share of [0, 1])
      expect(joinParts({ whole: logitOf(share), part: logitOf(1 - share), words: 1e6 }, WEIGHTS)).toSatisfy(
        (joint: number) => joint > 0 && joint < 1,
      );
  });
});
