import type { Clause } from './clauses.ts';
import type { Grammar } from './grammar.ts';
import { findSpelledNumber, isNumberAnswer } from './numbers.ts';
import { countWords, fold, toTokens } from './plain-text.ts';

const SHORTEST = 3;
const NUMBER_WORDS = 6;

/**
 * Sentences, then clauses at commas and joining words: the plain way, for languages whose clauses are quoted and
 * never turned. A cut that would leave fewer than three words is not made.
 */
export function splitPlainly(text: string, grammar: Grammar): Clause[] {
  const joins = grammar.joins
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .sort((a, b) => b.length - a.length);
  const cut = joins.length === 0 ? /\s*,\s+/iu : new RegExp(`\\s*,\\s+|\\s+(?=(?:${joins.join('|')})\\s)`, 'iu');
  const lead = new RegExp(`^(?:(?:(?:${joins.join('|')})(?!\\p{L})|[,;:¿¡–-]+)[\\s,]*)+(?=\\S)`, 'iu');
  const { opens } = grammar.reading;
  const clauses: Clause[] = [];
  for (const [sentence, raw] of (text.match(/[^.!?…;\n—]+[.!?…;\n—]*/g) ?? []).entries()) {
    const body = raw.replace(/[.!?…;\n—]+$/, '').trim();
    const first = toTokens(body)[0] ?? '';
    const question = /[?¿]/.test(raw) || grammar.asks.has(fold(first));
    const parts: string[] = [];
    for (const piece of body.split(cut)) {
      const last = parts.at(-1);
      if (last !== undefined && (countWords(piece) < SHORTEST || countWords(last) < SHORTEST)) {
        parts[parts.length - 1] = body.slice(
          body.indexOf(last),
          body.indexOf(piece, body.indexOf(last)) + piece.length,
        );
      } else parts.push(piece);
    }
    for (const part of parts) {
      const piece = withoutOpening(part.replace(lead, '').trim(), opens).replace(lead, '');
      if (countWords(piece) === 0) continue;
      clauses.push({ text: piece, sentence, question, contrast: false, because: false });
    }
  }
  return clauses;
}

/** "well, on Monday I could ask": how a sentence gets going is no part of what it says. */
function withoutOpening(text: string, opens: RegExp): string {
  const folded = fold(text);
  const found = opens.exec(folded)?.[0] ?? '';
  return folded.length === text.length && found.length < text.length ? text.slice(found.length).trim() : text;
}

/** The person's words as a calm hand would copy them, for languages without rules of spelling here. */
export function tidyPlainly(text: string, slang: Record<string, string>, grammar: Grammar): string {
  const short = slang[text.trim().toLowerCase()];
  if (short !== undefined && Object.hasOwn(slang, text.trim().toLowerCase()) && short !== '') return short;
  const letters = text.match(/\p{L}/gu) ?? [];
  const shouted = letters.length > 3 && letters.every((letter) => letter !== letter.toLowerCase());
  const clean = (shouted ? text.toLowerCase() : text)
    .replace(/[’‘´`]/g, "'")
    .replace(/[“”«»„]/g, '"')
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' ')
    .replace(/(\p{L})\1{3,}/giu, '$1')
    .replace(/\*+|_{2,}|~+/g, '')
    .replace(/[\p{L}\p{N}']+/gu, (word) =>
      Object.hasOwn(slang, word.toLowerCase()) ? (slang[word.toLowerCase()] ?? '') : word,
    )
    .replace(/[ \t]+/g, ' ')
    .replace(/\s+([,.!])/g, '$1')
    .trim();
  const spelled = Object.keys(grammar.digraphs).length > 0 ? withUmlauts(clean, grammar) : clean;
  if (countWords(clean) > NUMBER_WORDS || !isNumberAnswer(spelled, grammar)) return spelled;
  const value = findSpelledNumber(spelled, 100, grammar);
  return value === null ? spelled : String(value);
}

/** Where two letters are two: "aktuell", "soeben", "Michael". After a, e and q they never are one. */
const TWO_LETTERS = /uell|soeben|poe[st]|ael\b|koexi|koordi/i;

/** "fuer", "muede": typed where the keyboard has no such letters. */
function withUmlauts(text: string, { digraphs }: Grammar): string {
  const pairs = new RegExp(`(?<![aeq])(?:${Object.keys(digraphs).join('|')})`, 'gi');
  return text.replace(/[\p{L}]+/gu, (word) =>
    TWO_LETTERS.test(word)
      ? word
      : word.replace(pairs, (pair) => {
          const letter = digraphs[pair.toLowerCase()] ?? pair;
          return pair.charAt(0) === pair.charAt(0).toLowerCase() ? letter : letter.toUpperCase();
        }),
  );
}

/** "desde hace dos años": how long it has been going on, in the person's words, or null. */
export function findSpan(text: string, grammar: Grammar): string | null {
  if (grammar.spans.length === 0) return null;
  if (onlySince(text, grammar)) return text.replace(/[.!?…\s]+$/u, '');
  const numbers = ['\\d+', ...Object.keys(grammar.numbers)].join('|');
  const found = new RegExp(`(?<!\\p{L})(?:${numbers}) (?:${grammar.spans.map(fold).join('|')})(?!\\p{L})`, 'iu').exec(
    fold(text),
  );
  return found ? text.slice(found.index, found.index + found[0].length).toLowerCase() : null;
}

const SINCE_WORDS = 6;

/** "desde enero más o menos", "hace dos años": the whole clause says since when, and nothing of oneself. */
export function onlySince(text: string, grammar: Grammar): boolean {
  const { since, ago } = grammar.reading;
  if (countWords(text) > SINCE_WORDS || /[?]/.test(text)) return false;
  const tokens = toTokens(text);
  const tells = tokens.some((token) => grammar.negations.has(token) || grammar.self.has(token));
  const spans = tokens.some((token) => grammar.spans.some((span) => fold(span) === token));
  const folded = fold(text);
  return (since.test(folded) && !tells) || (ago.test(folded) && spans && !tells);
}
