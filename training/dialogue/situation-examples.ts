import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SituationExample {
  /** `none` where it tells of none of them. */
  situation: string;
  text: string;
}

/** Lines of `situation<TAB>text` of every `.tsv` of a folder, in one order on every machine. @throws Error at a line without text. */
export function situationExamples(folder: string): SituationExample[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => {
          const [situation = '', text = ''] = line.split('\t');
          if (text.trim() === '') throw new Error(`${name}: no text beside "${situation}"`);
          return { situation, text };
        }),
    );
}
