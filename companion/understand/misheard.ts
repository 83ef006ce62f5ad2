import type { FeelingContent } from '#companion/content.schema.ts';
import type { Hit } from './lexicon.ts';

// Words that look like news, a question or a mood and are none: a yes that was not meant, "alright?", "I'm afraid not".

/** "Everyone believes I passed": no news, and nothing good. */
const BELIEVED_NEWS =
  /\b(?:believes?|thinks?|thought|assumes?|assumed|pretend(?:ed|ing)?|lied|told (?:everyone|everybody|them(?: all)?|people|the whole \w+))(?: that)? I (?:had |'d |have )?(?:passed|got in|got it|won|did it)\b/i;

/** "Alright? Wife's left." greets, and asks nothing. */
const HAIL =
  /^(?:al+ ?right|awright|y'?alright|you (?:ok|all ?right)|what's up|whats up|how do|how's (?:it going|things)|hows (?:it going|things)|how are (?:you|things|ya))(?: mate| love| pal| all| then)?\s*\?+\s+(?=\S+(?:\s+\S+){2})/i;
/** A yes that was not meant. */
const NOT_WANTED =
  /\bI (?:don't|do not) (?:think I |really |even |actually |know if I )*(?:want (?:to(?=[.,!]|$)|it|this|to (?:marry|go through))|feel (?:happy|anything|excited))\b/i;
/** A reason for it is no success. */
const DID_IT_FOR =
  /\bI did it (?:for (?!the first|ages)|because|to (?!the end)|so |out of|when |by |behind|wrong|again)/i;

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

const POLITE_AFTER =
  /^(?:(?:that )?you(?:'ve|'re| have| are|ve|re) |not\b|so\b|(?:that )?(?:it|that)(?:'s|s| is) (?:not|the|rather|all|no|a)\b|i (?:must|have to|dont|don't|did|do not|never)\b|(?:he|she|they|we|there)(?:'s|s| is| are) no\b)/;
const OF_A_THING =
  /^(?!(?:and|but|or|because|about|at|of|that|when|person|man|woman|girl|boy|mother|mum|mom|dad|father|mess|wreck|ball|state|lot|feeling|place|time|day|night|week|month|year|mood|bit|little|way|to|for|with|in|on|as|most|all|right|now|lately|today|again|too|sometimes|so|i|im|he|she|they|we|it|voice|heart|mind|head|thoughts?)\b)[a-z]+/;

/** A success only in its words: believed by others, done for a reason, or not wanted. */
export function isNoNews(clean: string): boolean {
  return BELIEVED_NEWS.test(clean) || NOT_WANTED.test(clean) || DID_IT_FOR.test(clean);
}

/** The message without the greeting that looks like a question. */
export const withoutHail = (text: string): string => text.replace(HAIL, '');
