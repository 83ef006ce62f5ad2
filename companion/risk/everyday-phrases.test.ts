import { describe, expect, it } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { createAssessor } from './assess.ts';
import { inEverydayWords } from './everyday-phrases.ts';
import { riskContentFrom } from './risk-content.ts';

const assessor = createAssessor(riskContentFrom(readContent().files));
const level = (text: string) => assessor.assess({ text, turns: [], language: 'en' }).level;

describe('what everybody says so', () => {
  it.each([
    'this is the last thing I need today',
    'this is the last thing on my list before the holidays',
    'gonna step off at the next stop',
    'i locked up',
    'I locked up and drove home',
    'i eat over the sink',
    "That's not it at all, I'm afraid. It's for my husband, about the boxes in the box room.",
  ])('raises nothing: %s', (text) => expect(level(text)).toBeLessThan(2));
  it.each([
    'this is the last thing i will ever write',
    'the last thing i want is to live',
    'he locked me up',
    'i locked up and hid in the bathroom, he is hitting the door',
    "he is in the next room and i'm afraid",
    "i'm at the bridge, i'm going to step off",
  ])('is another thing than a farewell or a leap: %s', (text) => expect(level(text)).toBeGreaterThanOrEqual(2));
  it('leaves every other text as it is', () => {
    expect(inEverydayWords('das ist das Letzte, was ich brauche')).toBe('das ist das Letzte, was ich brauche');
  });
});
