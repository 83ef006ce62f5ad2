import { ENGLISH, type Grammar } from './grammar.ts';
import { findSpelledNumber } from './numbers.ts';

export interface Person {
  /** "husband" */
  word: string;
  pronoun: 'he' | 'she' | 'they';
}

const KIN = new Set(
  'mum mom mam mama mummy mommy dad daddy papa nan nana gran granny grandma grandpa grandad'.split(' '),
);
const OWNED = new Set('a an the his her their your our being this that no other another new step'.split(' '));

/** People the message names as "my …", first mention first. `known` by the folded word. */
export function findPeople(
  tokens: readonly string[],
  known: Readonly<Record<string, Person>>,
  mine: ReadonlySet<string>,
): Person[] {
  const found: Person[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at] ?? '';
    // "dad said" is one's own dad.
    if (
      KIN.has(word) &&
      Object.hasOwn(known, word) &&
      !OWNED.has(tokens[at - 1] ?? '') &&
      !mine.has(tokens[at - 1] ?? '')
    ) {
      const kin = known[word];
      if (kin && !found.some((person) => person.word === kin.word)) found.push(kin);
      continue;
    }
    if (!mine.has(word)) continue;
    for (let ahead = 1; ahead <= 3; ahead++) {
      const word = tokens[at + ahead];
      if (word === undefined || !/\p{L}/u.test(word)) break;
      const two = `${word} ${tokens[at + ahead + 1] ?? ''}`;
      const name = Object.hasOwn(known, two) ? two : Object.hasOwn(known, word) ? word : null;
      if (name === null) continue;
      const person = known[name];
      if (person && !found.some((other) => other.word === person.word)) found.push(person);
      break;
    }
  }
  return found;
}

const NUMBER =
  '(?:\\d+|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|a few|a couple of|couple|few|several|many|some)';
const SPAN = new RegExp(
  `\\b(?:for|over|about|almost|nearly|like|past|last|since)?\\s*(${NUMBER}\\s+(?:and a half\\s+)?(?:day|week|month|year|yr|wk)s?)\\b(?!\\s*(?:old|ago he|ago she))`,
  'i',
);

/** How long it has been going on, in the person's words ("two years"), or null. */
export function findSince(text: string): string | null {
  const match = /\b(?:for|since|been|over|past|last|now)\b/i.test(text) ? SPAN.exec(text) : null;
  const span = match?.[1];
  if (!span || /^(?:a|an|one|few|some|last|past) ?day\b/i.test(span)) return null;
  return span
    .toLowerCase()
    .replace(/\byrs?\b/, 'years')
    .replace(/\bwks?\b/, 'weeks')
    .replace(/^a /, 'a ');
}

/** Whole numbers in a short answer, the last one after "no", "wait" or "actually" counting most. */
export function findNumber(text: string, max: number, grammar: Grammar = ENGLISH): number | null {
  if (!grammar.turnsClauses) return findSpelledNumber(text, max, grammar);
  const words: Record<string, number> = {
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
  };
  const corrected = text.split(grammar.reading.corrects);
  for (const part of [...corrected].reverse()) {
    const spelled =
      part.trim().split(/\s+/).length <= 3 &&
      !/\b(?:the|this|that|which|no|last|other|first|second)(?: \w+)? one\b/i.test(part);
    const numbers = (part.toLowerCase().match(/\d+(?:[.,]\d+)?|\b[a-z]+\b/g) ?? [])
      .map((token) => (/\d/.test(token) ? Number(token.replace(',', '.')) : spelled ? words[token] : undefined))
      .filter((value): value is number => value !== undefined && value >= 0 && value <= max);
    const first = numbers[0];
    if (first !== undefined) return Math.round(first);
  }
  return null;
}
