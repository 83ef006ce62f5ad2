import type { Grammar } from './grammar.ts';
import { fold, isWord, toTokens } from './plain-text.ts';

/** Beyond so many words a number word is more often a count of something than an answer. */
const ANSWER_WORDS = 8;
const LONGEST_NAME = 4;

/**
 * The number a short answer gives, for languages that bring their number words: digits, "diría que un ocho",
 * "quatre-vingt-cinq", "fünfundachtzig". What follows a correction counts most. Null where there is none up to `max`.
 */
export function findSpelledNumber(text: string, max: number, grammar: Grammar): number | null {
  const { corrects } = grammar.reading;
  for (const part of fold(text).split(corrects).reverse()) {
    const found = numbersIn(part, grammar).find((value) => value >= 0 && value <= max);
    if (found !== undefined) return Math.round(found);
  }
  return null;
}

/** The whole message is a number and words like "about": "un siete", "vielleicht eine acht". */
export function isNumberAnswer(text: string, grammar: Grammar): boolean {
  const tokens = toTokens(text).filter(isWord);
  const rest = tokens.filter((token) => !grammar.about.has(token) && !grammar.ones.has(token) && !/^\d+$/.test(token));
  if (rest.length === 0) return tokens.some((token) => /^\d+$/.test(token)) || tokens.length === 1;
  const name = nameAt(rest, 0, grammar);
  return name !== null && name.to === rest.length;
}

/** "80, no, 70": one number and another in its place. */
export function namesTwoNumbers(text: string, grammar: Grammar): boolean {
  return grammar.turnsClauses ? /\d\D+\d/.test(text) : numbersIn(fold(text), grammar).length > 1;
}

function numbersIn(part: string, grammar: Grammar): number[] {
  const tokens = toTokens(part.replace(/(\d)[.,](\d)/g, '$1p$2')).filter(isWord);
  const spoken = tokens.filter((token) => grammar.ones.has(token) || !grammar.about.has(token));
  // "un" is an article, unless nothing else was said.
  if (spoken.length > 0 && spoken.every((token) => grammar.ones.has(token))) return [1];
  const found: number[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const digits = /^(\d+)(?:p(\d+))?$/.exec(tokens[at] ?? '');
    if (digits) {
      if (!isUnit(tokens[at + 1], grammar)) found.push(Number(`${digits[1]}.${digits[2] ?? 0}`));
      continue;
    }
    const name = tokens.length <= ANSWER_WORDS ? nameAt(tokens, at, grammar) : null;
    if (name === null) continue;
    if (!isUnit(tokens[name.to], grammar)) found.push(name.value);
    at = name.to - 1;
  }
  return found;
}

function isUnit(token: string | undefined, grammar: Grammar): boolean {
  return token !== undefined && grammar.units.has(token);
}

interface NumberName {
  value: number;
  /** Position after the last word of it. */
  to: number;
}

/** The number word that begins here, with what is added to it: "ochenta y cinco", "soixante et onze". */
function nameAt(tokens: readonly string[], from: number, grammar: Grammar): NumberName | null {
  const first = simpleAt(tokens, from, grammar);
  if (first === null || first.value < 20 || first.value % 10 !== 0 || first.value >= 100) return first;
  const after = grammar.ands.has(tokens[first.to] ?? '') ? first.to + 1 : first.to;
  const more = simpleAt(tokens, after, grammar);
  const room = first.value === 60 || first.value === 80 ? 20 : 10;
  return more !== null && more.value > 0 && more.value < room
    ? { value: first.value + more.value, to: more.to }
    : first;
}

function simpleAt(tokens: readonly string[], from: number, grammar: Grammar): NumberName | null {
  for (let length = Math.min(LONGEST_NAME, tokens.length - from); length > 0; length--) {
    const value = grammar.numbers[tokens.slice(from, from + length).join(' ')];
    if (value !== undefined) return { value, to: from + length };
  }
  return joinedAt(tokens[from] ?? '', from, grammar);
}

/** "fünfundachtzig": the unit, the word for "and" and the ten in one word. */
function joinedAt(token: string, at: number, grammar: Grammar): NumberName | null {
  for (const [ten, tens] of Object.entries(grammar.numbers)) {
    if (tens < 20 || tens >= 100 || !token.endsWith(ten)) continue;
    const start = token.slice(0, -ten.length);
    const and = [...grammar.ands].find((word) => start.length > word.length && start.endsWith(word));
    const unit = and === undefined ? '' : start.slice(0, -and.length);
    const ones = grammar.ones.has(unit) ? 1 : grammar.numbers[unit];
    if (ones !== undefined && ones < 10) return { value: tens + ones, to: at + 1 };
  }
  return null;
}
