import type { FeelingContent } from '#companion/content.schema.ts';
import { writtenIn } from '#companion/written.ts';
import type { Hit } from './lexicon.ts';

// Words that look like news, a question or a mood and are none: a yes that was not meant, "alright?", "I'm afraid not".

const written = writtenIn('understand/misheard');

/** "Everyone believes I passed": no news, and nothing good. */
const BELIEVED_NEWS = written('believed-news');

/** "Alright? Wife's left." greets, and asks nothing. */
const HAIL = written('hail');
/** A yes that was not meant. */
const NOT_WANTED = written('not-wanted');
/** A reason for it is no success. */
const DID_IT_FOR = written('did-it-for');

/** "I'm afraid you have it by the wrong end" is manners, and "a very sad bomb disposal unit" is no mood of one's own. */
export function isManners({ phrase, from, to }: Hit<FeelingContent>, tokens: readonly string[]): boolean {
  const before = tokens.slice(Math.max(0, from - 3), from).join(' ');
  const after = tokens.slice(to, to + 3).join(' ');
  if (
    /afraid$/.test(phrase) &&
    POLITE_AFTER.test(after) &&
    /\b(?:i am|im|i'm|am)$|^i am/.test(`${before} ${phrase}`.replace(/ afraid$/, ''))
  )
    return true;
  // Who lied to somebody is not the one who was lied to.
  if (phrase === 'lied to')
    return /\b(?:i|ive|have|just|also|even)$/.test(before) && !/\b(?:been|was|got)$/.test(before);
  return /\b(?:a|an)(?: \w+)?$/.test(before) && OF_A_THING.test(after);
}

const POLITE_AFTER = written('polite-after', '');
const OF_A_THING = written('of-a-thing', '');

/** A success only in its words: believed by others, done for a reason, or not wanted. */
export function isNoNews(clean: string): boolean {
  return BELIEVED_NEWS.test(clean) || NOT_WANTED.test(clean) || DID_IT_FOR.test(clean);
}

/** The message without the greeting that looks like a question. */
export const withoutHail = (text: string): string => text.replace(HAIL, '');
