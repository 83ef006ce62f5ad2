import { ENGLISH, type Grammar } from './grammar.ts';
import { isWord, toTokens } from './plain-text.ts';

export interface Hit<T> {
  value: T;
  phrase: string;
  /** Token positions, end excluded. */
  from: number;
  to: number;
  negated: boolean;
}

interface Entry<T> {
  words: string[];
  value: T;
  phrase: string;
}

export interface Lexicon<T> {
  find(tokens: readonly string[]): Hit<T>[];
}

const NEGATION_WINDOW = 3;

/** "don't feel sad" is negated; "not only sad" and "can't stop worrying" are not. */
export function isNegated(tokens: readonly string[], from: number, grammar: Grammar): boolean {
  for (let at = from - 1, seen = 0; at >= 0 && seen < NEGATION_WINDOW; at--) {
    const token = tokens[at] ?? '';
    if (!isWord(token)) return false;
    // Without its accent "não é" ends in the word for "and".
    const cutOff = grammar.turnsClauses || !grammar.negations.has(tokens[at - 1] ?? '');
    if (grammar.stops.has(token) && cutOff) return false;
    if (grammar.negations.has(token)) return true;
    seen++;
  }
  return false;
}

function wordMatches(pattern: string, token: string | undefined): boolean {
  if (token === undefined) return false;
  return pattern.endsWith('*') ? token.startsWith(pattern.slice(0, -1)) : pattern === token;
}

const NONE: readonly never[] = [];

/**
 * Phrases compiled once, found in one pass over the tokens. A word ending in `*` matches any ending.
 * Longer phrases win over shorter ones inside them.
 */
export function createLexicon<T>(
  source: Iterable<readonly [value: T, phrases: readonly string[]]>,
  grammar: Grammar = ENGLISH,
): Lexicon<T> {
  const byWord = new Map<string, Entry<T>[]>();
  const byStem = new Map<string, Entry<T>[]>();
  for (const [value, phrases] of source) {
    for (const phrase of phrases) {
      const words = toPatterns(phrase);
      const first = words[0];
      if (first === undefined) continue;
      const open = first.endsWith('*');
      const key = open ? first.slice(0, 3).replace('*', '') : first;
      const index = open ? byStem : byWord;
      const list = index.get(key);
      const entry = { words, value, phrase };
      if (list) list.push(entry);
      else index.set(key, [entry]);
    }
  }
  for (const list of [...byWord.values(), ...byStem.values()]) list.sort((a, b) => b.words.length - a.words.length);

  function find(tokens: readonly string[]): Hit<T>[] {
    const hits: Hit<T>[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at] ?? '';
      addHits(byWord.get(token) ?? NONE, tokens, at, hits);
      addHits(byStem.get(token.slice(0, 3)) ?? NONE, tokens, at, hits);
    }
    return hits;
  }

  function addHits(entries: readonly Entry<T>[], tokens: readonly string[], at: number, hits: Hit<T>[]): void {
    for (const entry of entries) {
      if (!entry.words.every((word, offset) => wordMatches(word, tokens[at + offset]))) continue;
      const to = at + entry.words.length;
      const inside = hits.some((hit) => hit.value === entry.value && hit.from <= at && hit.to >= to);
      if (!inside)
        hits.push({ value: entry.value, phrase: entry.phrase, from: at, to, negated: isNegated(tokens, at, grammar) });
    }
  }
  return { find };
}

function toPatterns(phrase: string): string[] {
  return toTokens(phrase.replaceAll('*', '\u02bf')).map((word) => word.replaceAll('\u02bf', '*'));
}
