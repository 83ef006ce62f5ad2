import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { situationExamples } from '#training/dialogue/situation-examples.ts';
import { SENSES, senseOfLabel } from './mapping.ts';

export interface SenseRow {
  text: string;
  sense: string;
  /** Senses that a careful reader would accept as well. */
  also?: string[];
  /** Who wrote it: a file of training/sense/corpus, `situations` or `calm`. */
  writer: string;
}

/** Talks in which somebody has an ordinary trouble after all. */
const TROUBLED = /^(?:ordinary-trouble|exes)\.yaml$/;
/** Of calm talks one line in so many: there are far more of them than of any sense. */
const CALM_STEP = 3;

/** Everything with a sense that there is to learn from, in one order on every machine. @throws Error at an unknown sense. */
export function senseRows(training: string): SenseRow[] {
  const situations = situationExamples(join(training, 'dialogue/situations')).flatMap(({ situation, text }) => {
    const sense = senseOfLabel(situation);
    return sense === undefined ? [] : [{ text, sense, writer: 'situations' }];
  });
  return [
    ...situations,
    ...corpusRows(join(training, 'sense/corpus')),
    ...calmRows(join(training, 'dialogue/calm-talks')),
  ];
}

function corpusRows(folder: string): SenseRow[] {
  return tsvIn(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [senses = '', text = ''] = line.split('\t').map((part) => part.trim());
        const [sense = '', ...also] = senses.split('/');
        if (![sense, ...also].every((one) => SENSES.includes(one)) || text === '')
          throw new Error(`${name}: "${line}" has no known sense or no text`);
        return { sense, also, text, writer: name.replace('.tsv', '') };
      }),
  );
}

function calmRows(folder: string): SenseRow[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml') && !TROUBLED.test(name))
    .sort()
    .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')) as { turns: unknown[] }[])
    .flatMap(({ turns }) => turns.filter((turn): turn is string => typeof turn === 'string'))
    .filter((_, at) => at % CALM_STEP === 0)
    .map((text) => ({ text, sense: 'none', writer: 'calm' }));
}

const tsvIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort();
