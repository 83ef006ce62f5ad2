import { valenceOf } from '#companion/understand/valence.ts';
import type { Scene } from './plan.ts';

// Why is this hard? "How do you feel about that?" asked of whoever has just named the feeling was right in none of 18
// replies to strangers. What goes on from a feeling is known: what it is about, when it is worst, what would help, who knows.

/** The families for what this message shows of how it is, `ask` for the questions; null where its words show nothing. English. */
export function shownFamily({ read, lines }: Scene, ask = false): string | null {
  const valence = valenceOf(read.clean);
  if (valence === null) return null;
  const name = `shown_${valence}${ask ? '_ask' : ''}`;
  return lines.families[name] === undefined ? null : name;
}
