import { countWords, endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';

const written = writtenIn('realise/anchor-spans');

/** Something of the person's own that a reply can begin with. */
export interface Anchor {
  kind: 'clause' | 'two-sided' | 'fragment' | 'quote' | 'view';
  /** A whole sentence or two, ready to print. */
  text: string;
  /** The clause alone, turned to "you", lower case at the start where that is right. */
  bare: string;
  score: number;
  /** Number of the clause in the message. */
  at: number;
}

/** Words that carry weight wherever they stand. */
export const STRONG = written('strong', 'gi');

const LONG_STORY = 45;
const PAIR_WORDS = 26;

/** A long story is met with two of its weightiest clauses, from different places, in the order they were told. */
export function longPairs(anchors: readonly Anchor[], read: Understanding): Anchor[] {
  if (read.words < LONG_STORY) return [];
  const single = anchors
    .filter((anchor) => anchor.kind === 'clause' && anchor.score >= 2.5)
    .sort((a, b) => b.score - a.score);
  const [best] = single;
  if (!best) return [];
  return single
    .filter((other) => Math.abs(other.at - best.at) > 1 && countWords(best.text) + countWords(other.text) <= PAIR_WORDS)
    .slice(0, 2)
    .map((other) => {
      const [first, second] = other.at < best.at ? [other, best] : [best, other];
      return {
        ...best,
        text: `${first.text.replace(/\.$/, '')}, and ${lowerFirst(second.text)}`,
        score: best.score + 1,
      };
    });
}

const SPAN_WORDS = 24;
const SPAN_FROM = 12;
const SPAN_SCORE = 6;

/** Of three things and more that were told in a row, where it began and where it ended, when none weighs most. */
export function firstAndLast(turned: readonly (string | null)[], read: Understanding): Anchor | null {
  if (read.words < SPAN_FROM || read.words > LONG_STORY || read.clauses.length < 3) return null;
  const own = turned.map((bare, at) => ({ bare, at })).filter(({ bare }) => bare !== null && /^you\b/i.test(bare));
  const [first] = own;
  const last = own.at(-1);
  if (
    !first?.bare ||
    !last?.bare ||
    last.at - first.at < 2 ||
    countWords(first.bare) + countWords(last.bare) > SPAN_WORDS
  )
    return null;
  const text = `${upperFirst(first.bare)}, and ${endWithStop(lowerFirst(last.bare))}`;
  return { kind: 'clause', text, bare: lowerFirst(last.bare), score: SPAN_SCORE, at: last.at };
}

const CLEARLY_HEAVIER = 1;

/** An echo without the half that weighs most passes the person by; better no echo than that one. */
export function carriesTheMatter(anchor: Anchor, read: Understanding): boolean {
  if (read.words > LONG_STORY) return true;
  const heaviest = Math.max(0, ...read.clauses.filter((clause) => !clause.question).map((one) => weightOf(one.text)));
  const covered = weightOf(anchor.text);
  return heaviest === 0 || (covered > 0 && covered >= heaviest - CLEARLY_HEAVIER);
}

function weightOf(text: string): number {
  return text.match(STRONG)?.length ?? 0;
}
