import { writtenIn } from '#companion/written.ts';
import { leansOnKey } from './leans-on-key.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "He would laugh himself sick at me typing this" and "my husband used to say I'd bind the cat if it stood
// still" have somebody missing in them, and they are warm. A line about change or about worry takes the warmth away.

const written = writtenIn('policy/fond');

const WORDS_MOST = 30;
const SAID = written('said');
const WOULD = written('would');
/** Somebody named: whether he or she is not known. */
const NAMED = written('named', 'u');
const HURTS = written('hurts');

/** "Perhaps I will ring him this week". */
const AHEAD = written('ahead');

/** Somebody close brought in with a saying or a laugh: met as warm as it was told. */
export function fond({ read, state, grammar, lines }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || read.words > WORDS_MOST) return null;
  if (lines.families.fond_said === undefined || HURTS.test(read.clean)) return null;
  if (
    read.feelings.some(({ kind }) => kind !== 'warm') ||
    ['bye', 'thanks', 'ask_advice'].some((act) => read.acts.has(act))
  )
    return null;
  if (leansOnKey(read)) return null;
  // Somebody who can still be rung is not remembered.
  const gone = state.lost !== undefined || /\bused to\b|\blate\b/i.test(read.clean);
  if (!gone && (/\balways\b/i.test(read.clean) || NAMED.test(read.clean))) return null;
  if (AHEAD.test(read.clean)) return null;
  const [said, would] = [SAID.exec(read.clean), WOULD.exec(read.clean)];
  const found = would ?? said;
  if (found === null) return NAMED.test(read.clean) ? plan('fond', 'explore', [line('fond_named')]) : null;
  const [he, him, his] = found.groups?.m === undefined ? ['she', 'her', 'her'] : ['he', 'him', 'his'];
  return plan('fond', 'explore', [line(would === null ? 'fond_said' : 'fond_would', { he, him, his })]);
}
