import { onceATurn } from '#companion/one-turn.ts';
import { withoutLead } from '#companion/realise/lead-words.ts';
import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

// Why is this hard? "Good evening. I have never used this before. My husband was diagnosed in the spring" is one piece of
// a story and two of manners. Told back with the rest, the manners show that nobody knew which was which.

const written = writtenIn('policy/read-apart');

const OPENER = '(?:(?:yes|yeah|yep|no|nope|nah|ok|okay|well|so|oh|um+|hm+|right|and|but|lol|haha)[ ,.]+)*';
/** Sentences said to the talk, about writing, or by way of yes, no and thanks: whole ones only. */
const MANNERS = new RegExp(
  `^${OPENER}(?:${[
    '(?:hi|hello|hey|good (?:morning|evening|afternoon|night))(?: there| all| again)?',
    "I(?:'ve| have)? never (?:used|tried|done|written) (?:anything like )?(?:this|one of these)(?: before)?",
    "(?:I'm |I am )?not (?:really |quite |even )?sure (?:what to (?:put|say|write|type)|where to (?:start|begin)|how to (?:start|say|put|begin)|how (?:this|it) works|why I(?:'m| am) (?:here|writing)|what I (?:expect|want to ask)|what I(?:'m| am) (?:looking for|after))[^.]*",
    "(?:this|it)(?: is|'s|'ll| will| may| might)? ?(?:going to |gonna |probably )?(?:sounds?|be) (?:a bit |so |really )?(?:silly|dumb|stupid|daft|weird|odd|ridiculous)(?: I know)?",
    "(?:I )?don't (?:really |even )?know (?:what to (?:put|say|write)|where to (?:start|begin)|how to (?:start|say|put) (?:it|this))[^.]*",
    '(?:thank you|thanks|thx|cheers|ta|please)(?: (?:for|so|very|a)\\b[^.]*)?',
    'sorry\\b[^.]{0,40}',
    '(?:omg|oh god|ew|ugh|argh|yay|wow|eh|meh)(?: (?:no|yes))?',
    "(?:(?:yes|yeah|no),? )?(?:that's|that is|that was|it's|it is) (?:it|right|true|exactly it|about it|all|fair(?: enough)?|a good (?:question|point)|gracious|kind(?: of you)?|nice|sweet|helpful)(?: I (?:guess|suppose|think))?",
    '(?:exactly|fair enough|true|maybe|perhaps|probably|I (?:guess|suppose)(?: so)?|I think so|of course|sure|agreed|me too|same|not really|kind of|sort of|honestly|to be honest|anyway|what(?:ever| a day)|that may be(?: so)?|true I guess|I know(?: that)?|you know)',
    '(?:my|our) \\w+ (?:put|set|installed|got|downloaded) (?:this|it|me this|the app)\\b[^.]*',
    '(?:can|could|may) I (?:just )?(?:ask|tell|say)\\b[^.]*',
    "I(?:'ll| will| should|'d better| am going to|'m going to|'m gonna)? (?:just )?(?:try to )?(?:explain|tell you)(?: (?:it|this|that|everything))?",
    '(?:does|do) (?:that|it|I) make (?:any )?sense',
    '(?:are )?you there',
    "(?:good|great|lovely|fine|cool|nice|I see|understood|brilliant|okay then|right you are|very well|good (?:then|enough)|right then|there we are|(?:and )?that's (?:that|me|us))",
    "(?:please |pls )?(?:don't|do not) (?:tell|say|give|send|ask|judge|laugh|make) (?:me|at me|that|anything)\\b[^.]*",
  ].join('|')})[^\\p{L}\\p{N}]*$`,
  'iu',
);

/** A sentence said to the talk, or by way of yes, no and thanks, and nothing else. */
export const isManners = (sentence: string): boolean => MANNERS.test(sentence);

/** "It's mad, isn't it?", "you know?": a nod is wanted, and no answer. */
export const TAG = written('tag');

/** Half past seven as "7.30", "3 a.m." and "Mr. Hale" have dots that end nothing. */
const SENTENCE = written('sentence', 'g');

/** The sentences of a message, each with its marks. */
export const sentencesOf = onceATurn((text): readonly string[] =>
  (text.match(SENTENCE) ?? []).map((sentence) => sentence.trim()).filter(Boolean),
);

const TELLS = 3;

/** "No I haven't said that": the answer is heard, and what it answers with is told back. "No one asked" is no answer. */
function withoutAnswer(text: string): string {
  const told = withoutLead(text);
  return countWords(told) >= TELLS ? told : text;
}

/**
 * The message without manners, questions, and whatever `isAside` names; null where nothing of it tells anything.
 * Only the words and clauses are cut: topics, feelings and people stay those of the whole message.
 */
export function readApart(
  { read }: Pick<Scene, 'read'>,
  isAside?: (sentence: string) => boolean,
): Understanding | null {
  const told = sentencesOf(withoutAnswer(read.clean)).map((sentence) => sentence.replace(TAG, '.'));
  const kept = told.filter(
    (sentence) => !/\?\W*$/.test(sentence) && !MANNERS.test(sentence) && isAside?.(sentence) !== true,
  );
  const rest = kept.join(' ');
  if (countWords(rest) < 1) return null;
  if (rest === read.clean) return read;
  return { ...read, text: rest, clean: rest, words: countWords(rest), clauses: splitClauses(rest) };
}
