import type { FeelingContent } from '#companion/content.schema.ts';
import { writtenIn } from '#companion/written.ts';
import type { Hit } from './lexicon.ts';
import { isWord } from './plain-text.ts';

// Why is this hard? Words for feelings are in half of what people tell: a tired old bus, angry birds, a hem let down, a
// customer who screamed. A line on the feeling is only true where somebody says it of themselves, so the words around it
// have to say so: "I'm", "makes me", or the word alone at the head of a sentence.

const written = writtenIn('understand/own-feelings');

const SHORT = 3;
/** Words before it that are looked at. */
const NEAR = 12;
/** "I'm so", "I've been", "we both feel": the word after it is what one is. */
const FELT = written('felt', '');
/** "I worry", "I really do resent": a verb of one's own. */
const DOES = written('does', '');
const NAMED = written('named', '');
const HOLDS = written('holds', '');
const COMES = written('comes', '');
/** Nothing stands before it but what one begins with. */
const HEAD = written('head', '');
const STANDS = written('stands', '');
/** What shakes or sweats does so now, and of itself; what was so is told, and no alarm. */
const BODY = written('body', '');
const SHAKES = written('shakes', '');
const OF_ME = /(?:^| )(?:i|im|ive|id|me|my|myself|feel|feeling)(?: |$)/;

/** The feeling is said as one's own: "I'm worn out", "it makes me so angry", "exhausted tbh", not "the tired old bus". */
export function isOwnFeeling({ phrase, value, from, to }: Hit<FeelingContent>, tokens: readonly string[]): boolean {
  let start = from;
  while (start > 0 && from - start < NEAR && isWord(tokens[start - 1] ?? '')) start--;
  const before = tokens
    .slice(start, from)
    .map((token) => `${token} `)
    .join('');
  const after = tokens.slice(to, to + 3).join(' ');
  // "I don't know what to do with my arms" is no doubt.
  if (phrase.endsWith('what to do') && /^with my(?!self)/.test(after)) return false;
  if (value.id === 'panicky') return !BODY.test(phrase) || before === '' || SHAKES.test(before);
  // "I was happy there": it is over.
  if (
    value.kind === 'warm' &&
    /(?:^| )(?:was|were|used|wasnt|id be|would|could|wish|want|if) (?:\w+ ){0,2}$/.test(before)
  )
    return false;
  if (OF_ME.test(phrase)) return true;
  const stands = STANDS.test(after);
  if (FELT.test(before) || DOES.test(before)) return stands || NAMED.test(phrase);
  if (NAMED.test(phrase) && HOLDS.test(before) && (COMES.test(after) || /(?:^| )(?:my|with|full of) $/.test(before)))
    return true;
  if ((phrase === 'shame' && /^(?:about (?!an? \d|\d)|on |that )/.test(after)) || !stands || from - start >= NEAR)
    return false;
  return HEAD.test(before) || tokens.filter(isWord).length <= SHORT;
}
