import { describe, expect, it } from 'vitest';
import { lengthOf, pairsOf } from './message-parts.ts';

describe('the parts of a message', () => {
  it('are none in one or two sentences', () => {
    expect(pairsOf('I went out. It rained.')).toEqual([]);
    expect(pairsOf('')).toEqual([]);
  });
  it('are each sentence with the one after it', () => {
    expect(pairsOf('One here. Two here! Three here?')).toEqual(['One here. Two here!', 'Two here! Three here?']);
  });
  it('are pieces of a run-on without a mark, and no word of it is lost', () => {
    const words = Array.from({ length: 45 }, (_, at) => `word${at}`);
    const pairs = pairsOf(words.join(' '));
    expect(pairs).toHaveLength(3);
    expect(new Set(pairs.join(' ').split(' '))).toEqual(new Set(words));
  });
  it('are cut by signs where no words are parted', () => {
    const pairs = pairsOf('今'.repeat(90));
    expect(pairs.length).toBeGreaterThan(1);
    expect(pairs.every((pair) => pair.replace(' ', '').length <= 60)).toBe(true);
  });
  it('are a bounded number of any text', () => {
    expect(pairsOf('so '.repeat(5000)).length).toBeLessThan(40);
    expect(pairsOf('. '.repeat(4000)).length).toBeLessThan(40);
  });
});

describe('the length of a message', () => {
  it('counts words, and two signs for one', () => {
    expect(lengthOf('one two three')).toBe(3);
    expect(lengthOf('今天很好')).toBe(2);
  });
});
