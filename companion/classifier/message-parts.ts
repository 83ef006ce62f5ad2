import { wordsOf } from './words.ts';

// Why is this hard? The one line that matters must not drown in a long story, and many people write a page without a mark.
// So a long message is cut into pieces of a sentence at most, and read again in overlapping pairs of them: a line is
// seldom understood without the one before it.

/** Of Chinese and Japanese signs so many make a word of other languages. */
const SIGNS_A_WORD = 2;
const SIGN = /[\u3040-\u30ff\u3400-\u9fff]/u;
/** A sentence of more words than this is cut, into pieces of about `PIECE_WORDS`. */
const SENTENCE_WORDS = 20;
const PIECE_WORDS = 14;
const PIECES_MAX = 40;

/** In words, or what makes up one where none are parted. */
export function lengthOf(text: string): number {
  const words = wordsOf(text);
  const signs = words.filter((word) => SIGN.test(word)).length;
  return words.length - signs + signs / SIGNS_A_WORD;
}

/** Overlapping pairs of the pieces of a message, in order, at most 39; none where it has fewer than three pieces. */
export function pairsOf(text: string): string[] {
  const pieces = text
    .split(/(?<=[.!?…。！？।؟\n])\s*/u)
    .flatMap((sentence) => cut(sentence.trim()))
    .slice(0, PIECES_MAX);
  if (pieces.length < 3) return [];
  return pieces.slice(1).map((piece, at) => `${pieces[at]} ${piece}`);
}

function cut(sentence: string): string[] {
  if (sentence === '') return [];
  const isSigns = SIGN.test(sentence);
  const [tokens, a] = isSigns ? [[...sentence], SIGNS_A_WORD] : [sentence.split(/\s+/u), 1];
  if (tokens.length <= SENTENCE_WORDS * a) return [sentence];
  const count = Math.ceil(tokens.length / (PIECE_WORDS * a));
  const size = tokens.length / count;
  return Array.from({ length: count }, (_, at) =>
    tokens.slice(Math.round(at * size), Math.round((at + 1) * size)).join(isSigns ? '' : ' '),
  );
}
