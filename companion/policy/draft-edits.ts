import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Facts } from './draft-facts.ts';
import { greeted } from './draft-words.ts';

// "Start with Dear Mr Okafor", "take out the second bit", "put the amount in": said outright, these are done to the draft as it
// stands, and nothing else in it changes.

const written = writtenIn('policy/draft-edits');

const TITLE = '(?:mr|mrs|ms|miss|dr|doctor|prof|professor|sir|father|sister|rev)';
const STARTS =
  /\b(?:start|begin|open)(?:s|ing)? (?:it |that |this )?with ["']?((?:dear|hi|hello|hey)\b(?: [\w'.-]+){0,3}?)(?=["',;!?]|\.(?:\s|$)| (?:and|then|but|instead|please|pls)\b|$)/i;
const TITLED = new RegExp(
  `\\b(?:(?:his|her|their|the|my) (?:\\w+'s )?name(?:'s|s| is)|it's|its|to|dear|address (?:it|him|her) (?:to|as)) (${TITLE}\\.? [a-z'-]{2,})`,
  'i',
);
const CALLED = /\b(?:(?:his|her|their) name(?:'s|s| is)|(?:[Hh]e|[Ss]he)(?:'s| is) (?:called|named)) ([A-Z][a-z'-]+)/;
/** The last bit, the second line, the part about the money. */
const OUT = written('out');
/** A thing named without its place: "without the excuse", "don't mention the money". */
const WITHOUT = written('without');
const IS_WRITTEN = written('as-text');
/** "Add his name, Harold". */
const NAME_IN = /\b(?:add|put in|mention|include|use) (?:his|her|their) name,? (?:it's |is |which is )?([A-Z][a-z'-]+)/;
const KIN =
  /\b[Mm]y (?:dad|mum|mom|father|mother|husband|wife|partner|son|daughter|brother|sister|nan|gran|grandad|dog|cat)\b(?!'s)/;
const SUM = /\b(?:put|add|include|stick|mention|say|need)\b[^.?!]{0,16}\bthe (?:amount|sum|figure)\b/i;
const NTH: Readonly<Record<string, number>> = { first: 0, '1st': 0, second: 1, '2nd': 1, third: 2, '3rd': 2, last: -1 };
const HI = /^(?:(?:Hi|Hello|Hey|Dear)\b[^,]{0,32}|(?!Sorry|Please)[A-Z][a-z]+), /;

const named = (text: string) =>
  text.replace(/[\w'-]+/g, (word) => upperFirst(word)).replace(/\b(Mr|Mrs|Ms|Dr)\./, '$1');

/** How the message shall begin, where that is said: "Dear Mr Okafor". */
export function greetingWished(clean: string): string | undefined {
  const starts = STARTS.exec(clean)?.[1];
  if (starts !== undefined) return named(starts);
  const titled = TITLED.exec(clean)?.[1];
  if (titled !== undefined) return `Dear ${named(titled)}`;
  const called = CALLED.exec(clean)?.[1];
  return called === undefined ? undefined : `Hi ${called}`;
}

/** The sum is asked for, and stands in it already. */
export const hasSum = (clean: string, base: string, { amount }: Facts): boolean =>
  SUM.test(clean) && amount !== undefined && base.includes(amount);

/** '"You", not "her"', "their cars not your cars": one word stands where the other should. */
const NOT_THAT = written('not-that');

/** The draft with the word that was put right; null where the wrong one does not stand in it. */
export function wordPutRight(clean: string, base: string): string | null {
  const [, right, wrong] = NOT_THAT.exec(clean) ?? [];
  if (right === undefined || wrong === undefined || right.toLowerCase() === wrong.toLowerCase()) return null;
  const stands = new RegExp(`(?<![\\w'])${wrong.replace(/[^\w' ]/g, '')}(?![\\w'])`, 'i');
  if (stands.test(base)) return base.replace(stands, right.toLowerCase());
  // It was written so already.
  return new RegExp(`(?<![\\w'])${right.replace(/[^\w' ]/g, '')}(?![\\w'])`, 'i').test(base) ? base : null;
}

/** The draft with what was named outright done to it; null where nothing was, or nothing can be. */
export function editDraft(clean: string, base: string, facts: Facts): string | null {
  const hi = HI.exec(base)?.[0] ?? '';
  const sentences = base.slice(hi.length).split(/(?<=[.!?]) /);
  const called = NAME_IN.exec(clean)?.[1];
  const kin = called === undefined ? null : KIN.exec(base);
  if (called !== undefined && kin !== null && !base.includes(called))
    return base.replace(kin[0], `${kin[0]} ${called}`);
  const kept = without(clean, sentences);
  const sum = SUM.test(clean) && facts.amount !== undefined && !base.includes(facts.amount) ? facts.amount : undefined;
  const greeting = greetingWished(clean);
  if (kept === null && sum === undefined && greeting === undefined) return null;
  const body = [...(kept ?? sentences), ...(sum === undefined ? [] : [endWithStop(`The amount is ${sum}`)])].join(' ');
  const text = greeting === undefined ? `${hi}${hi === '' ? upperFirst(body) : body}` : greeted(body, greeting, false);
  return text === base || countWords(body) < 2 ? null : text;
}

function without(clean: string, sentences: readonly string[]): string[] | null {
  const found = OUT.exec(clean);
  const named = WITHOUT.exec(clean)?.[1];
  if (found === null && named === undefined) return null;
  // "I don't want to come, and I wanted you to know": the last bit is what stands behind the comma.
  const parts =
    sentences.length > 1 ? sentences : (sentences[0] ?? '').split(/(?=,(?: and | but | so | sorry| I'm afraid))/);
  if (parts.length < 2) return null;
  const [, nth, about] = found ?? [];
  // A name may be short: "the part about Tom".
  const words = (about ?? named ?? '').match(/\b[A-Z][a-z]{2,}|[a-z]{4,}/g)?.map((word) => word.toLowerCase()) ?? [];
  const at =
    nth !== undefined
      ? (parts.length + (NTH[nth.toLowerCase()] ?? 0)) % parts.length
      : parts.findIndex((one) => words.some((word) => one.toLowerCase().includes(word.replace(/(?:ed|ing|s)$/, ''))));
  if (at < 0) return null;
  // Nothing is left that the "but" was said against.
  const kept = parts
    .filter((_, place) => place !== at)
    .map((one) => (parts[at + 1] === one ? upperFirst(one.replace(/^(?:But|And|So),? /, '')) : one));
  return sentences.length > 1 ? kept : [endWithStop(upperFirst(kept.join('').replace(/^[ ,]*(?:and|but|so) /, '')))];
}

/** A thing is to be left out that is named without its place. */
export const leavesOut = (clean: string): boolean => WITHOUT.test(clean) && !OUT.test(clean);

/** It is to be written, and is so already. */
export const isText = (clean: string, base: string): boolean => IS_WRITTEN.test(clean) && HI.test(base);
/** It is to be written, where it may have been said: with a greeting, and nothing else changes. */
export const asText = (clean: string, base: string, hi: string | undefined): string | null =>
  IS_WRITTEN.test(clean) && !HI.test(base) ? greeted(base, hi ?? 'Hi', /^[A-Z][a-z]+, /.test(base)) : null;

const LONG_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bI'm\b/g, 'I am'],
  [/\bI'd\b(?= (?:like|be|rather))/g, 'I would'],
  [/\bI've\b/g, 'I have'],
  [/\bI'll\b/g, 'I will'],
  [/\bcan't\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/(\w)n't\b/g, '$1 not'],
  [/\b(it|that|there)'s\b/gi, '$1 is'],
  [/\byou've\b/gi, 'you have'],
  [/\byou're\b/gi, 'you are'],
  [/\bThanks\b/g, 'Thank you'],
  [/^(?:Hi|Hey)(?=,)/, 'Hello'],
  [/^(?:Hi|Hey) (?=[A-Z])/, 'Dear '],
];
const THANKS = 'Thank you for your time.';

/** The same words as one writes them to an office: none of them cut short, and a word of thanks at the end. */
export function inFull(base: string): string {
  const text = LONG_FORMS.reduce((said, [from, to]) => said.replace(from, to), base);
  return /\bthank/i.test(text) ? text : `${text} ${THANKS}`;
}
