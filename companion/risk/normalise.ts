import { onceATurn } from '#companion/one-turn.ts';
import type { MatchToken } from './pattern.ts';
import type { RiskLanguage } from './risk-content.ts';

export interface Token extends MatchToken {
  /** Which sentence of the text, from 0. */
  sentence: number;
  /** Which clause of the text, from 0; never spans sentences. */
  clause: number;
  /** Stands between quotation marks. */
  quoted: boolean;
}

export interface Spelling {
  aliases: ReadonlyMap<string, readonly string[]>;
  /** Whether some pattern knows this word. */
  knows: (word: string) => boolean;
  fuzzy: readonly string[];
  breaks: ReadonlySet<string>;
  /** French and Italian cut words at the apostrophe (`j'ai`); the others drop it (`don't`). */
  apostropheCuts: boolean;
  /** Arabic joins small words to the next one. */
  clitics: readonly string[];
}

/** What Arabic joins to the front of a word (and, the, with, for, will), the longest first. */
export const ARABIC_FRONTS: readonly string[] = ['وال', 'بال', 'ال', 'لل', 'و', 'ف', 'ب', 'ل', 'س'];

export function spellingOf(code: string, language: RiskLanguage, knows: (word: string) => boolean): Spelling {
  return {
    aliases: new Map(Object.entries(language.aliases).map(([from, to]) => [fold(from), fold(to).split(' ')])),
    knows,
    fuzzy: language.fuzzy.map(fold),
    breaks: new Set(language.breaks.map(fold)),
    apostropheCuts: code === 'fr' || code === 'it',
    clitics: code === 'ar' ? ARABIC_FRONTS : [],
  };
}

const ACCENTS = /[\u0300-\u036f\u064b-\u0652\u0670\u0640]/gu;
const INVISIBLE = /[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff\u00ad]|\u200d|\ufe0f/gu;

const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Lower case, one kind of quote, no accents and no joined letters in Latin script, no invisible characters, plain Arabic letters. */
export const fold = onceATurn((text) => {
  // Nearly all English is, and has nothing else to be put right.
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase().replaceAll('`', "'");
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/[“”„«»「」『』]/gu, '"')
    .replace(/ß/gu, 'ss')
    .replace(/œ/gu, 'oe')
    .replace(/æ/gu, 'ae')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/ى/gu, 'ي')
    .replace(/ة/gu, 'ه')
    .replace(/ँ/gu, 'ं');
});

const PIECE =
  /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff々ー]|[\p{L}\p{M}\p{N}@$*'’]+(?:[.,]\p{N}+)*|\p{Extended_Pictographic}|[.!?…;。！？；।॥؟\n]+|[,:()"،、，：—–]|-{2,}| - /gu;
/** People write without stops; a sentence is ended for them, at a comma or at last anywhere, so that work stays linear. */
const SENTENCE_WORDS_SOFT = 40;
const SENTENCE_WORDS_MAX = 90;
const SENTENCE_END = /^[.!?…;。！？；।॥؟\n]/u;
const CLAUSE_END = /^(?:[,:()،、，：—–]|-{2,}| - )$/u;
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Cuts a text into the words that patterns are written in. Linear in its length. */
export function tokenise(text: string, spelling: Spelling): Token[] {
  const folded = openSpelling(fold(text), spelling);
  const tokens: Token[] = [];
  let sentence = 0;
  let clause = 0;
  let quoted = false;
  let opened = 0;
  for (const [piece] of folded.matchAll(PIECE)) {
    if (piece === '"') {
      quoted = !quoted;
      clause += 1;
    } else if (SENTENCE_END.test(piece)) {
      sentence += 1;
      clause += 1;
      if (piece.includes('\n')) quoted = false;
    } else if (CLAUSE_END.test(piece)) {
      clause += 1;
      if (tokens.length - opened > SENTENCE_WORDS_SOFT) sentence += 1;
    } else {
      for (const forms of readings(piece, spelling)) {
        if (spelling.breaks.has(forms[0] ?? '')) clause += 1;
        if (tokens.at(-1)?.sentence !== sentence) opened = tokens.length;
        else if (tokens.length - opened > SENTENCE_WORDS_MAX) {
          sentence += 1;
          clause += 1;
          opened = tokens.length;
        }
        tokens.push({ forms, sentence, clause, quoted });
      }
    }
  }
  return tokens;
}

/** `k i l l`, `k.i.l.l` and `su*cide` become words again. */
function openSpelling(text: string, spelling: Spelling): string {
  return text
    .replace(/(?<![\p{L}\p{N}])(?:[a-z0-9][ ._*-]{1,3}){3,24}[a-z](?![\p{L}\p{N}'])/gu, (run) => {
      const words = run.split(/ {2,3}/u).map((word) => word.replace(/[^a-z0-9]/gu, ''));
      return words.map((word) => cutJoined(word, spelling)).join(' ');
    })
    .replace(/(?<=[a-z])!(?=[a-z])/gu, 'i')
    .replace(/(?<![\p{L}\p{N}])'([^'\n]{8,300})'(?![\p{L}\p{N}])/gu, '"$1"');
}

/** Splits `killmyself` where both halves are known words. */
function cutJoined(word: string, spelling: Spelling): string {
  if (spelling.knows(word)) return word;
  for (let at = 2; at <= word.length - 2; at += 1) {
    const head = word.slice(0, at);
    const tail = word.slice(at);
    if (spelling.knows(head) && spelling.knows(tail)) return `${head} ${tail}`;
  }
  return word;
}

function readings(piece: string, spelling: Spelling): string[][] {
  if (piece.includes("'")) {
    if (spelling.apostropheCuts) {
      return piece
        .split("'")
        .filter(Boolean)
        .flatMap((part) => readings(part, spelling));
    }
    return readings(piece.replaceAll("'", '') || '_', spelling);
  }
  const word = piece.replace(/^\*+|\*+$/gu, '') || piece;
  const alias = spelling.aliases.get(word);
  if (alias) return alias.map((part) => [part]);
  if (spelling.knows(word)) return [withClitics(word, spelling)];
  const plain = shorten(unleet(word), spelling);
  const plainAlias = spelling.aliases.get(plain);
  if (plainAlias) return plainAlias.map((part) => [part]);
  if (spelling.knows(plain)) return [[plain]];
  if (word.length >= 8 && /^[a-z]+$/u.test(word)) {
    const cut = cutJoined(word, spelling);
    if (cut !== word && spelling.fuzzy.some((key) => cut.split(' ').includes(key)))
      return cut.split(' ').map((part) => [part]);
  }
  const mended = mend(plain, spelling);
  if (mended) return [[word, mended]];
  return [withClitics(word, spelling)];
}

function unleet(word: string): string {
  if (!/[a-z]/u.test(word) || !/[0-9@$]/u.test(word)) return word;
  return word.replace(/[013457@$]/gu, (char) => LEET[char] ?? char);
}

/** `diiiie` and `soooo`: letters held down are let go. */
function shorten(word: string, spelling: Spelling): string {
  if (!/(.)\1\1/u.test(word)) return word;
  const one = word.replace(/(.)\1{2,}/gu, '$1');
  return spelling.knows(one) ? one : word.replace(/(.)\1{2,}/gu, '$1$1');
}

function withClitics(word: string, spelling: Spelling): string[] {
  const forms = [word];
  for (const clitic of spelling.clitics) {
    if (word.length >= clitic.length + 2 && word.startsWith(clitic)) forms.push(word.slice(clitic.length));
  }
  return forms;
}

/** A key word with one letter missing, doubled, wrong, starred out or swapped; null where the word is far from all. */
function mend(word: string, spelling: Spelling): string | null {
  if (word.length < 3 || word.length > 14) return null;
  for (const key of spelling.fuzzy) {
    if (Math.abs(key.length - word.length) > 1) continue;
    if (word.includes('*') ? matchesStarred(word, key) : isOneSlip(word, key)) return key;
  }
  return null;
}

function matchesStarred(word: string, key: string): boolean {
  if (word.length !== key.length) return false;
  for (let at = 0; at < key.length; at += 1) if (word[at] !== '*' && word[at] !== key[at]) return false;
  return true;
}

/** Short words forgive only swapped letters: `pulls` must not become `pills`. */
function isOneSlip(word: string, key: string): boolean {
  if (word[0] !== key[0]) return false;
  let head = 0;
  while (head < word.length && word[head] === key[head]) head += 1;
  let tail = 0;
  while (tail < Math.min(word.length, key.length) - head && word.at(-1 - tail) === key.at(-1 - tail)) tail += 1;
  const wrong = word.slice(head, word.length - tail);
  const right = key.slice(head, key.length - tail);
  if (wrong.length === 2 && right.length === 2) return wrong[0] === right[1] && wrong[1] === right[0];
  return key.length >= 6 && wrong.length <= 1 && right.length <= 1;
}
