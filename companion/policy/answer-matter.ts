import { quick } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';
import { withoutRuledOut } from './ruled-out.ts';

// Why is this hard? An answer for a matter told two messages ago is worse than none where this message brings another one:
// advice on grief to somebody who asks about the rent. So for advice, views and plain answers alike, the matter has to
// stand in what asks or in the rest of this message; only where neither names any, what was told just before is looked at.

const written = writtenIn('policy/answer-matter');

/** "As a friend": said of what somebody is like, and nobody is there. */
const SIMILE = written('simile', 'g');

/** In small letters and without signs, and without what is denied. */
export const plainly = (texts: readonly string[]): string =>
  texts
    .map(withoutRuledOut)
    .join(' . ')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(SIMILE, ' ');

/** What only makes it an asking, or says when; whatever else stands in the message is what it is about. */
const ASKING = written('asking', 'g');

/** Whoever it is asked about is no matter by themselves. */
const PEOPLE = written('people', 'g');

/** So many words name a matter: the rest of an asking, or of a message. */
export const mattersIn = (text: string): number => matterWords(text).length;

const matterWords = (text: string): string[] =>
  plainly([text])
    .replace(ASKING, ' ')
    .replace(PEOPLE, ' ')
    .match(/\p{L}{3,}/gu) ?? [];

/** The sentence that turns away from what was told before it. */
const TURNS = written('turns', 'gi');
/** So many words after the turn, and they are what it is about. */
const TURN_LEAST = 2;

/** What of a message is its matter: where it turns ("But it is the money …"), only what comes after. */
export function focusOf(text: string): string {
  for (const { index } of [...text.matchAll(TURNS)].reverse()) {
    const rest = text.slice(index);
    if (index > 0 && mattersIn(rest) >= TURN_LEAST) return rest;
  }
  return text;
}

/** "It is the money I lie awake over", "my real problem is the rent". */
const NAMES = written('names');

/** What a message itself names as its matter; empty where it names none. */
export const namedIn = (text: string): string => NAMES.exec(text)?.[0] ?? '';

/** It goes on about somebody or something told before. */
export const goesOn = (text: string): boolean =>
  /\b(?:he|she|they|him|her|them|this|that)\b|\b(?:about|with|do|change|stop|fix|against|of) it\b/i.test(text);

/** How long, how much, how bad: no matter by itself. */
const MEASURE = written('measure', 'gi');
/** Somebody is brought in here: whoever is "she" after that is nobody told of before. */
const BRINGS_IN = written('brings-in');
const OF_SOMEBODY = quick(/\b(?:he|she|they|him|her|them)\b/i);

/** A message goes on with what was told just before: it speaks of the same people, or of the same thing. */
export function goesOnWith(text: string, before: readonly string[]): boolean {
  if (OF_SOMEBODY.test(text) && !BRINGS_IN.test(text)) return true;
  const known = new Set(before.flatMap((one) => matterWords(one.replace(MEASURE, ' '))));
  return matterWords(text.replace(MEASURE, ' ')).some((word) => known.has(word));
}

/** "Is it normal to feel this lost?": what it is that makes them feel so was told before. */
export const pointsBack = (asked: string): boolean =>
  /\b(?:feel|feeling|be|being) (?:this|so|that|like (?:this|that))\b/i.test(asked);

/** So many, and a message is about something of its own. */
const OWN_LEAST = 3;

/** A question or its message tells of something of its own: nothing told earlier takes its place. */
export const tellsOfItsOwn = (text: string): boolean => ownWordsIn(text) >= OWN_LEAST;

/** The words that name a matter, without how long, how much and how bad. */
export const ownWordsIn = (text: string): number => mattersIn(text.replace(MEASURE, ' '));
