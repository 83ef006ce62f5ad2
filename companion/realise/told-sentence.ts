import type { Scene } from '#companion/policy/plan.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import { brokenShape } from './broken-shapes.ts';
import { withOwnHalf, withSubject } from './elided-subject.ts';
import { withoutLead, withoutTail, withoutThat } from './lead-words.ts';
import { MOST, mayTell } from './may-tell.ts';
import { righted } from './righted.ts';
import { isUnsaidAlone, withoutHung } from './set-aside.ts';
import { tellToYou } from './tell-to-you.ts';
import { worthOf } from './told-worth.ts';
import { isSpoken, isWhole } from './whole-clause.ts';

const written = writtenIn('realise/told-sentence');

/** Something of a message as it may be told, and how much of the matter is in it. */
export interface Piece {
  text: string;
  worth: number;
  /** A sentence was cut for it. */
  cut?: boolean;
}

const SPOKEN_MOST = 10;

/** One sentence or clause, told to "you" with its full stop; null where it may not be. */
export function told(
  raw: string,
  { gate, read, state, unsaid, whole }: Scene,
  apart: Understanding,
  { contrast = false, most = MOST } = {},
): Piece | null {
  if (unsaid || /\?\W*$/.test(raw) || WOULD_BE.test(raw)) return null;
  const plain = raw.replace(/ though(?=,)/i, '').replace(/[.!?…;\n—,]+$/, '');
  const bare = withoutHung(withoutTail(withoutThat(withoutLead(plain.trim())))).replace(/[.,;:\s-]+$/, '');
  if (isUnsaidAlone(plain, bare, whole ?? read.clean)) return null;
  const said = joined(withOwnHalf(withSubject(righted(bare), apart)));
  if (!mayTell(said, most) || !gate.passes(said)) return null;
  if ([state.opening ?? '', ...state.recent].some(isSpoken) && countWords(said) > SPOKEN_MOST) return null;
  const one = read.people.length === 1 ? (read.people[0]?.word ?? null) : null;
  const turned = tellToYou(said, one);
  if (turned === null || /["]/.test(turned) || countWords(turned) > most + 2) return null;
  const text = endWithStop(upperFirst(turned));
  return brokenShape(text) === null ? { text, worth: worthOf(said, contrast) } : null;
}

/** "That I did nothing wrong, I guess": what somebody would like to hear, and no fact. */
const WOULD_BE = written('would-be');

const SPLICE = written('splice');

/** Two sentences with a comma between them are joined as one would say them. */
function joined(said: string): string {
  const [first = said] = said.split(SPLICE);
  // A list of things done has its own commas.
  const list = said.split(/, /).length > 2;
  return first !== said && !list && isWhole(first) ? said.replace(SPLICE, ', and ') : said;
}
