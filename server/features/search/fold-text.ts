/*
 * What a search does not tell apart: capital and small letters, accents and none, the wide and narrow forms of East
 * Asian keyboards, vowel points of Arabic and Hebrew. Signs that make another letter elsewhere (vowels of Indian
 * scripts, the voicing marks of kana) are kept.
 */
const POINTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]/gu;
/** Letters that no form of Unicode takes apart. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  '’': "'",
  '‘': "'",
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
const OTHER_THAN_ASCII = /[^\p{ASCII}]/u;

/** Text as a search compares it. Most text is plain ASCII, and for that it costs next to nothing. */
export function foldText(text: string): string {
  if (!OTHER_THAN_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(POINTS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter);
}

/** What somebody looks for: each word, folded. Scripts without spaces give one word, found wherever it stands. */
export function wordsOf(search: string): string[] {
  return [...new Set(foldText(search).split(/\s+/u))].filter((word) => word !== '');
}

/** True where all words occur in the text. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  const folded = foldText(text);
  return words.every((word) => folded.includes(word));
}
