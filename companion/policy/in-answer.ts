import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { isSpoken } from '#companion/realise/whole-clause.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { withoutShrug } from './answer-shape.ts';
import type { Part, Scene } from './plan.ts';

// Why is this hard? "that it was real. i loved him" is no sentence that could be told back, and all of the answer. A piece
// that goes on from our question may come back as the piece it is, with its pronouns turned.

const written = writtenIn('policy/in-answer');

/** It goes on from the question: what was thought, what was wanted, when it is. */
const GOES_ON = written('goes-on');
const LEAD = written('lead');
const LEAST = 3;
const MOST = 10;
const NOT_SAID = written('not-said');

/** The first sentence of an answer, said back as it goes on from our question; null where it doesn't. English. */
export function inAnswer({ read, state, gate }: Scene): Extract<Part, { kind: 'told' }> | null {
  if (!/\?\s*$/.test(state.lastReply) || state.level > 0) return null;
  const [first = ''] = read.clean.trim().split(/(?<=[.!?…])\s+/);
  const said = withoutShrug(first.replace(LEAD, ''));
  const words = countWords(said);
  if (words < LEAST || words > MOST || !GOES_ON.test(said) || NOT_SAID.test(said) || isSpoken(said)) return null;
  if (!gate.passes(said)) return null;
  const turned = /\b(?:I|I'm|I've|I'd|I'll|me|my|mine|we|us|our|myself)\b/i.test(said)
    ? swapPronouns(said, read.people[0]?.word ?? null)
    : said;
  return turned === null ? null : { kind: 'told', text: endWithStop(upperFirst(turned)) };
}
