import { describe, expect, it } from 'vitest';
import { afterIllness } from './after-illness.ts';

describe('what a known illness left behind calls no ambulance', () => {
  it.each([
    ["she can't speak properly anymore", 'my mother had a stroke three weeks ago and is in rehab'],
    ["My dad had a stroke in March. He can't speak properly any more", ''],
    ['his speech is slurred and he hates it', 'my husband has parkinsons'],
  ])('"%s" after "%s"', (text, before) => {
    expect(afterIllness(text, [before])).toMatch(/finds talking hard/);
  });
  it.each([
    ["she can't speak properly", 'I think my mum is having a stroke'],
    ["he suddenly can't speak properly", 'he had a stroke three weeks ago'],
    ["she can't speak properly and her face is drooping", 'my mother had a stroke last year'],
    ["he can't talk right now, his words are all wrong", 'dad came home from hospital after his stroke'],
    ["he can't speak properly", 'my dad fell asleep early'],
  ])('"%s" after "%s" may be new', (text, before) => {
    expect(afterIllness(text, [before])).toBe(text);
  });
});
