import { quick } from '#companion/quick-pattern.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { handedBack } from './handed-back.ts';

// Why is this hard? A complaint about the talk borrows the words of any story: "I already told you" and "I already told
// him", "you keep asking" and "he says you keep asking". So it has to be said to the program, here and now: to a "you", or
// of what was said in this talk, and never where somebody else is told of.

const written = writtenIn('policy/complaint-words');

/** "I never said she was angry": a word is put in their mouth. */
export const DENIES_SAYING = written('denies-saying');

const UNCLEAR = written('unclear');

const TOLD = written('told');

const KEEPS = written('keeps');

const WRONG = written('wrong');

const HURT = written('hurt');

/** "Its not fine", after we called it fine. */
const NOT_FINE = written('not-fine');
const SAID_FINE = quick(/\b(?:fine|ok|okay|all right|good|glad)\b/i);

const USELESS = written('useless');
/** A waste of time may be the meeting, and no help may be the brother; "it's pointless" is of a life sooner than of us. */
const ABOUT_US = written('about-us');
const OF_THIS = /\bthis was worse than\b/i;
const BARE = written('bare');

/** Told of somebody else's words, or in quotation marks: nothing is said to the program. */
const REPORTED = written('reported');

/** "Coach said I'm not hungry enough. What does that even mean": asked of the coach. */
const SAYS = written('says');

/** "I said it's been put back": of this talk, where it opens the message and nobody was asked what they said. */
const I_SAID = written('i-said');
/** "But I said", "what? I said": what was said in this talk, whatever it was. */
const OPENS = /^(?:but|no|what|well|um|hello|lol|sorry|ok)\b/i;
const ASKED_OF_SAYING = written('asked-of-saying');

/** Somebody of the story: what makes no sense, or can't be understood, is more likely theirs. */
const ANOTHER = written('another');
const ASKS_US = /\b(?:you|u|question|ya)\b|^(?:\w+ ){0,8}what\W*$|^what\b/i;
/** "I said no": of this talk only where a no was said in it just before. */
const SAID_NO = written('said-no');
const NO_TWICE = quick(/^no\b.*[.!,] I said no\b/i);
/** "I said a filling, not an extraction". */
const SAID_NOT = written('said-not');
const NO_BEFORE = quick(/(?:^|\. )(?:no|nope|nah|not)\b[^.]*$/i);

/** "Good to hear?? How is that good": a good word of ours, held against us. */
const OF_GOOD_WORD = written('of-good-word');
const SAID_GOOD = quick(/\b(?:good|glad|lovely|nice|great|fine|pleased|step)\b/i);
const MOCKED = written('mocked');
/** "I don't understand, I did not lose my sister". */
const NEVER_SAID = written('never-said');
const SAID_WHY = written('said-why');
/** "I asked when would be a good time": of this talk only where they did ask. */
const ASKED_WH = written('asked-wh');

/** A sentence that only holds a good word of ours against us. */
export const isOfGoodWord = (text: string, lastReply: string): boolean =>
  OF_GOOD_WORD.test(text) && SAID_GOOD.test(lastReply);

/** A complaint that borrows one of our words, or what they asked before. */
function ofOurWord(text: string, lastReply: string, before: string): Mistake | null {
  if (isOfGoodWord(text, lastReply) || MOCKED.test(text) || NEVER_SAID.test(text)) return 'wrong';
  if (SAID_WHY.test(text)) return 'told';
  const asked = ASKED_WH.exec(text)?.[1];
  return asked !== undefined && new RegExp(`\\b${asked}\\b`, 'i').test(before) ? 'told' : null;
}

const SHORT = 14;
const LONG = 45;

/** What somebody holds against the last reply. */
export type Mistake =
  | 'unclear'
  | 'told'
  | 'echo'
  | 'little'
  | 'keeps'
  | 'wrong'
  | 'hurt'
  | 'useless'
  /** Our question is asked after, and nothing is held against it. */
  | 'why'
  /** A view is put in our mouth that nobody here has. */
  | 'inferred';

/** People write "ur" and "your" for "you're". */
export const plainly = (text: string) =>
  text.replace(
    /\b(?:ur|your|you r) (?=(?:(?:so|just|still|really|even|always) )*(?:not|ignoring|repeating|missing|misreading|useless|no|rubbish|broken|asking|on about|a|being|wrong|thick|stupid|annoying)\b)/gi,
    "you're ",
  );

/** "SHE goes back to work, not me": one word in capitals puts another in its place. */
const PUTS_RIGHT = /(?<![A-Z]{2} )\b(?:HE|SHE|THEY|HIM|HER|HIS|THEIR|WE|MY)\b(?! [A-Z]{2})/;
const CONTRASTS = written('contrasts');

/** What a message holds against the reply before it, or null where it tells of something else. */
export function complaintIn(clean: string, words: number, lastReply: string, before = ''): Mistake | null {
  const back = lastReply === '' ? null : handedBack(plainly(clean), lastReply);
  if (back === 'echo' || back === 'little') return back;
  const whole = ofText(clean, words, lastReply, before) ?? back;
  if (whole !== null || words > LONG) return whole;
  // What follows may tell of others; the first sentence is said to us.
  const [first = '', ...others] = plainly(clean).split(/(?<=[?.!])\s+/);
  if (others.some((one) => SAID_NOT.test(one) || PLEASE_READ.test(one)) || THEIR_TEXT.test(clean)) return 'wrong';
  if (words <= LONG && NOT_OF_IT.test(clean) && sharedWords(clean, lastReply) > 0) return 'wrong';
  if (others.length > 0 && OF_US.test(first)) return ofText(first, countWords(first), lastReply, before);
  if (others.some((one) => TOLD_YOU.test(one))) return 'told';
  const puts = PUTS_RIGHT.test(clean) && CONTRASTS.test(clean) && words <= SHORT;
  return puts ? 'wrong' : null;
}

/** In a sentence of its own it is said to us, whoever was told of before it. */
const TOLD_YOU = written('told-you');
/** "She SAYS I am. Please read": whoever was told of before it, that is said to us. */
const PLEASE_READ = written('please-read');
/** "That was my text??": words of theirs were taken for something else. */
const THEIR_TEXT = written('their-text');
/** "Not me and Denise. Denise has nothing to do with it", of somebody in our line. */
const NOT_OF_IT = written('not-of-it');
/** "I said not the result". */
const SAID_BARE_NOT = written('said-bare-not');
/** Asked what they told somebody, a word they did not say is an answer. */
const ASKED_WHAT_THEY_SAID = written('asked-what-they-said');
const LIKE_I_SAID = written('like-i-said');
const LIKE_MOST = 16;
const OF_US = written('of-us');

/** "Why do you ask", "why would you ask me that". */
const WHY_ASKED = written('why-asked');
/** "So you think I'm wrong": said as a hurt, and not to hear a view of a plan. */
const INFERRED = written('inferred');
const INFERRED_MOST = 18;

function ofText(clean: string, words: number, lastReply: string, before: string): Mistake | null {
  const text = plainly(clean);
  if (WHY_ASKED.test(text)) return 'why';
  if (words <= INFERRED_MOST && INFERRED.test(text)) return 'inferred';
  if (MEANS.test(text)) return 'unclear';
  if (words > LONG || REPORTED.test(text) || SAYS.test(text)) return null;
  const ofOurs = ofOurWord(text, lastReply, before);
  if (ofOurs !== null) return ofOurs;
  if (HURT.test(text) || (NOT_FINE.test(text) && SAID_FINE.test(lastReply))) return 'hurt';
  if (KEEPS.test(text)) return 'keeps';
  if (TOLD.test(text) || (words <= LIKE_MOST && LIKE_I_SAID.test(text))) return 'told';
  if (WRONG.test(text) || (DENIES_SAYING.test(text) && !ASKED_WHAT_THEY_SAID.test(lastReply))) return 'wrong';
  if (NO_TWICE.test(text) || SAID_NOT.test(text) || SAID_BARE_NOT.test(text)) return 'wrong';
  if (SAID_NO.test(text) && !ASKED_OF_SAYING.test(lastReply) && NO_BEFORE.test(before)) return 'wrong';
  const saidSo = I_SAID.exec(text);
  if (
    saidSo !== null &&
    !ASKED_OF_SAYING.test(lastReply) &&
    (OPENS.test(text) || sharedWords(text, before) >= 2 || /\bsay\b.*[.!,] I said\b/i.test(text))
  )
    return /\b(?:didn't|did not|never)\b/i.test(text) ? 'wrong' : 'told';
  if (asksBack(text, lastReply) || (words <= 4 && ASKS_WHAT.test(text))) return 'unclear';
  const sentences = text.split(/(?<=[?.!])\s+/);
  // "What person? I haven't started": a piece of what we said comes first, and they go on.
  if (sentences.length > 1 && ASKS_WHAT.test(sentences[0] ?? '')) return 'unclear';
  if (
    (UNCLEAR.test(text) ||
      sentences.some((one) => UNCLEAR.test(one) && !/^(?:huh|eh|well|wait|what)[.!]*$/i.test(one))) &&
    (words <= SHORT || text.includes('?')) &&
    (ASKS_US.test(text) || !ANOTHER.test(text))
  )
    return 'unclear';
  return USELESS.test(text) &&
    (BARE.test(text) || OF_THIS.test(text) || (words > 6 && ABOUT_US.test(text) && !ANOTHER.test(text)))
    ? 'useless'
    : null;
}

/** "What it means, 'go on'?": our words stand in their quotation marks. */
const MEANS = written('means');

/** A sentence that is about the talk, and tells nothing of the matter. */
export function isComplaint(sentence: string): boolean {
  const text = plainly(sentence);
  return (
    [MEANS, UNCLEAR, TOLD, KEEPS, WRONG, HURT, USELESS, I_SAID].some((words) => words.test(text)) ||
    /\b(?:you|your|u)\b|^I say (?:it )?again\b|^(?:no[ ,]+)?(?:that's|it's|this is|that is) not (?:it|that|right|true|so)\W*$|^that's about \w+ again\W*$|^(?:again|seriously|honestly|come on|no|what|wow|omg|jesus|god)\b[^a-z]*$/i.test(
      text,
    )
  );
}

/** A scrap of our line with a word that asks, and no question of their own. */
export const ASKS_WHAT = written('asks-what');
const BACK = /^((?:\w+[' ]?){1,6})\?/;
const SAYS_BACK = 5;
/** "what picture lol", "different when": a mark is seldom typed. */
const BACK_BARE = written('back-bare');

/** "In my body??", "what person?": a piece of our reply comes back with a question mark. */
function asksBack(text: string, reply: string): boolean {
  const said = text.trim().replace(/^(?:ok|okay|and|so|um|lol|sorry|er)\b[ ,?.!]*(?:and\?* ?)?/i, '');
  const first = BACK.exec(said)?.[1] ?? (BACK_BARE.test(said) ? said : undefined);
  if (first === undefined || countWords(first) > SAYS_BACK) return false;
  if (
    /^(?:what|how|why|when|where|who|should|can|could|do|does|did|is|are|will|would) (?:I|you|u|it|is|are|do|should|can|to|about|if|now|else)\b/i.test(
      first,
    )
  )
    return false;
  return sharedWords(first, reply) > 0;
}
