import { describe, expect, it } from 'vitest';
import { ownWordIn } from './own-word.ts';
import { tellsWithin } from './within-reach.ts';

describe('what one could be hurt with', () => {
  it.each([
    'Got my old pain tablets upstairs, saved a load of them',
    'i know where dads got his tablets',
    "Her morphine's still in the bedside cabinet",
    'theres a rope in the garage',
    "There's the pills from my operation. I kept them",
    'i have meds. saved a few weeks worth',
  ])('can be got at in "%s", and is not put away', (said) => {
    expect(ownWordIn(said).means).toBe('within');
  });
  it.each([
    "they're still there",
    'theres stuff in the bathroom i guess',
    "They're not out of reach, they're upstairs",
  ])('is meant by "%s" only where it was asked about', (said) => {
    expect(tellsWithin(said, true)).toBe(true);
    expect(tellsWithin(said, false)).toBe(false);
  });
  it.each([
    'i gave my pills to my sister',
    'i put the tablets in the garage',
    'my wife has them',
    'they are locked away',
  ])('is put away in "%s"', (said) => expect(ownWordIn(said, true).means).toBe('away'));
  it.each(["i don't have any pills here", 'nothing near me', 'i looked at the pills last week'])(
    'is not told of in "%s"',
    (said) => expect(ownWordIn(said, true).means).not.toBe('within'),
  );
  it('is easy to get where the key is known', () => {
    expect(ownWordIn("there's a shotgun at my brother's, I know where the key is").means).toBe('within');
  });
});
