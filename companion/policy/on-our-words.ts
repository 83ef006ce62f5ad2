import { writtenIn } from '#companion/written.ts';
import { line, linesOf, type Plan, plan, type Scene } from './plan.ts';

// "Boo" after a joke and "how curious" after a word about the program are said to that, and tell nothing.

const written = writtenIn('policy/on-our-words');

const MOST = 6;
const CURIOUS = written('curious');
const OF_JOKE = written('of-joke');

/** What is said to the last reply itself, where that was a joke or about the program; else null. */
export function onOurWords({ read, state, grammar, lines }: Scene): Plan | null {
  if (!grammar.turnsClauses || read.words > MOST || lines.families.joke_after === undefined || state.level >= 2)
    return null;
  const after = (family: string) => linesOf(lines.families[family]).some((text) => state.lastReply.endsWith(text));
  if (OF_JOKE.test(read.clean) && after('be_joke')) return plan('talk.remark', 'explore', [line('joke_after')]);
  if (CURIOUS.test(read.clean) && after('floor_back')) return plan('talk.remark', 'explore', [line('curious_after')]);
  return null;
}
