import type { Clause } from '#companion/understand/clauses.ts';
import { countWords, endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import type { Anchor } from './anchor-spans.ts';
import type { ReflectionGate } from './reflection-gate.ts';
import { swapPronouns } from './swap-pronouns.ts';

const written = writtenIn('realise/anchor-whole');

/** "The nights." beside whole sentences: a name and nothing said of it. */
export const NAMES_ONLY = written('names-only');
export const HAS_VERB = written('has-verb');
/** What a piece that was cut wrongly ends on. */
export const ENDS_BADLY = written('ends-badly');
const SHORT_WORDS = 20;
const SHORT_CLAUSES = 4;
const WHOLE_SCORE = 9;

/** "I've sent sixty applications. Two replies. One was a robot": a few words each, and none of them can be spared. */
export function wholeShort(
  read: Understanding,
  turned: readonly (string | null)[],
  stripped: readonly string[],
  gate: ReflectionGate,
  partner: string | null,
): Anchor | null {
  const { clauses } = read;
  if (clauses.length < 2 || clauses.length > SHORT_CLAUSES || read.words > SHORT_WORDS) return null;
  const pieces = clauses.map((clause, at) => turned[at] ?? named(clause, stripped[at] ?? '', gate, partner));
  // Whole sentences are joined elsewhere, as the person joined them; a leading "no" is an answer and no part of it.
  if (pieces.includes(null) || !pieces.some((_, at) => turned[at] === null)) return null;
  if (!turned.some((bare) => bare !== null) || stripped.some((text) => REFUSES.test(text))) return null;
  const text = clauses.map((clause, at) => {
    const piece = pieces[at] ?? '';
    // A sentence is joined by its own word, a name on a list by the comma alone.
    const join = turned[at] === null ? '' : clause.so ? 'so ' : 'and ';
    return at > 0 && clause.sentence === clauses[at - 1]?.sentence
      ? `, ${join}${lowerFirst(piece)}`
      : `. ${upperFirst(piece)}`;
  });
  const bare = turned.findLast((one) => one !== null) ?? '';
  return {
    kind: 'clause',
    text: endWithStop(text.join('').replace(/^\. /, '')),
    bare: lowerFirst(bare),
    score: WHOLE_SCORE,
    at: 0,
  };
}

/** A thing or a number named in a few words, turned; null where it says more than that. */
function named(clause: Clause, text: string, gate: ReflectionGate, partner: string | null): string | null {
  const words = countWords(text);
  if (clause.question || words === 0 || words > 4 || HAS_VERB.test(text) || !gate.passes(text)) return null;
  if (!NUMBERED.test(text) && !NAMES_ONLY.test(text)) return null;
  if (ENDS_BADLY.test(text) || /["*#@<>/\\]/.test(text)) return null;
  return swapPronouns(text, partner);
}

const REFUSES = /^(?:no|nope|nah|not (?:that|really|quite))$/i;
const NUMBERED = written('numbered');
