import type { CueContent } from '#companion/content.schema.ts';
import type { Grammar } from './grammar.ts';
import { isNegated } from './lexicon.ts';

export interface CueReader {
  /** The concrete things a message holds: what happened before whole matters, and the one told last first. */
  find(tokens: readonly string[]): CueContent[];
}

interface Compiled {
  cue: CueContent;
  on: RegExp;
  off: RegExp | null;
}

interface Hit {
  cue: CueContent;
  phrase: string;
  from: number;
  words: number;
}

/** Hundreds of cues stand against each message: only those one of whose phrases can begin here are tried. */
export function createCueReader(cues: readonly CueContent[], grammar: Grammar): CueReader {
  const byWord = new Map<string, Set<Compiled>>();
  const byStem: [stem: string, cue: Compiled][] = [];
  for (const cue of cues) {
    const compiled = { cue, on: patternOf(cue.when), off: cue.not === undefined ? null : patternOf(cue.not) };
    for (const first of new Set(cue.when.flatMap(firstWords))) {
      if (first.endsWith('*')) byStem.push([first.slice(0, -1), compiled]);
      else byWord.set(first, (byWord.get(first) ?? new Set()).add(compiled));
    }
  }

  function find(tokens: readonly string[]): CueContent[] {
    const near = new Set<Compiled>();
    for (const token of tokens) {
      for (const compiled of byWord.get(token) ?? []) near.add(compiled);
      for (const [stem, compiled] of byStem) if (token.startsWith(stem)) near.add(compiled);
    }
    const text = ` ${tokens.join(' ')} `;
    const hits = [...near].flatMap((compiled) => hitOf(compiled, text, tokens) ?? []);
    const wide = ({ cue }: Hit) => (cue.wide === true ? 1 : 0);
    hits.sort((a, b) => wide(a) - wide(b) || b.from - a.from || b.words - a.words);
    return hits.map(({ cue }) => cue);
  }

  function hitOf({ cue, on, off }: Compiled, text: string, tokens: readonly string[]): Hit | null {
    if (off?.test(text)) return null;
    for (const found of text.matchAll(on)) {
      const phrase = found[0];
      const from = text.slice(0, found.index).trim().split(' ').filter(Boolean).length;
      const denied = isNegated(tokens, from, grammar) && !DENIES.test(phrase);
      if (!denied && !isOfAnother(phrase, from, tokens)) return { cue, phrase, from, words: phrase.split(' ').length };
    }
    return null;
  }
  return { find };
}

/** "I'm not alone with it": a word that is denied is no cue, unless the phrase holds the no itself. */
const DENIES = /\b(?:not|no|never|nobody|nothing|cant|dont|doesnt|didnt|wont|isnt|wasnt|havent|hasnt|without)\b/;
const ONESELF = /\b(?:i|im|ive|id|ill|me|my|mine|we|us|our|myself)\b/;
const ANOTHER = new Set('he she they hes shes theyre his her their'.split(' '));
const BEFORE = 3;

/** "She is so tired", "my brother is off work": what is told of somebody else is no cue of one's own. */
function isOfAnother(phrase: string, from: number, tokens: readonly string[]): boolean {
  if (ONESELF.test(phrase) || ANOTHER.has(phrase.split(' ', 1)[0] ?? '')) return false;
  const before = tokens.slice(Math.max(0, from - BEFORE), from);
  const stop = before.findLastIndex((token) => !/[a-z]/.test(token) || ONESELF.test(token));
  const near = before.slice(stop + 1);
  return near.some((token) => ANOTHER.has(token)) || (stop >= 0 && before[stop] === 'my' && near.length >= 2);
}

/** "(he|she) left me", "argu* again": words side by side, `(a|b c)` one of several, `*` any ending. */
function patternOf(phrases: readonly string[]): RegExp {
  const sources = phrases.map((phrase) =>
    plainOf(phrase)
      .replace(/[.+?^${}[\]\\]/g, '\\$&')
      .replaceAll('(', '(?:')
      .replaceAll('*', '[^ ]*'),
  );
  return new RegExp(`(?<= )(?:${sources.join('|')})(?= )`, 'g');
}

/** A phrase as tokens are written. */
const plainOf = (phrase: string): string => phrase.toLowerCase().replace(/['’]/g, '');

/** What a phrase can begin with. */
function firstWords(phrase: string): string[] {
  const plain = plainOf(phrase);
  const group = /^\(([^)]*)\)/.exec(plain)?.[1];
  const starts = group === undefined ? [plain] : group.split('|');
  return starts.map((start) => start.trim().split(/[ (]/, 1)[0] ?? '');
}
