import { countWords, straighten } from './plain-text.ts';

// What a listener goes by besides the meaning: where a piece stands, whether the person is in it, whether it turns.

const ME = /\b(?:i|i'm|im|i've|ive|i'd|i'll|me|my|mine|myself)\b/i;
const DOES = /\b(?:i|i've|ive)\b/i;
const LEADS = /^(?:but|and|so|anyway|then)\b/i;
const BUT = /^but\b/i;
const ANYWAY = /^anyway\b/i;
const SAID = /\b(?:said|told|says|asked)\b/i;
const NO = /n't\b|\b(?:not|never|nobody|dont|cant|didnt|no)\b/i;
const LONG = 30;
const FEW = 4;

/** The names of what `piecesMarks` counts, in its order. */
export const MARKS = [
  'place',
  'first',
  'last',
  'length',
  'few',
  'me',
  'i',
  'asks',
  'leads',
  'but',
  'anyway',
  'said',
  'quoted',
  'no',
  'number',
  'near',
] as const;

/** One row a piece, `MARKS` numbers from 0 to 1 each; `near`: how close it lies to the whole message, -1 to 1. */
export function piecesMarks(pieces: readonly string[], near: readonly number[]): number[][] {
  const last = pieces.length - 1;
  return pieces.map((piece, at) => {
    const text = straighten(piece).trim();
    const words = countWords(text);
    const is = (pattern: RegExp) => Number(pattern.test(text));
    return [
      last === 0 ? 0 : at / last,
      Number(at === 0),
      Number(at === last),
      Math.min(words, LONG) / LONG,
      Number(words < FEW),
      is(ME),
      is(DOES),
      is(/\?/),
      is(LEADS),
      is(BUT),
      is(ANYWAY),
      is(SAID),
      is(/["“]/),
      is(NO),
      is(/\d/),
      near[at] ?? 0,
    ];
  });
}
