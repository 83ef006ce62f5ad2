import type { Clause } from '#companion/understand/clauses.ts';
import { countWords, endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { STRONG } from './anchor-spans.ts';
import type { ReflectionGate } from './reflection-gate.ts';
import { swapPronouns } from './swap-pronouns.ts';

const written = writtenIn('realise/join-clauses');

/** What is denied first and what is so instead: the second says it. */
const DENIES = /\b(?:not|don't|isn't|aren't|wasn't)\b/i;
const TWO_WORDS = 20;
/** Two sentences of the person's own, one after the other, sound like a file; joined they are one short breath, or one. */
const APART_WORDS = 13;

/** "I love her. I just feel nothing": the second stands against the first. */
const TURNS_AGAINST = written('turns-against');

/** Two clauses that follow each other in one breath, joined as the person joined them. */
export function joinTwo(first: string, next: string, clause: Clause, follower: Clause): string {
  if (repeats(first, next)) return endWithStop(upperFirst(next));
  const same = follower.sentence === clause.sentence;
  if (follower.because && same) return `${upperFirst(first)}, because ${lowerFirst(next)}.`;
  // "It has to be all of it, or it doesn't count": an "and" would turn it round.
  if (/^or\b/i.test(follower.text) && same) return `${upperFirst(first)}, or ${lowerFirst(next)}.`;
  if (follower.contrast) return `${upperFirst(first)}, and yet ${lowerFirst(next)}.`;
  if (follower.so && same) return `${upperFirst(first)}, so ${lowerFirst(next)}.`;
  if (same && /\bnot\b|n't\b/.test(first) && /^it/i.test(next)) return `${upperFirst(first)}, ${lowerFirst(next)}.`;
  if (same && !DENIES.test(first) && countWords(first) + countWords(next) <= TWO_WORDS)
    return `${upperFirst(first)}, and ${lowerFirst(next)}.`;
  const startsAlike = first.split(' ', 1)[0]?.toLowerCase() === next.split(' ', 1)[0]?.toLowerCase();
  if (DENIES.test(first) && startsAlike && !DENIES.test(next)) return endWithStop(upperFirst(next));
  if (TURNS_AGAINST.test(`${first} | ${next}`)) return `${upperFirst(first)}, and yet ${endWithStop(lowerFirst(next))}`;
  if (!DENIES.test(first) && countWords(first) + countWords(next) <= APART_WORDS)
    return `${upperFirst(first)}, and ${endWithStop(lowerFirst(next))}`;
  return endWithStop(upperFirst(heavier(first, next)));
}

/** "I clapped. I actually clapped": the second holds the first. */
function repeats(first: string, next: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/[a-z0-9']+/g) ?? [];
  const said = new Set(words(next));
  return words(first).every((word) => said.has(word));
}

/** Of two things told in a row the one that weighs more, and of equals the last. */
export function heavier(first: string, next: string): string {
  const weight = (text: string) => text.match(STRONG)?.length ?? 0;
  return weight(first) > weight(next) ? first : next;
}

const THREE_WORDS = 22;

/** Three clauses of one sentence, the last of which is often the point; null where they are too long for one breath. */
export function joinThree(bare: readonly (string | null | undefined)[], clauses: readonly Clause[]): string | null {
  const [first, middle, last] = bare;
  const [one, two, three] = clauses;
  if (!first || !middle || !last || !one || !two || !three) return null;
  if (one.sentence !== three.sentence || one.question || two.question || three.question) return null;
  if (countWords(first) + countWords(middle) + countWords(last) > THREE_WORDS) return null;
  const link = (clause: Clause) =>
    clause.because ? ' because' : clause.contrast ? ', and yet' : clause.so ? ', so' : ', and';
  return `${upperFirst(first)}${link(two)} ${lowerFirst(middle)}${link(three)} ${lowerFirst(last)}.`;
}

const CONTRAST_WORDS = 7;

/** A short half after "but" that makes no sentence of its own, turned and with its "but"; null where it may not be. */
export function heldContrast(
  clause: Clause,
  gate: ReflectionGate,
  spoils: (text: string) => boolean,
  partner: string | null,
): string | null {
  const text = clause.text.replace(/^but its (?=[\w']+(?: \w+)?$)/i, "but it's ");
  if (clause.question || !/^but\b/i.test(text) || countWords(text) > CONTRAST_WORDS || !gate.passes(text)) return null;
  if (spoils(text) || /["*#@<>/\\]/.test(text)) return null;
  if (/\bI should\b|\bI don't know\b|\b(?:maybe|not sure|what|how|why|whatever)\b/i.test(text)) return null;
  return swapPronouns(lowerFirst(text), partner);
}
