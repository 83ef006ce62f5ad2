import { quick } from '#companion/quick-pattern.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Mistake } from './complaint-words.ts';

// Why is this hard? Few people say "you got that wrong". They hand our own words back: "get through what?", "it was not
// kind", "yes, that's what I wrote", or a plain "no" to a question that asked for no yes or no. Only beside the reply that
// came before does such a sentence show what it is.

const written = writtenIn('policy/handed-back');

const OPENERS = written('openers');
/** "Get through what?", "what did what mean", "in which moment": the word that asks stands where our word stood. */
const IN_PLACE = written('in-place');
const TELLS = written('tells');
/** "Them?", "He?": not the one who was meant. */
const WRONG_ONE = quick(/^(him|her|he|she|them|they)\?/i);
const SAID_BACK = written('said-back');
/** "That's all? I told you something sad". */
const TOO_LITTLE = written('too-little');
const OF_OURSELVES = written('of-ourselves');
const NO_TO_IT = written('no-to-it');
/** Of two things one may be turned down with a no. */
const ASKS_OPENLY = written('asks-openly');
const NEGATES = written('negates');
const NEGATED = quick(/n't\b|\b(?:not|never|no|nothing|hard|without)\b/i);

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z']{2,}/g) ?? []);

function shares(one: string, other: string): boolean {
  const ours = wordsOf(other);
  return [...wordsOf(one)].some((word) => ours.has(word));
}

const sentencesOf = (text: string) => text.split(/(?<=[?.!])\s+/);

/** Most of what we said was what they had just said. */
export function wasEcho(lastReply: string, before: string): boolean {
  const [ours, theirs] = [wordsOf(lastReply.replace(/\byou(?:'re|'ve|r)?\b/gi, '')), wordsOf(before)];
  const same = [...ours].filter((word) => theirs.has(word)).length;
  return ours.size >= 2 && same / ours.size >= ECHOED;
}

const ECHOED = 0.75;
const SHORT = 8;
const DENIES_MOST = 12;
const CLAIMS_NOTHING = 2;

/** What is held against our last line by handing a piece of it back; null where nothing is. */
export function handedBack(clean: string, lastReply: string): Mistake | null {
  if (SAID_BACK.test(clean)) return 'echo';
  if (TOO_LITTLE.test(clean)) return 'little';
  if (OF_OURSELVES.test(clean)) return 'wrong';
  const [first = '', second = ''] = sentencesOf(clean);
  const one = WRONG_ONE.exec(first)?.[1];
  if (one !== undefined && new RegExp(`\\b${one}\\b`, 'i').test(lastReply)) return 'unclear';
  if ([first, second].some((said) => asksInPlace(said, lastReply))) return 'unclear';
  const lines = sentencesOf(lastReply);
  const asked = lines.at(-1) ?? '';
  if (NO_TO_IT.test(clean) && /\?\s*$/.test(asked) && ASKS_OPENLY.test(asked)) return 'wrong';
  const denied = countWords(first) <= DENIES_MOST ? NEGATES.exec(first)?.[1] : undefined;
  // A word or two of theirs, said back, claims nothing, and neither does "I'm so sorry about your mum".
  const claims = lines.filter(
    (text) =>
      !/\?\s*$|^I'm (?:so |very )?sorry\b/.test(text) && !NEGATED.test(text) && countWords(text) > CLAIMS_NOTHING,
  );
  return denied !== undefined && claims.some((text) => sharedWords(text, denied) > 0) ? 'wrong' : null;
}

function asksInPlace(said: string, lastReply: string): boolean {
  const found = IN_PLACE.exec(said)?.[0];
  if (found === undefined || countWords(found) > SHORT) return false;
  const bare = found.replace(OPENERS, '');
  // "What did I do when?" begins with a word that asks, and has another one in the place of ours.
  const twice = /^what\b.* (?:what|who|when|where)\b/i.test(bare);
  return (
    (twice || !TELLS.test(bare)) &&
    shares(bare.replace(/\b(?:what|whom?|when|where|which|the|of|to|in|it|is|my|me)\b/gi, ''), lastReply)
  );
}

/** A sentence that only hands our words back. */
export const isHandedBack = (sentence: string, lastReply: string): boolean =>
  SAID_BACK.test(sentence) ||
  TOO_LITTLE.test(sentence) ||
  OF_OURSELVES.test(sentence) ||
  WRONG_ONE.test(sentence) ||
  asksInPlace(sentence, lastReply);
