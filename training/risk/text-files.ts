import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The lines of a text file, without an empty one at its end. */
export const linesOf = (path: string): string[] => readFileSync(path, 'utf8').trimEnd().split('\n');

export interface LanguageFile {
  language: string;
  /** `<language>/<file>`. */
  name: string;
  lines: string[];
}

/** Every `<folder>/<language>/*<ending>`, in one order on every machine: the same input must give the same weights. */
export const filesByLanguage = (folder: string, ending: string): LanguageFile[] =>
  readdirSync(folder)
    .sort()
    .flatMap((language) =>
      readdirSync(join(folder, language))
        .filter((file) => file.endsWith(ending))
        .sort()
        .map((file) => ({ language, name: `${language}/${file}`, lines: linesOf(join(folder, language, file)) })),
    );
