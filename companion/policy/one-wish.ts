import type { Part, Scene } from './plan.ts';

// Why is this hard? "Good night. I hope you sleep well. I hope it goes well with him on Sunday." is a card with three verses.
// One good wish is warm, and the person's own step is the best thing to wish for: where something follows the goodbye, the
// goodbye is a word, and what was wished for a reply ago is only named.

/** The goodbye as a bare word, where it does not stand alone. */
const WORD: Readonly<Record<string, string>> = {
  bye: 'bye_word',
  bye_short: 'bye_word',
  bye_night: 'night_word',
  bye_bed: 'night_word',
  bye_bed_short: 'night_word',
  thanks_wrap: 'thanks_short',
};

/** The last word with one wish in it at most. */
export function oneWish(parts: readonly Part[], { lines }: Scene): Part[] {
  const [first, ...more] = parts;
  if (first?.kind !== 'family' || more.length === 0) return [...parts];
  const word = WORD[first.name];
  return word === undefined || lines.families[word] === undefined ? [...parts] : [{ ...first, name: word }, ...more];
}

const WISHES = /\b(?:I hope|good luck|all the best|may it|fingers crossed)\b/i;

/** The reply before this one wished them well already. */
export const wishedJust = ({ state }: Scene): boolean => WISHES.test(state.lastReply);
