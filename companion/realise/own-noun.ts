import type { Scene } from '#companion/policy/plan.ts';
import { writtenIn } from '#companion/written.ts';

const written = writtenIn('realise/own-noun');

/** A noun with its owner, and after it a word no noun phrase goes on with. */
const NAMED = written('named', 'gi');
/** Words that name nothing one could ask about, and what no question should dwell on. */
const EMPTY = written('empty');

/** "your sister", "the piano": the last thing the message names by its own word, or null. */
export function nounOf({ read, gate, state }: Scene): string | null {
  if (state.level >= 1) return null;
  const found = [...read.clean.matchAll(NAMED)].filter(
    ([, , noun = '']) => !EMPTY.test(noun) && !/(?:ed|ing|ly|est)$/.test(noun),
  );
  const last = found.at(-1);
  if (last?.[2] === undefined || !gate.passes(last[0])) return null;
  // "It's not my mood": what was denied is not asked about.
  if (/\b(?:not|isn't|wasn't|no)\b/i.test(read.clean.slice(0, last.index))) return null;
  // Named once it is a detail; named again it is part of the matter.
  const told = [state.opening ?? '', ...state.recent].join(' ').toLowerCase();
  if (!told.includes(last[2].toLowerCase())) return null;
  return `your ${last[2].toLowerCase()}`;
}
