import type { CannedContent } from '#companion/content.schema.ts';
import { toTokens } from './plain-text.ts';

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

/**
 * The language a message is written in, or null where it can not be told (numbers, one word, emoji).
 * By script first, then by small words that are rare in English.
 */
export function detectLanguage(text: string, canned: Record<string, CannedContent>): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2) return null;
  for (const [lang, script] of SCRIPTS) {
    const found = text.match(script)?.length ?? 0;
    if (found >= 2 && found / letters > 0.3) return lang;
    if (lang === 'ja' && found >= 1 && /\p{Script=Han}/u.test(text)) return lang;
  }
  const words = toTokens(text);
  let best: string | null = null;
  let bestScore = 0;
  for (const [lang, content] of Object.entries(canned)) {
    const marks = new Set(content.marks);
    const score = words.filter((word) => marks.has(word)).length;
    if (score > bestScore) {
      best = lang;
      bestScore = score;
    }
  }
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const single =
    words.length <= 2 && words.some((word) => word.length >= 4 && best !== null && canned[best]?.marks.includes(word));
  if (best !== null && bestScore > english && (bestScore >= 2 || single)) return best;
  return english > 0 ? 'en' : null;
}

const ENGLISH = new Set(
  'i im the and to my is it that of you me was with so have not be at on this but for do what how just like feel been he she they we dont cant her his its all about when'.split(
    ' ',
  ),
);
