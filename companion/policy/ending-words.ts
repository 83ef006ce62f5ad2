import { quickPattern } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';

const written = writtenIn('policy/ending-words');

/** Good news that is said beside something else, by its kind: the family `news_<kind>` is glad with them. */
const NEWS: readonly (readonly [string, RegExp])[] = [
  ['clear', written('news-clear')],
  ['home', written('news-home')],
  ['passed', written('news-passed')],
  ['got', written('news-got')],
  ['settled', written('news-settled')],
];
const NOT_SO = written('not-so');

/** The kind of good news a message surely holds, or null. */
export function newsIn(clean: string): string | null {
  const sentence = clean.split(/(?<=[.!?])\s+/).findLast((one) => NEWS.some(([, words]) => words.test(one)));
  if (sentence === undefined || NOT_SO.test(sentence) || sentence.includes('?')) return null;
  return NEWS.find(([, words]) => words.test(sentence))?.[0] ?? null;
}

const FILL =
  '(?:(?:ok|okay|no|nah|nope|yeah|yes|yep|well|lol|haha|anyway|so|honestly|really|just|right|oh|ah|but|and|I think|I guess|sorry)[ ,.!]+)*';
const REALLY =
  '(?:[ ,]+(?:really|I (?:think|guess|suppose)|for now|now|to be honest|actually|then|so|thanks|thank you|lol|though|anyway))*';
const NO_MORE = [
  "(?:that's|that is|that was)(?: pretty much| about| basically| honestly)? (?:it|all|us|me|everything|the lot|the whole (?:story|thing)|the rest|all there is(?: to it)?|all I (?:wanted|had|have|got|know)(?: to (?:say|tell))?)",
  "(?:(?:there's|there is|theres|I have|I've|I've got|got|have) )?(?:nothing|no|not much|not a lot|nowt|nothin) (?:more|else|rest|other)(?: (?:to (?:say|tell|it|add|tell you|that)|of it|than that|about it|here))*",
  "(?:(?:there's|there is|there isn't|I have|I've) )?(?:nothing|not much|not a lot|no more|much more) to (?:say|tell|add)(?: about it)?",
  "whatever(?=[.!,])|(?:that'll|that will) do|enough of (?:that|this|it)|nvm|never ?mind(?: (?:the|that|this|about (?:the|that|it|this))(?: \\w+)?(?=[.!,]|$))?|forget (?:it|this|about it|I said anything)|(?:it )?(?:doesn't|does not|don't) matter|drop it|leave it(?: there| at that| be)?",
].join('|');
const OVER = quickPattern(
  `^${FILL}(?:${NO_MORE})${REALLY}(?=$|[^\\p{L}\\p{N}'\\s]|\\s(?:he|she|they|I|I'm|my|the|it's|there's|that's|bed|hospital|got|gotta|gonna|just|bye|night|gtg|dinner|mum|dad)\\b)[\\s,.!;:)-]*`,
  'iu',
);
/** "It doesn't matter to him", "nothing else matters": told, and nothing ends. */
const GOES_ON = written('goes-on');

/** What is left of a message that says there is no more, or null where it doesn't say so. */
export function restAfterEnd(clean: string): string | null {
  if (
    /^(?:yes|yep|yeah|exactly)\b[ ,.!]*that's it\b|\bthat's (?:it|all)[ ,.!]*(?:exactly|precisely|right|spot on|in a nutshell)\b/i.test(
      clean,
    ) ||
    GOES_ON.test(clean)
  )
    return null;
  let rest = clean.trim();
  let ended = false;
  for (let times = 0; times < 4; times += 1) {
    const cut = rest.replace(OVER, '');
    if (cut === rest) break;
    ended = true;
    rest = cut;
  }
  return ended ? rest.replace(/^(?:and|but|so)\b[ ,]*/i, '') : null;
}
