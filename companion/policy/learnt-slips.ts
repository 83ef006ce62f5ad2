// Somebody who learns English asks "is this correct?". Few slips can be put right for sure by a rule; those are, and no others.

import { writtenIn } from '#companion/written.ts';

const written = writtenIn('policy/learnt-slips');

const PAST: Readonly<Record<string, string>> = {
  checked: 'check',
  finished: 'finish',
  answered: 'answer',
  listened: 'listen',
  worked: 'work',
  talked: 'talk',
  wanted: 'want',
  called: 'call',
  helped: 'help',
  asked: 'ask',
  cleaned: 'clean',
  opened: 'open',
  started: 'start',
  looked: 'look',
  came: 'come',
  went: 'go',
  did: 'do',
  saw: 'see',
  knew: 'know',
  said: 'say',
  told: 'tell',
  had: 'have',
  got: 'get',
  understood: 'understand',
};

const OBJECT: Readonly<Record<string, string>> = { he: 'him', she: 'her', they: 'them', we: 'us' };
const HAVE: Readonly<Record<string, string>> = { fear: 'afraid', hunger: 'hungry', thirst: 'thirsty', cold: 'cold' };

const RULES: readonly (readonly [RegExp, string | ((all: string, ...found: string[]) => string)])[] = [
  [
    new RegExp(`\\b(I|you|we|they) not (${Object.keys(PAST).join('|')})\\b`, 'gi'),
    (_all, who = '', verb = '') => `${who} didn't ${PAST[verb.toLowerCase()] ?? verb}`,
  ],
  [written('rules-1-2', 'gi'), "$1 don't $2"],
  [written('rules-2-2', 'gi'), "$1 doesn't $2"],
  [written('rules-3-2', 'gi'), "$1're $2"],
  [written('rules-4-2', 'gi'), "I'm $1"],
  [written('rules-1', 'gi'), "$1it's $2"],
  [written('rules-2', 'gi'), 'do you want to $1'],
  [written('rules-3', 'gi'), "$1, it's $2"],
  [/^(do you want to [^,?.]+), (if you're)/i, "$1? If you're"],
  [/\bexplain me\b/gi, 'explain to me'],
  [/\bI am agree\b/gi, 'I agree'],
  [written('rules-4', 'gi'), '$1 $2s'],
  [
    written('wants-that', 'gi'),
    (_all, who = '', whom = '', verb = '') => `${who} want ${OBJECT[whom.toLowerCase()] ?? whom} to ${verb}`,
  ],
  [written('to-the-meal', 'gi'), 'to $1'],
  [written('afraid', 'gi'), (_all, what = '') => `I'm ${HAVE[what.toLowerCase()] ?? what}`],
];

/** The sentence with its plain slips put right; null where no rule surely applies. */
export function slipsPutRight(sentence: string): string | null {
  const text = RULES.reduce((said, [from, to]) => said.replace(from, to as string), sentence.trim());
  if (text === sentence.trim()) return null;
  const asks = /^do you want\b/i.test(text) && !/[.?!]$/.test(text) && !/,/.test(text);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${asks ? '?' : ''}`.replace(/\bi\b/g, 'I');
}
