import { fold } from '#companion/risk/normalise.ts';

const PIECE =
  /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff々ー]|[\p{L}\p{M}'*@$]+(?:\p{N}+[\p{L}\p{M}'*@$]+)*|\p{N}+|\p{Extended_Pictographic}|\?+|!+|\.{2,}|[.…。！？；।؟,;:()"]/gu;

/** The words of a text as the models see them: folded, numbers as their length, marks kept, Chinese and Japanese one sign each. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [piece] of fold(text).matchAll(PIECE)) {
    if (/^\p{N}/u.test(piece))
      words.push(piece.length <= 2 ? `#${piece.length === 1 ? piece : ''}` : `#${piece.length}`);
    else words.push(piece.replaceAll("'", '').replace(/(.)\1{2,}/gu, '$1$1') || "'");
  }
  return words;
}
