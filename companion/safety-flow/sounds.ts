import type { SoundContent } from '#companion/bank.schema.ts';
import { regExpOf, type Shapes } from '#companion/bank-patterns.ts';
import type { CompanionContent } from '#companion/content.ts';

// Why is this hard? "Will she ever remember me", "my voice will shake", "I locked myself in the loo for five minutes' peace"
// each hold the words of a danger, and a rule hears no more than words. Who says it, of what, and what stands round it sets
// them apart. So the phrase is said in plain words before anything is read, and the rest is read as it is. The table
// (sounds-like-danger.yaml) names for each what must stand beside it and what may not.

/** Says a message in plain words, where it only sounds like danger, beside what was said before in the talk. */
export type InPlainWords = (text: string, before: readonly string[], language?: string) => string;

type InOneLanguage = (text: string, before: readonly string[]) => string;

interface Bank {
  sounds?: readonly SoundContent[];
  shapes?: Shapes;
}

/** Reads the table of what only sounds like danger. Throws where a pattern is none. */
export function soundsFrom(files: CompanionContent['files']): InPlainWords {
  const tables = new Map<string, InOneLanguage[]>();
  for (const [path, data] of Object.entries(files)) {
    const [kind, code = ''] = path.split('/');
    const { sounds = [], shapes = {} } = (kind === 'lines' ? (data ?? {}) : {}) as Bank;
    if (sounds.length > 0)
      tables.set(code, [...(tables.get(code) ?? []), ...sounds.map((sound) => entryOf(sound, shapes))]);
  }
  return (text, before, language = 'en') =>
    (tables.get(language.slice(0, 2).toLowerCase()) ?? []).reduce(
      (left, inPlainWords) => inPlainWords(left, before),
      text,
    );
}

function entryOf({ says, means, here, with: beside, not, unless }: SoundContent, shapes: Shapes): InOneLanguage {
  const phrase = regExpOf(says, shapes, 'g');
  const [near, talked, nowhere, never] = [here, beside, not, unless].map((one) =>
    one === undefined ? one : regExpOf(one, shapes),
  );
  return (text, before) => {
    // A pattern for all places keeps its own: `search` does not look at it.
    if (text.search(phrase) < 0 || near?.test(text) === false) return text;
    const talk = [...before, text].join(' . ');
    if (talked?.test(talk) === false || nowhere?.test(text.replace(phrase, ' ')) === true) return text;
    return never?.test(talk.replace(phrase, ' ')) === true ? text : text.replace(phrase, means);
  };
}
