import { filesByLanguage } from './text-files.ts';

export interface CorpusRow {
  language: string;
  file: string;
  level: 0 | 1 | 2 | 3;
  category: string;
  form: string;
  /** Sentences that say the same idea; a split never parts them. */
  family: string;
  text: string;
}

const HEADER = 'level\tcategory\tform\tfamily\ttext';

/**
 * Reads every `<folder>/<language>/*.tsv`.
 * @throws Error naming file and line where a row is not as `training/risk/README.md` says.
 */
export function readCorpus(folder: string): CorpusRow[] {
  const rows: CorpusRow[] = [];
  for (const { language, name, lines } of filesByLanguage(folder, '.tsv')) {
    const [header, ...sentences] = lines;
    if (header !== HEADER) throw new Error(`${name}:1 the header is not ${HEADER}`);
    sentences.forEach((line, at) => {
      rows.push(readRow(line, language, name, at + 2));
    });
  }
  return rows;
}

function readRow(line: string, language: string, name: string, number: number): CorpusRow {
  const [level, category, form, family, text, ...rest] = line.split('\t');
  if (!text || !family || !form || !category || rest.length > 0 || !/^[0-3]$/.test(level ?? ''))
    throw new Error(`${name}:${number} is not five columns`);
  return {
    language,
    file: name,
    level: Number(level) as CorpusRow['level'],
    category,
    form,
    family: `${language}:${family}`,
    text: text.replaceAll('\\n', '\n'),
  };
}
