import type { Grammar } from '#companion/understand/grammar.ts';
import { onlySince } from '#companion/understand/plain-clauses.ts';
import { countWords, toTokens } from '#companion/understand/plain-text.ts';
import { says } from '#companion/understand/reading.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import type { Anchor } from './anchors.ts';
import type { ReflectionGate } from './reflection-gate.ts';

const written = writtenIn('realise/quotes');

const LONGEST = 80;
/** "amanhã à noite" is a time and no thought. */
const TIME_WORDS = 4;
const RULES_OUT = written('rules-out', 'iu');

/** The person's own clauses that may stand in quotation marks, the weightiest first. */
export function findQuotes(read: Understanding, gate: ReflectionGate, grammar: Grammar): Anchor[] {
  const quotes: Anchor[] = [];
  for (const [at, clause] of read.clauses.entries()) {
    const { text } = clause;
    const tokens = toTokens(text);
    const words = countWords(text);
    // Since when, and when, is noted; as a quotation it says nothing.
    if (onlySince(text, grammar) || (words <= TIME_WORDS && says(grammar.reading.day, text))) continue;
    if (clause.question || words < 3 || text.length > LONGEST || /["?!@#<>{}]|https?:/.test(text)) continue;
    if (tokens.some((token) => grammar.you.has(token)) || !gate.passes(text)) continue;
    const own = tokens.filter((token) => grammar.self.has(token)).length;
    const person = tokens.some((token) => grammar.mine.has(token));
    // "It isn't anger, it's more like fear": what is ruled out is the lesser half.
    const ruledOut = at < read.clauses.length - 1 && RULES_OUT.test(text) ? -3 : 0;
    const score =
      ruledOut + 2 + (own > 0 ? 1 : 0) + (words >= 4 && words <= 12 ? 1 : 0) + (person ? 0.3 : 0) + at * 0.1;
    quotes.push({ kind: 'quote', text, bare: text, score, at });
  }
  return quotes.sort((a, b) => b.score - a.score);
}
