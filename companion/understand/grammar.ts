import type { LinesContent } from '#companion/content.schema.ts';
import { fold } from './plain-text.ts';

/** What reading needs to know of a language. English has tables of its own in code; the others bring theirs as content. */
export interface Grammar {
  language: string;
  /** Clauses about "I" can be turned to "you". Where not, a reply names feeling and topic or quotes. */
  turnsClauses: boolean;
  /** Words that speak of oneself, and those that make somebody else the subject. */
  self: ReadonlySet<string>;
  others: ReadonlySet<string>;
  /** "my", "our": what stands before a person. */
  mine: ReadonlySet<string>;
  /** A clause that holds one of these speaks to the program and is not quoted. */
  you: ReadonlySet<string>;
  negations: ReadonlySet<string>;
  /** Where a negation before these words does not reach past them. */
  stops: ReadonlySet<string>;
  joins: readonly string[];
  asks: ReadonlySet<string>;
  numbers: Readonly<Record<string, number>>;
  spans: readonly string[];
}

const set = (words: string) => new Set(words.split(' '));

export const ENGLISH: Grammar = {
  language: 'en',
  turnsClauses: true,
  self: set('i im ive id ill me my mine myself we our us'),
  others: set('he she they hes shes theyre his her their him them'),
  mine: set('my our'),
  you: set('you your youre'),
  negations: set(
    'not no never dont doesnt didnt isnt arent wasnt werent cant cannot couldnt wont wouldnt hardly without nothing neither nor aint',
  ),
  stops: set('but only stop help just because and so'),
  joins: [],
  asks: set('what who when where why how is are do does did can could should would will'),
  numbers: {},
  spans: [],
};

export function grammarFrom(language: string, words: LinesContent['words']): Grammar {
  const own = words.grammar;
  if (own === undefined) return { ...ENGLISH, language };
  const folded = (list: readonly string[]) => new Set(list.map(fold));
  return {
    language,
    turnsClauses: false,
    self: folded(own.self),
    others: folded(own.others),
    mine: folded(own.mine),
    you: folded(own.you),
    negations: folded(own.negations),
    stops: folded(own.joins),
    joins: own.joins,
    asks: folded(own.asks),
    numbers: Object.fromEntries(Object.entries(own.numbers).map(([word, value]) => [fold(word), value])),
    spans: own.spans,
  };
}
