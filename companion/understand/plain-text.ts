/** Lower case, and accents gone: people leave them out. Keeps the length of what it is given, ß apart. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  return /[^ -~\s]/.test(lower)
    ? lower
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
        .replace(/ß/g, 'ss')
    : lower;
}

/** "j'ai" is two words, "don't" is one. */
const ELIDED = /(?<!\p{L})([cdjlmnst]|qu)['’](?=\p{L})/gu;

/** A phrase of the content as tokens are written, with the signs it is made of left in. */
export const plainPhrase = (phrase: string): string => fold(phrase).replace(ELIDED, '$1 ').replace(/['’]/g, '');

const APOSTROPHES = /[’'`´]/;

/** Letters only, apostrophes and accents gone, lower case: the form in which phrases are looked for. */
export function toTokens(text: string): string[] {
  const folded = fold(text);
  const plain = APOSTROPHES.test(folded) ? folded.replace(ELIDED, '$1 ').replace(/[’'`´]/g, '') : folded;
  return plain.match(/[\p{L}\p{N}]+|[.!?…;:\n]+|,/gu) ?? [];
}

/** True of a small English letter or a digit. */
const isPlain = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

export function isWord(token: string): boolean {
  return isPlain(token.charCodeAt(0)) || /[\p{L}\p{N}]/u.test(token);
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
}

/** With the apostrophe that keyboards have in place of the printed one. */
export const straighten = (text: string): string => text.replaceAll('’', "'");

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Lower first letter, unless the first word is "I", a name or all capitals. */
export function lowerFirst(text: string): string {
  const first = text.split(' ', 1)[0] ?? '';
  if (/^I(['’]|$)/.test(first) || /^[A-Z]{2,}/.test(first)) return text;
  return COMMON_STARTS.has(first.toLowerCase()) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const COMMON_STARTS = new Set(
  "from of by about into over until between you your you're you've you'd you'll he she they it it's he's she's they're there there's the a an this that these those we everyone everything everybody nobody nothing no not all some every each being having work school home life people things at in on for with after before when while since if even lately sometimes still now then so and but because or my our his her their one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety its once just only could might would will can may should must maybe perhaps most last both how what where who why which somebody someone something another other that's me more less half noon also never always today tonight tomorrow yesterday".split(
    ' ',
  ),
);

export function endWithStop(text: string): string {
  return /[.!?…]["”]?$/.test(text) ? text : `${text}.`;
}

/** Every sentence with the marks behind it; a full stop within a number parts it as well. */
export const markedSentences = (text: string): string[] => text.match(/[^.!?…\n]+[.!?…\n]*/g) ?? [];

/** Sentences as a full stop, a question or an exclamation mark ends them. */
export const stoppedSentences = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** What is said piece by piece, each with its mark: sentences, and what a semicolon or a new line parts. */
export const piecesOf = (text: string): string[] => text.split(/(?<=[.!?;\n])\s+/);
