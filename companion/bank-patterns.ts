import type { PatternContent } from './bank.schema.ts';
import { quickPattern } from './quick-pattern.ts';

// Why is this hard? The patterns are content, and content is written by people who read it as text. So most of them can be
// plain lists of words, what several share has a name, and a slip in one of them stops the build and not a talk.

/** The names a pattern may use, with what stands behind them. */
export type Shapes = Readonly<Record<string, PatternContent>>;

const REFERENCE = /\{([a-z][a-z-]*)\}/g;
/** Nothing but words parted by `|`: whole words are meant. */
const WORDS = /^[\w '?+*-]+(?:\|[\w '?+*-]+)*$/;
/** Deeper than this, names can only lead back to themselves. */
const DEEPEST = 8;

/** The regular expression for plain words parted by `|`; null where a pattern is more than that. */
export function wordsSource(text: string): string | null {
  if (!WORDS.test(text)) return null;
  const source = text.replaceAll('*', '\\w*').replaceAll('+', '\\w+');
  return text.includes('|') ? `\\b(?:${source})\\b` : `\\b${source}\\b`;
}

function sourceOfOne(text: string, shapes: Shapes, depth: number): string {
  const words = wordsSource(text);
  if (words !== null) return words;
  return text.replace(REFERENCE, (whole, name: string) => {
    const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
    if (shape === undefined) throw new Error(`no shape "${name}"`);
    if (depth >= DEEPEST) throw new Error(`the shape "${name}" leads back to itself`);
    const source = sourceOf(shape, shapes, depth + 1);
    return typeof shape === 'string' || whole === text ? source : `(?:${source})`;
  });
}

/** The regular expression a pattern of the content stands for; of a list any one fits. Throws where a name is unknown. */
export function sourceOf(pattern: PatternContent, shapes: Shapes, depth = 0): string {
  const parts = typeof pattern === 'string' ? [pattern] : pattern;
  return parts.map((one) => sourceOfOne(one, shapes, depth)).join('|');
}

/** The pattern as one regular expression. Throws where a name is unknown. */
export function regExpOf(pattern: PatternContent, shapes: Shapes, more = ''): RegExp {
  const source = sourceOf(pattern, shapes);
  return quickPattern(source, flagsOf(source) + more);
}

/** The same for a list of which everything has to be there, in any order. */
export function sourceOfAll(pattern: PatternContent, shapes: Shapes): string {
  if (typeof pattern === 'string') return sourceOf(pattern, shapes);
  return pattern.map((one) => `(?=[\\s\\S]*(?:${sourceOf(one, shapes)}))`).join('');
}

/** Letters of any script need the Unicode reading of a pattern. */
export const flagsOf = (source: string): string => (source.includes('\\p{') ? 'iu' : 'i');

const LEAD =
  '^(?:(?:so|and|but|or|ok|okay|well|then|lol|also|please|pls|just|honestly|idk|yes|no|yeah|wait|maybe|tbh|like|I mean|be honest|tell me)[ ,.]+)*';
const TAIL =
  '(?:,? (?:about (?:it|that|this|all this|him|her|them)|then|though|tho|now|here|or not|anyway|honestly|really))*\\W*$';

/** What the code looks for, too, and a pattern may name like any other shape. */
export const CODE_SHAPES = {
  /** A view is wanted and nothing else is named: "should I?", "what do you think I should do". */
  bare: `${LEAD}(?:(?:should|shall) I(?: do it| say it| bother)?|what (?:do|would|d') ?you (?:think|reckon|say|do|advise)(?: (?:that )?I (?:should|ought to)(?: do)?)?|(?:do you )?(?:think|reckon) (?:that )?I should|what (?:should|shall) I do|is it worth it|yes or no)${TAIL}`,
  /** Told of somebody who may do harm: no leaning is lent that leads to them. */
  feared: String.raw`\b(?:hits?|hitting|punch\w*|slap\w*|chok\w+|violent|stalk\w*|threat\w*|abus\w+|scared of (?:him|her|them)|afraid of (?:him|her|them)|police|court|restraining|rap(?:e|ed)|assault\w*|suicid\w*|kill(?:ed|ing)? (?:him|her|them|my ?self))\b`,
  /** A remark of a whole sentence, whatever is put before and behind it out of habit. */
  'remark-lead':
    '^(?:(?:ok|okay|no|well|oh|sorry|please|pls|hm+|er|um|hang on|lol|but|and|right|yeah|ah|hello|hi|so|just|then|can you|could you|can u|will you|would you|would you mind)[ ,.!]+)*',
  'remark-end':
    '(?:[ ,]+(?:tbh|to be honest|please|pls|plz|now|here|mate|love|lol|again|either|though|at all|then|haha|a bit|for a bit|for me|with me|for a while|thanks))*[^\\p{L}\\p{N}]*$',
} as const;
