import { plainLetters } from '#shared/language/plain-letters.ts';
import type { MemoryClass, MemoryKind } from '#shared/memories/memories.contract.ts';
import { MEMORY_TEXT_MAX } from '#shared/memories/memories.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { isNeverRemembered, isSensitive } from './deny.ts';
import { KINDS } from './kinds.ts';

/** One message of a reviewed stretch of talk. */
export interface ReviewedMessage {
  id: string;
  role: 'user' | 'assistant';
  text: string;
  level: RiskLevel;
}

export interface MemoryCandidate {
  /** A piece of one message, word for word, at most 140 characters. */
  text: string;
  kind: MemoryKind;
  class: MemoryClass;
  messageId: string;
}

const QUESTION_OR_DOUBT =
  /\?$|^¿|\b(?:what if|if i could|i wish i could just|would you|do you|y si|ojala|et si|si seulement|was wenn|hatte ich|e se|quem dera)\b/i;
const WORDS_MIN = 4;

/** Sentences of a message, each a piece of it word for word. */
export function sentencesIn(text: string): string[] {
  return (text.match(/[^.!?\n;]+[.!?]*/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Shortens a long sentence at a comma or "and", keeping the part where `match` stands; null where none is short enough. */
function shorten(sentence: string, match: RegExp): string | null {
  if (sentence.length <= MEMORY_TEXT_MAX) return sentence;
  const parts = sentence.split(/,\s+|\s+(?=(?:and|but|because|so|y|pero|porque|et|mais|parce|und|aber|weil|e|mas)\s)/);
  const part = parts.find((piece) => match.test(plainLetters(piece)) && piece.length <= MEMORY_TEXT_MAX);
  return part?.trim() ?? null;
}

/** M0 for how to talk, M2 for what is sensitive, M1 for the rest. */
export function classOf(kind: MemoryKind, text: string): MemoryClass {
  if (isSensitive(text)) return 'M2';
  return kind === 'preference' ? 'M0' : 'M1';
}

/** Lower-case words only, for telling whether two memories say the same. */
export const plainWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];

/** Whether most words of the shorter one stand in the other. */
export function saysTheSame(a: string, b: string): boolean {
  const [short, long] = [plainWords(a), plainWords(b)].sort((x, y) => x.length - y.length) as [string[], string[]];
  const held = new Set(long);
  return short.length > 0 && short.filter((word) => held.has(word)).length / short.length >= 0.8;
}

/**
 * What a person may want kept from a stretch of talk: their own sentences, word for word, never from a message at
 * level 2 or above and nothing the deny rules name.
 *
 * @param most at most so many, one a kind first
 */
export function extractMemories(
  messages: readonly ReviewedMessage[],
  known: readonly string[],
  most = 3,
): MemoryCandidate[] {
  const found: (MemoryCandidate & { rank: number })[] = [];
  for (const message of messages) {
    if (message.role !== 'user' || message.level >= 2) continue;
    for (const sentence of sentencesIn(message.text)) {
      const plain = plainLetters(sentence);
      const rank = KINDS.findIndex(([, pattern]) => pattern.test(plain));
      const rule = KINDS[rank];
      if (!rule || QUESTION_OR_DOUBT.test(plain)) continue;
      const text = shorten(sentence, rule[1]);
      if (text === null || plainWords(text).length < WORDS_MIN || isNeverRemembered(text)) continue;
      if ([...known, ...found.map((held) => held.text)].some((held) => saysTheSame(held, text))) continue;
      found.push({ text, kind: rule[0], class: classOf(rule[0], text), messageId: message.id, rank });
    }
  }
  found.sort((a, b) => a.rank - b.rank);
  const firsts = found.filter((candidate, at) => found.findIndex(({ kind }) => kind === candidate.kind) === at);
  const rest = found.filter((candidate) => !firsts.includes(candidate));
  return [...firsts, ...rest].slice(0, most).map(({ rank, ...candidate }) => candidate);
}
