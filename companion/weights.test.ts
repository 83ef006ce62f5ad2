import { describe, expect, it } from 'vitest';
import { createAssessor } from './risk/assess.ts';
import { riskContentFrom } from './risk/risk-content.ts';
import { readContent } from './testing/read-content.ts';
import { putInWeights, takeOutWeights } from './weights.ts';

const content = readContent();
const { content: built, weights } = takeOutWeights(content);

describe('weights beside the content', () => {
  it('take no base64 along: what is left of the models is short, and everything else is as it was', () => {
    for (const [path, data] of Object.entries(built.files))
      if (!path.startsWith('models/')) expect(data).toBe(content.files[path]);
    const before = Buffer.byteLength(JSON.stringify(content));
    expect(Buffer.byteLength(JSON.stringify(built)) + weights.length).toBeLessThan(before - weights.length / 4);
  });

  it('judge a message as they do in the files they came from', () => {
    const joined = putInWeights(JSON.parse(JSON.stringify(built)), weights);
    const [before, after] = [content, joined].map(({ files }) => createAssessor(riskContentFrom(files)));
    for (const text of ['i cant do this anymore', 'ich will nicht mehr', 'my phone died again', 'we had a row']) {
      const one = { text, turns: [], language: 'en' };
      expect(JSON.stringify(after?.assess(one))).toBe(JSON.stringify(before?.assess(one)));
    }
  });

  it('of another build, or cut short, are refused', () => {
    const other = weights.slice();
    other[7] = (other[7] ?? 0) ^ 1;
    expect(() => putInWeights(built, other)).toThrow(RangeError);
    expect(() => putInWeights(built, weights.subarray(1))).toThrow('of another content');
  });
});
