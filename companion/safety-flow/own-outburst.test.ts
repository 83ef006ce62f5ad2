import { describe, expect, it } from 'vitest';
import { tellsOutburst } from './own-outburst.ts';

describe('something thrown in a quarrel', () => {
  it.each([
    'she called me a liar and i threw a plate at the wall. not at her',
    'I smashed her phone in front of her last night',
    'we had a row and i kicked the wardrobe in. the kids were in the doorway',
  ])('"%s" is asked about', (text) => {
    expect(tellsOutburst(text)).toBe(true);
  });
  it.each([
    'threw a plate at the wall when it chipped, on my own, felt great',
    'i punched a pillow and cried',
    'I kicked the vending machine at work and it gave me two crisps',
  ])('"%s" is nobody else\'s fright', (text) => {
    expect(tellsOutburst(text)).toBe(false);
  });
});
