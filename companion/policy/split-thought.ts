import { strip } from '#companion/realise/anchors.ts';
import type { ExerciseFrame } from '#companion/state.ts';
import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';

const written = writtenIn('policy/split-thought');

const SMALL = new Set([
  'that',
  'this',
  'with',
  'have',
  'will',
  'they',
  'more',
  'about',
  'thought',
  'second',
  'first',
  'hurts',
]);
const THOUGHT = written('thought');

/** "I'm boring and she'll drop me" holds two thoughts; they are looked at one at a time. Null where there is one. */
export function twoThoughts(text: string): [string, string] | null {
  const body = text.replace(/^(?:I (?:just )?(?:thought|think)(?: that)?|that)\s+/i, '');
  const [first, second, ...more] = splitClauses(body).map((clause) => strip(clause.text));
  if (first === undefined || second === undefined || more.length > 0) return null;
  const whole = (thought: string) => THOUGHT.test(thought) && countWords(thought) >= 2 && countWords(thought) <= 14;
  return whole(first) && whole(second) ? [upperFirst(first), upperFirst(second)] : null;
}

/** Which of the two was meant: by place, or by a word that only one of them holds. */
export function chosenThought(frame: ExerciseFrame, read: Understanding): string {
  const first = String(frame.values.thoughta ?? '');
  const second = String(frame.values.thoughtb ?? '');
  if (read.acts.has('second')) return second;
  const stems = (text: string) =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !SMALL.has(word)).map((word) => word.slice(0, 3));
  const said = stems(read.clean);
  const hits = (thought: string) => stems(thought).filter((stem) => said.includes(stem)).length;
  return hits(second) > hits(first) ? second : first;
}
