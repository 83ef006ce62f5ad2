import { type CompanionContent, cannedFrom, fullLanguages, linesFrom } from '#companion/content.ts';
import { isWord, toTokens } from './plain-text.ts';

/** How far a word speaks for each language: of `die`, nearly all for German. What no language writes is absent. */
export type WordShares = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A mark of a language counts as if it were at least this common in it. */
const MARK = 0.0015;
const MARK_IN_FULL = 0.002;
/** A word that stands in a list counts as if it were this common. */
const LISTED = 0.0002;
/** Words of content that only one language happens to hold prove less than its small words. */
const RARE = 0.0003;
const OF_A_RARE_WORD = 0.6;

/** Counted over everything the content says and listens for: whatever language is added brings its words along. */
export function wordShares(content: CompanionContent): WordShares {
  const full = new Set(['en', ...fullLanguages(content)]);
  const canned = cannedFrom(content);
  const frequencies = new Map<string, Map<string, number>>();
  for (const language of new Set([...full, ...Object.keys(canned)])) {
    const counts = new Map<string, number>();
    let total = 0;
    const texts = full.has(language) ? textsOf(spoken(content, language)) : [];
    for (const text of texts) {
      for (const token of toTokens(text)) {
        if (!isWord(token) || /^\d/.test(token)) continue;
        counts.set(token, (counts.get(token) ?? 0) + 1);
        total += 1;
      }
    }
    const note = (word: string, frequency: number) => {
      const known = frequencies.get(word) ?? new Map<string, number>();
      known.set(language, Math.max(known.get(language) ?? 0, frequency));
      frequencies.set(word, known);
    };
    for (const [word, count] of counts) note(word, count / total);
    // A handful of lines and the words of danger can not be counted; that they are there tells a little.
    for (const word of listedWords(content, language)) note(word, LISTED);
    for (const mark of canned[language]?.marks ?? [])
      for (const word of toTokens(mark)) note(word, full.has(language) ? MARK_IN_FULL : MARK);
  }
  return new Map([...frequencies].map(([word, known]) => [word, sharesOf(known)]));
}

function sharesOf(known: ReadonlyMap<string, number>): Map<string, number> {
  const sum = [...known.values()].reduce((a, b) => a + b, 0);
  return new Map(
    [...known].map(([language, frequency]) => [language, (frequency / sum) * (frequency < RARE ? OF_A_RARE_WORD : 1)]),
  );
}

function listedWords(content: CompanionContent, language: string): Set<string> {
  const listed = Object.entries(content.files)
    .filter(([path]) => new RegExp(`^(?:risk/${language}[./]|lines/${language}/(?:canned|safety)[./])`).test(path))
    .flatMap(([, data]) => textsOf(data));
  return new Set(listed.flatMap((text) => toTokens(text.replace(/[<{][^>}]*[>}]|\p{L}+\*/gu, ' '))).filter(isWord));
}

/** What is said and listened for; the lists of words that are never given back are no good witness of a language. */
function spoken(content: CompanionContent, language: string): unknown[] {
  const { words: _words, tones: _tones, ...rest } = linesFrom(content, language);
  return Object.values(rest);
}

/** Names of things are English in every language. */
const NAMES = new Set(['id', 'topic', 'feeling', 'kind', 'exercises', 'affirm']);

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\{\w+\}/g, ' ')];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => (NAMES.has(key) ? [] : textsOf(entry)));
}
