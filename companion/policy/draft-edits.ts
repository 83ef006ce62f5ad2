import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import type { Facts } from './draft-facts.ts';
import { greeted } from './draft-words.ts';

// "Start with Dear Mr Okafor", "take out the second bit", "put the amount in": said outright, these are done to the draft as it
// stands, and nothing else in it changes.

const TITLE = '(?:mr|mrs|ms|miss|dr|doctor|prof|professor|sir|father|sister|rev)';
const STARTS =
  /\b(?:start|begin|open)(?:s|ing)? (?:it |that |this )?with ["']?((?:dear|hi|hello|hey)\b(?: [\w'.-]+){0,3}?)(?=["',;!?]|\.(?:\s|$)| (?:and|then|but|instead|please|pls)\b|$)/i;
const TITLED = new RegExp(
  `\\b(?:(?:his|her|their|the|my) (?:\\w+'s )?name(?:'s|s| is)|it's|its|to|dear|address (?:it|him|her) (?:to|as)) (${TITLE}\\.? [a-z'-]{2,})`,
  'i',
);
const CALLED = /\b(?:his|her|their) name(?:'s|s| is) ([A-Z][a-z'-]+)/;
const OUT =
  /\b(?:take|leave|cut|drop|lose|remove|skip|delete|without|get rid of)\b(?: out)? (?:the |that |this )?(first|second|third|last|1st|2nd|3rd)? ?(?:bit|part|line|sentence|thing)s?\b(?: out)?(?: ?(?:where it says|where it|with|about|that says|that|of|on) ([^.?!,]+))?/i;
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

/** The draft with what was named outright done to it; null where nothing was, or nothing can be. */
export function editDraft(clean: string, base: string, facts: Facts): string | null {
  const hi = HI.exec(base)?.[0] ?? '';
  const sentences = base.slice(hi.length).split(/(?<=[.!?]) /);
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
  if (found === null || sentences.length < 2) return null;
  const [, nth, about] = found;
  const words = (about ?? '').toLowerCase().match(/[a-z]{4,}/g) ?? [];
  const at =
    nth !== undefined
      ? (sentences.length + (NTH[nth.toLowerCase()] ?? 0)) % sentences.length
      : sentences.findIndex((one) => words.some((word) => one.toLowerCase().includes(word)));
  return at < 0 ? null : sentences.filter((_, place) => place !== at);
}
