import { describe, expect, it } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { openEncoder, type StoredEncoder } from './sentence-encoder.ts';
import { openPieces } from './sentence-pieces.ts';

const stored = readContent().files['models/sentences.json'] as StoredEncoder;
const encoder = openEncoder(stored);
const read = openPieces(stored.pieces);
const names = stored.pieces.pieces.split('\n');

function likeness(first: string, second: string): number {
  const [a, b] = [encoder.encode(first), encoder.encode(second)];
  const product = (x: Float64Array, y: Float64Array) => x.reduce((sum, value, at) => sum + value * (y[at] ?? 0), 0);
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b));
}

describe('the sentence encoder', () => {
  it.each([
    ['I lie awake until four every night', "can't sleep at all lately", 'the bus was late again'],
    ['nobody would notice if I was gone', 'no one cares about me', 'nobody noticed the gone biscuits'],
    ['I miss my gran since the funeral', 'grief for my late grandmother', 'I miss the gym since it closed'],
    ['I want to end my life', "i don't want to be alive any more", 'I want to end my contract'],
  ])('places "%s" nearer to its like than to what shares its words', (sentence, like, other) => {
    expect(likeness(sentence, like)).toBeGreaterThan(likeness(sentence, other));
  });

  it('gives the same place every time, finite for any text and empty for none', () => {
    for (const text of ['', '😀'.repeat(4000), 'a'.repeat(8000), '. '.repeat(4000), '\ud800', '日本語だけ']) {
      const place = encoder.encode(text);
      expect(place).toHaveLength(encoder.size);
      expect(place.every(Number.isFinite)).toBe(true);
      expect(encoder.encode(text)).toEqual(place);
    }
    expect(encoder.encode('').every((value) => value === 0)).toBe(true);
  });

  it('reads the beginning and the end of a long text', () => {
    const middle = 'and then we had tea and talked about the garden '.repeat(60);
    expect(encoder.encode(`${middle} goodbye`)).not.toEqual(encoder.encode(`${middle} hello`));
    expect(encoder.encode(`goodbye ${middle}`)).not.toEqual(encoder.encode(`hello ${middle}`));
  });

  it('is refused where its parts do not fit', () => {
    const { rarity } = stored.pieces;
    expect(() => openEncoder({ ...stored, pieces: { ...stored.pieces, rarity: rarity.slice(4) } })).toThrow('rarities');
    expect(() => openEncoder({ ...stored, places: { ...stored.places, rows: 12 } })).toThrow('the model holds');
  });
});

describe('the pieces of a text', () => {
  const cut = (text: string, most = 100) => read(text, most).map((piece) => names[piece]);

  it('are whole words where they are usual, and parts that make up the word where they are not', () => {
    expect(cut('I want to sleep')).toEqual(['▁I', '▁want', '▁to', '▁sleep']);
    expect(cut('unbefriendable').join('')).toBe('▁unbefriendable');
    expect(cut('unbefriendable').length).toBeGreaterThan(1);
  });

  it('leave out signs that no piece holds, take any blank for one, and stop in time', () => {
    expect(cut('go 龘 home')).toEqual(cut('go ▁ home').length === 3 ? cut('go ▁ home') : ['▁go', '▁', '▁home']);
    expect(cut('I\n\nwant\tto')).toEqual(cut('I want to'));
    expect(cut('I want to sleep', 2)).toEqual(['▁I', '▁want']);
  });
});
