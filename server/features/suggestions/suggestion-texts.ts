import { readFile } from 'node:fs/promises';
import { loadOnce } from '#server/files/load-once.ts';
import { suggestionTextsSchema } from '#shared/suggestions/suggestion-texts.ts';
import { TITLE_MAX, WHY_MAX } from '#shared/suggestions/suggestions.contract.ts';

const FILE = new URL('../../../content/suggestions/en.json', import.meta.url);

export type Fills = Readonly<Record<string, string | number>>;

export interface SuggestionTexts {
  /** At most 48 characters. */
  title(key: string, fills?: Fills): string;
  /** At most 110 characters; null where it would be longer than that. */
  why(key: string, fills?: Fills): string | null;
}

const fill = (text: string, fills: Fills): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(fills[name] ?? ''));

/** The words around what is suggested, in English as all pages; what is quoted stays in the person's language. */
export const suggestionTexts = loadOnce(async (): Promise<SuggestionTexts> => {
  const { titles, why } = suggestionTextsSchema.parse(JSON.parse(await readFile(FILE, 'utf8')));
  const textOf = (from: Readonly<Record<string, string>>, key: string): string => {
    const text = from[key];
    if (text === undefined) throw new Error(`content/suggestions/en.json: ${key} is missing`);
    return text;
  };
  return {
    title: (key, fills = {}) => fill(textOf(titles, key), fills).slice(0, TITLE_MAX),
    why: (key, fills = {}) => {
      const text = fill(textOf(why, key), fills);
      return text.length <= WHY_MAX ? text : null;
    },
  };
});
