import type { Scene } from '#companion/policy/plan.ts';
import { countWords, fold } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { quoteChoices } from './anchor-choices.ts';
import { mayEcho } from './openings.ts';
import { findQuotes } from './quotes.ts';

// Why is this hard? A question that fits anything was wrong in three of four places, and a word like "I see" says nothing.
// Ten of the person's own words, said to "you" and left alone, show that they were read. A longer line is an echo.

const MOST = 10;
const LEAST = 4;
const written = writtenIn('realise/few-own-words');
/** "Uy, eso me sirve" is said to us. */
const OUTCRY = written('outcry');
/** "Me siento el peor padre": said back, it would be our verdict. */
const JUDGED = written('judged');

/** A whole sentence of theirs of at most ten words that the tables of the language turn for sure; null where there is none. */
export function fewOwnWords(scene: Scene, text: string | null = null): string | null {
  if (scene.grammar.turnsClauses || !mayEcho(scene)) return null;
  const read = text === null ? scene.read : scene.reread(text);
  const apart = { ...scene, read };
  for (const quote of findQuotes(read, scene.gate, scene.grammar)) {
    const [told] = quoteChoices([quote], apart, {}, scene.seed);
    if (told === undefined || told.frame !== undefined) continue;
    const words = countWords(told.text);
    const plain = fold(quote.text);
    if (OUTCRY.test(plain) || JUDGED.test(plain) || scene.gate.harshName(quote.text) !== null) continue;
    if (words >= LEAST && words <= MOST) return told.text;
  }
  return null;
}
