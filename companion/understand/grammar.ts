import type { LinesContent, TellsContent } from '#companion/content.schema.ts';
import { fold, toTokens } from './plain-text.ts';
import { ENGLISH_READING, type Reading, readingFrom } from './reading.ts';

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
  /** Articles that can be an answer of 1, words that leave a number what it is, and what it may count instead. */
  ones: ReadonlySet<string>;
  ands: ReadonlySet<string>;
  about: ReadonlySet<string>;
  units: ReadonlySet<string>;
  /** Two letters that stand for one where the keyboard lacks it. */
  digraphs: Readonly<Record<string, string>>;
  /** Words are written together: long, with many consonants in a row. */
  compounds: boolean;
  /** Nouns keep their capital letter inside a sentence. */
  capitals: boolean;
  reading: Reading;
  /** How "I" is told to "you", and who may be the subject instead; null where sentences are only quoted. */
  tells: TellsContent | null;
  people: ReadonlySet<string>;
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
  ones: new Set(),
  ands: new Set(['and']),
  about: new Set(),
  units: new Set(),
  digraphs: {},
  compounds: false,
  capitals: false,
  reading: ENGLISH_READING,
  tells: null,
  people: new Set(),
};

export function grammarFrom(
  language: string,
  words: LinesContent['words'],
  tells: TellsContent | null = null,
): Grammar {
  const own = words.grammar;
  if (own === undefined) return { ...ENGLISH, language };
  const folded = (list: readonly string[]) => new Set(list.map(fold));
  const single = (list: readonly string[] = []) => new Set(list.flatMap((phrase) => toTokens(phrase)));
  const more = words.reading;
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
    numbers: Object.fromEntries(Object.entries(own.numbers).map(([word, value]) => [toTokens(word).join(' '), value])),
    spans: own.spans,
    ones: single(more?.ones),
    ands: single(more?.and),
    about: single(more?.about),
    units: single([...own.spans, ...(more?.units ?? [])]),
    digraphs: more?.digraphs ?? {},
    compounds: more?.compounds ?? false,
    capitals: more?.capitals ?? false,
    reading: readingFrom(words),
    tells,
    people: folded(Object.keys(words.people)),
  };
}
