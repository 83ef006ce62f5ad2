import { writtenIn } from '#companion/written.ts';

// Why is this hard? We said "Press hard with a towel" to somebody who was never hurt. "There's no blood, nobody is bleeding"
// is all they can answer, and read by itself it holds a wound. What is only denied, or thrown back at us, of a thing that
// we named just before, is no sign of it. What nobody but they named stays, denied or not.

const written = writtenIn('safety-flow/thrown-back');

/** What our line spoke of, and the words in which that comes back. */
const NAMED = [
  { ours: written('voices-ours'), theirs: written('voices-theirs') },
  { ours: written('wound-ours'), theirs: written('wound-theirs') },
  { ours: written('means-ours'), theirs: written('means-theirs') },
  { ours: written('body-ours'), theirs: written('body-theirs') },
];
/** One clause in which something is denied or thrown back. */
const CLAUSES = written('clauses', 'gi');
/** "I never said": it was us. */
const NEVER_SAID = written('never-said');
/** With one of these the no has an end. */
const UNLESS = written('unless');

/**
 * A message without what it only denies of what our last reply named; untouched where nothing would be left out. English.
 *
 * @param isInDanger a danger stands in this talk: "I never said …" is thrown back at us, whichever of our lines it was
 */
export function withoutThrownBack(said: string, lastReply: string, isInDanger: boolean): string {
  const holds = (clause: string, all: boolean): boolean =>
    NAMED.some(({ ours, theirs }) => (all || ours.test(lastReply)) && theirs.test(clause));
  const left = said.replace(CLAUSES, (clause) =>
    !UNLESS.test(clause) && holds(clause, isInDanger && NEVER_SAID.test(clause)) ? ' . ' : clause,
  );
  return left === said ? said : left.replace(/\s+/g, ' ').trim();
}
