// Why is this hard? Whether a text can hold a word has to be told in less time than a look for the word takes, for
// thousands of words. So what letters stand side by side in it is noted once, three by three, in a few hundred bytes.

const TRIPLES = 4096;
const PAIRS = 1024;
const WORDS = (TRIPLES + PAIRS) / 32;

/** Which letters stand side by side in a text: a bit for each pair, and for each three, of which some share one. */
export type Letters = Uint32Array;

const OUTSIDE = '\u0001';

/** All signs in 31 kinds: the letters whatever their case, any digit, any blank, and everything that is not English. */
function kindOf(code: number): number {
  if (code >= 97 && code <= 122) return code - 96;
  if (code >= 65 && code <= 90) return code - 64;
  if (code >= 48 && code <= 57) return 27;
  if (code === 32 || (code >= 9 && code <= 13)) return 28;
  if (code === 39) return 29;
  return code < 128 ? 30 : 31;
}

const SIGNS = `${OUTSIDE}abcdefghijklmnopqrstuvwxyz0 '.\u00e9`;
/** The sign that stands for all of its kind. */
export const letterOf = (code: number): string => SIGNS[kindOf(code)] ?? '';

const KINDS = Uint8Array.from({ length: 128 }, (_, code) => kindOf(code));

/** They fit an "s" and a "k" in a pattern blind to case. */
const isOddCase = (code: number): boolean => code === 0x17f || code === 0x212a;

const tripleAt = (three: number): number => Math.imul(three, 0x9e3779b1) >>> 20;

/** Notes the letters of a text into what is given, which is emptied first. */
export function noteLetters(text: string, into: Letters): Letters {
  into.fill(0);
  let three = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isOddCase(code)) return into.fill(0xffffffff);
    three = ((three << 5) | (code < 128 ? (KINDS[code] as number) : 31)) & 0x7fff;
    const pair = TRIPLES + (three & 0x3ff);
    into[pair >> 5] = (into[pair >> 5] as number) | (1 << (pair & 31));
    const triple = tripleAt(three);
    into[triple >> 5] = (into[triple >> 5] as number) | (1 << (triple & 31));
  }
  return into;
}

export const noLetters = (): Letters => new Uint32Array(WORDS);

/** The places of a word's letters among those that `noteLetters` notes: where one of them is missing the word is. */
export function placesOf(word: string): number[] {
  const kinds = Array.from(word, (sign) => kindOf(sign.charCodeAt(0)));
  if (kinds.length === 2) return [TRIPLES + (((kinds[0] ?? 0) << 5) | (kinds[1] ?? 0))];
  return kinds.slice(2).map((kind, at) => tripleAt(((kinds[at] ?? 0) << 10) | ((kinds[at + 1] ?? 0) << 5) | kind));
}
