import type { CompanionContent } from '#companion/content.ts';
import { writtenIn } from '#companion/written.ts';
import { isWord, toTokens } from './plain-text.ts';
import { wordShares } from './word-shares.ts';

const written = writtenIn('understand/language');

/**
 * The language a message is written in, or null where it can not be told (numbers, a shared word, emoji).
 *
 * @param stored the language the chat is set to
 * @param underWay true once a reply was given: then it takes more than a word to leave the language
 */
export type LanguageDetector = (text: string, stored: string, underWay?: boolean) => string | null;

const SCRIPTS: readonly (readonly [lang: string, script: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['bn', /\p{Script=Bengali}/gu],
];

/** Forms of characters, and words, that only one of the two writes; a sentence of Chinese hardly goes without one. */
const CHINESE = written('chinese', 'u');
const JAPANESE = written('japanese', 'u');

/** Letters that hardly any other of the languages here writes. */
const LETTERS: readonly (readonly [lang: string, letters: RegExp])[] = [
  ['es', /[ñ¿¡]/u],
  ['de', /ß/u],
  ['pt', /[ãõ]|(?<!\p{L})(?:tô|tá|né)(?!\p{L})/u],
  ['fr', /[œèùë]|\b[cj]['’]/u],
  ['pl', /[łżźśćąę]/u],
  ['tr', /[ışğ]/u],
];
const OF_A_LETTER = 0.8;

/** Fresh: a word of its own is enough. Under way: clearly more than the chat's own language, in more than a word. */
const FRESH = { least: 0.5, lead: 0.25, apart: 0.25 };
const UNDER_WAY = { least: 1.35, lead: 1, apart: 0.3 };
/** So few words prove nothing where the chat's own language has them all. */
const FEW = 2;

/** By script first, then by how far each word speaks for a language. Compiled once from the content. */
export function createLanguageDetector(content: CompanionContent): LanguageDetector {
  const shares = wordShares(content);
  return (text, stored, underWay = false) => {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const script = byScript(text, letters, stored);
    if (script !== null) return script;
    if (letters < 2) return null;
    const words = new Set(toTokens(text).filter(isWord));
    const scores = new Map<string, number>();
    const add = (language: string, points: number) => scores.set(language, (scores.get(language) ?? 0) + points);
    let known = 0;
    let own = 0;
    for (const word of words) {
      const share = shares.get(word);
      if (share !== undefined) known += 1;
      if (share?.has(stored)) own += 1;
      for (const [language, points] of share ?? []) add(language, points);
    }
    for (const [language, proper] of LETTERS) if (proper.test(text.toLowerCase())) add(language, OF_A_LETTER);
    const [best, next] = [...scores].sort((a, b) => b[1] - a[1]);
    if (best === undefined) return null;
    if (best[0] === stored) return stored;
    if ((underWay && words.size < 2) || (known > 0 && known <= FEW && own === known)) return null;
    const { least, lead, apart } = underWay ? UNDER_WAY : FRESH;
    const clear = best[1] - (next?.[1] ?? 0) >= apart;
    return clear && best[1] >= least && best[1] - (scores.get(stored) ?? 0) >= lead ? best[0] : null;
  };
}

function byScript(text: string, letters: number, stored: string): string | null {
  for (const [lang, script] of SCRIPTS) {
    const found = text.match(script)?.length ?? 0;
    if (lang === 'ja' && found >= 1 && /\p{Script=Han}/u.test(text)) return lang;
    if (found === 0 || found / letters <= 0.3 || (found < 2 && lang !== 'zh')) continue;
    return lang === 'zh' ? byCharacters(text, stored) : lang;
  }
  return null;
}

/** Without a kana, Japanese and Chinese share most of their characters. */
function byCharacters(text: string, stored: string): string {
  if (JAPANESE.test(text) && !CHINESE.test(text)) return 'ja';
  return stored === 'ja' && !CHINESE.test(text) ? 'ja' : 'zh';
}
