import type { CannedContent } from '#companion/content.schema.ts';

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

/** Languages share their short words ("bien", "triste", "me"): so many distinct ones it takes to leave a chat's own. */
const TELLING = 3;

/**
 * The language a message is written in, or null where it can not be told (numbers, one word, emoji).
 * By script first, then by small words that are rare in English.
 * `current` is the language of a chat already under way: null, too, where nothing clearly speaks for another.
 */
export function detectLanguage(
  text: string,
  canned: Record<string, CannedContent>,
  current: string | null = null,
): string | null {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < 2) return null;
  for (const [lang, script] of SCRIPTS) {
    const found = text.match(script)?.length ?? 0;
    if (found >= 2 && found / letters > 0.3) return lang;
    if (lang === 'ja' && found >= 1 && /\p{Script=Han}/u.test(text)) return lang;
  }
  const words = new Set(
    text
      .toLowerCase()
      .replace(/[’'`´]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
  let best: string | null = null;
  let bestScore = 0;
  let tied = false;
  for (const [lang, content] of Object.entries(canned)) {
    const score = content.marks.filter((mark) => words.has(mark) && !ENGLISH.has(mark)).length;
    if (score === bestScore) tied = true;
    if (score <= bestScore) continue;
    best = lang;
    bestScore = score;
    tied = false;
  }
  const english = [...words].filter((word) => ENGLISH.has(word) && !SHARED.has(word)).length;
  if (current !== null) {
    if (Math.max(bestScore, english) < TELLING || bestScore === english) return null;
    if (english > bestScore) return 'en';
    return tied ? null : best;
  }
  const single =
    words.size <= 2 &&
    [...words].some((word) => word.length >= 4 && best !== null && canned[best]?.marks.includes(word));
  if (best !== null && bestScore > english && (bestScore >= 2 || single)) return best;
  return english > 0 ? 'en' : null;
}

/** Words too short and too shared to be proof of English by themselves. */
const SHARED = new Set([
  'no',
  'me',
  'a',
  'an',
  'as',
  'so',
  'am',
  'in',
  'was',
  'die',
  'come',
  'per',
  'van',
  'wat',
  'men',
  'or',
  'do',
  'on',
  'if',
]);

/** Small words of English; where another language shares one ("me", "die", "no"), it proves nothing. */
const ENGLISH = new Set(
  'i im ive id ill the and to my is it that of you me was with so have has had not be at on this but for do did does what how just like feel been he she they we dont cant her his its all about when a an as are am or if in no yes by up out who one now then from there their them him us our your can could would should will get got go going went know think want need never always really still even more some any too very because why where which than only over after before back see say said tell told make made work life home day time people nothing someone everyone thing things die dont come per van wat men'.split(
    ' ',
  ),
);
