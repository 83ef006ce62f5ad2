import { isWord, toTokens } from './plain-text.ts';

// Why is this hard? What people ask for has a few hundred beginnings, and a list of whole sentences knows only those it
// was written from. So a shape is a row of words with room in it, written in the content: `a|b` either word, `a+b` two words
// as one, `a~` perhaps, `a*` any ending, `_` up to three words, `__` up to eight, `$` nothing after it.

const GAPS: Readonly<Record<string, string>> = { _: '(?:\\S+ ){0,3}', __: '(?:\\S+ ){0,8}', $: '$' };

function wordOf(word: string): string {
  const gap = GAPS[word];
  if (gap !== undefined) return gap;
  const maybe = word.endsWith('~');
  const either = `(?:${(maybe ? word.slice(0, -1) : word).replaceAll('*', '\\S*').replaceAll('+', ' ')}) `;
  return maybe ? `(?:${either})?` : either;
}

/** One pattern for all the shapes; `start` is what has to stand before them. */
export function shapes(phrases: readonly string[], start: '^' | ' '): RegExp {
  return new RegExp(`${start}(?:${phrases.map((phrase) => phrase.split(' ').map(wordOf).join('')).join('|')})`);
}

/** A text as shapes are matched on it: small words without signs, each with a space after it. */
export function bareWords(text: string): string {
  return toTokens(text)
    .filter(isWord)
    .map((word) => `${word} `)
    .join('');
}
