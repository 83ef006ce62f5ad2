import { sharedWords } from '#companion/realise/nearest.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { shownIn, valenceOf } from '#companion/understand/valence.ts';
import type { Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';

// Why is this hard? "How do you feel about that?" asked of whoever has just named the feeling was right in none of 18
// replies to strangers. What goes on from a feeling is known: what it is about, when it is worst, what would help, who knows.

/** The families for what this message shows of how it is, `ask` for the questions; null where its words show nothing. English. */
export function shownFamily({ read, lines }: Scene, ask = false): string | null {
  const valence = valenceOf(read.clean);
  if (valence === null) return null;
  const name = `shown_${valence}${ask ? '_ask' : ''}`;
  return lines.families[name] === undefined ? null : name;
}

/** The message goes on to something else, from `at` (0 to 1) on, after it has shown how it is. */
export function shownBefore(at: number, { read: { clean } }: Scene): boolean {
  const shown = shownIn(clean);
  return shown !== null && (clean.indexOf(shown.part) + shown.part.length) / clean.length <= at;
}

/** So short, it names the feeling and little besides. */
const FEELING_ALONE = 8;

/**
 * Their own words may stand before the word to what they show: they come from there, from just before it or from behind
 * it. "You're so sick of it. No wonder you're angry" says one thing twice.
 */
export function goesWith(own: string, { read }: Scene): boolean {
  const shown = shownIn(read.clean);
  if (shown === null) return true;
  const asI = own
    .replace(/^So /, '')
    .replace(/\byou're\b/gi, "I'm")
    .replace(/\byou\b/gi, 'I');
  if (countWords(own) <= FEELING_ALONE && valenceOf(asI) === shown.valence) return false;
  const sentences = sentencesOf(read.clean);
  const at = (text: string) => {
    const shares = sentences.map((one) => sharedWords(one, text));
    return shares.indexOf(Math.max(...shares));
  };
  return at(own) >= at(shown.part) - 1;
}
