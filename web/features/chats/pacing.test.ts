import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pacedLength, THINKING_MAX, THINKING_MIN, thinkingPause } from './pacing.ts';

describe('pacing', () => {
  it('only ever grows, cuts no word, and ends with the whole text', () => {
    const words = fc.array(fc.constantFrom('I', 'hear', 'you.', '🙂', 'Stay', 'här'), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(words, fc.array(fc.nat(6000), { maxLength: 20 }), (parts, moments) => {
        const text = parts.join(' ');
        let shown = 0;
        for (const moment of moments.sort((a, b) => a - b)) {
          const length = pacedLength(text, moment);
          expect(length).toBeGreaterThanOrEqual(shown);
          expect(length === text.length || text[length] === ' ').toBe(true);
          shown = length;
        }
        expect(pacedLength(text, 4500)).toBe(text.length);
      }),
    );
  });

  it('pauses between its bounds', () => {
    expect(thinkingPause('')).toBe(THINKING_MIN);
    expect(thinkingPause('x'.repeat(5000))).toBe(THINKING_MAX);
  });
});
