import { describe, expect, it } from 'vitest';
import { encoderOf } from '#companion/classifier/place.ts';
import type { StoredEncoder } from '#companion/classifier/sentence-encoder.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { MARKS, piecesMarks } from './piece-marks.ts';
import { openWeigher, type StoredWeighs } from './what-weighs.ts';

const { files } = readContent();
const stored = files['models/weighs.json'] as StoredWeighs;
const { encode } = encoderOf(files['models/sentences.json'] as StoredEncoder);
const weigher = openWeigher(stored, encode);

// None of these stands among the messages it was learned from.
const TOLD: readonly (readonly [string, readonly string[]])[] = [
  [
    'My sister introduced me as her lodger.',
    ['We had the plumber in on Monday.', 'He was here till four.', 'My sister introduced me as her lodger.'],
  ],
  [
    'I ate my birthday cake on my own in the car.',
    ['I ate my birthday cake on my own in the car.', 'It was lemon.', 'Traffic was bad on the ring road.'],
  ],
  [
    'he has stopped saying goodnight to me',
    ['we got the new sofa', 'grey, with a chaise', 'he has stopped saying goodnight to me', 'delivery was 40 quid'],
  ],
];

describe('what weighs in a message', () => {
  it.each(TOLD)('is "%s", and not the furniture beside it', (heaviest, pieces) => {
    const shares = weigher(pieces);
    expect(pieces[shares.indexOf(Math.max(...shares))]).toBe(heaviest);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  it('is all of a message of one piece', () => {
    expect(weigher(['i miss her'])).toEqual([1]);
    expect(weigher([])).toEqual([]);
  });

  it('is not guessed where a mark has no weight', () => {
    const { me: _me, ...marks } = stored.marks;
    expect(() => openWeigher({ ...stored, marks: marks as StoredWeighs['marks'] }, encode)).toThrow('no weight');
  });

  it('goes by one mark each, from 0 to 1, and closeness from -1', () => {
    for (const row of piecesMarks(['But I said "no", didn\'t I?', '', 'Number 7'], [0.5, 0, -1])) {
      expect(row).toHaveLength(MARKS.length);
      for (const value of row) expect(Math.abs(value)).toBeLessThanOrEqual(1);
    }
  });
});
