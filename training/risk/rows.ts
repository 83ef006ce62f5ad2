import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { situationExamples } from '#training/dialogue/situation-examples.ts';
import { readCorpus } from './read-corpus.ts';
import { linesOf } from './text-files.ts';

/** One message to learn from or to be judged on. */
export interface LabelledRow {
  text: string;
  language: string;
  level: 0 | 1 | 2 | 3;
  category: string;
  /** Sentences of one idea: they are learned from or judged on together, never both. */
  family: string;
  /** How much it counts beside a sentence of the corpus. */
  weight: number;
  source: 'corpus' | 'parts' | 'answers' | 'talks' | 'crisis-dev' | 'comments';
}

/** The whole corpus, each sentence counting 1. */
export function corpusRows(folder: string): LabelledRow[] {
  return readCorpus(folder).map((row) => ({
    text: row.text,
    language: row.language,
    level: row.level,
    category: row.category,
    // The same idea may stand in several languages under one name.
    family: row.family.replace(/^[a-z]{2}:(?:[a-z]{2}-)?/u, ''),
    weight: 1,
    source: 'corpus',
  }));
}

const ANSWER_WEIGHT = 0.5;
const ANSWERS = /^(?:exercises\/|lines\/[a-z]{2}\/(?:acts|topics))/u;
const ANSWER_LANGUAGES = /^(?:lines|exercises)\/(?:([a-z]{2})\/)?/u;

/** What people answer with and tap on in the companion's own talk and exercises, as its content lists it: harmless. */
export function answerRows(files: Readonly<Record<string, unknown>>): LabelledRow[] {
  const found = new Map<string, LabelledRow>();
  for (const [path, data] of Object.entries(files)) {
    if (!ANSWERS.test(path)) continue;
    const language = ANSWER_LANGUAGES.exec(path)?.[1] ?? 'en';
    for (const text of path.endsWith('/acts.yaml')
      ? phrasesOf(data)
      : path.startsWith('exercises/')
        ? labelsOf(data)
        : [])
      found.set(`${language} ${text}`, {
        text,
        language,
        level: 0,
        category: 'none',
        family: `answer-${text}`,
        weight: ANSWER_WEIGHT,
        source: 'answers',
      });
  }
  return [...found.values()];
}

/** Every phrase of an acts file; patterns with gaps or endings are no sentences. */
function phrasesOf(data: unknown): string[] {
  if (typeof data === 'string') return /[*{}[\]|]/u.test(data) ? [] : [data];
  if (data === null || typeof data !== 'object') return [];
  return Object.values(data).flatMap(phrasesOf);
}

/** The labels and answers of choices, the titles of exercises and the ideas that are offered. */
function labelsOf(data: unknown): string[] {
  if (data === null || typeof data !== 'object') return [];
  const own = ['label', 'title', 'skip', 'match', 'ideas'].flatMap((key) =>
    phrasesOf((data as Record<string, unknown>)[key]),
  );
  return [...own, ...Object.values(data).flatMap(labelsOf)];
}

/** Invented people in whose talk somebody is in danger, or may be. */
const TALKS_OF_RISK = new Set(['my-mate', 'not-wake-up', 'platform-two', 'two-bottles', 'third-month']);
const TALK_WEIGHT = 1.5;

interface Talk {
  id: string;
  turns: string[];
}

/** Situations that lie so near to a wish to be gone that a line of them by itself may rightly be asked about. */
const NEAR_RISK = new Set(['burden', 'numb', 'nothing_ahead', 'stuck_fast', 'stays_in_bed', 'tried_all']);

/** What many people tell of one situation (`situations` in the folder): ordinary trouble, as in talks. */
function situationTalks(folder: string): Talk[] {
  const texts = new Map<string, string[]>();
  for (const { situation, text } of situationExamples(folder))
    if (!NEAR_RISK.has(situation)) texts.set(situation, [...(texts.get(situation) ?? []), text]);
  return [...texts].map(([situation, turns]) => ({ id: `situation-${situation}`, turns }));
}

/** Ordinary days and trouble as they are told turn by turn (`personas`, `calm-talks`, `strangers` and `situations` in the folder): nothing in it is level 2. */
export function talkRows(folder: string): LabelledRow[] {
  const played = yamlOf(join(folder, 'personas')) as Talk[];
  const calm = ['calm-talks', 'strangers'].flatMap((name) => yamlOf(join(folder, name)) as Talk[][]);
  const told = situationTalks(join(folder, 'situations'));
  return [...played.filter((talk) => !TALKS_OF_RISK.has(talk.id)), ...calm.flat(), ...told].flatMap((talk) =>
    talk.turns.map((text) => ({ ...comment(text, `talk-${talk.id}`, 0, TALK_WEIGHT), source: 'talks' as const })),
  );
}

/** Plain lines of everyday life in the other languages (`risk/everyday`), as calm talks are in English. */
export function everydayRows(folder: string): LabelledRow[] {
  return readCorpus(folder).map(({ text, language, level, category, family }) => ({
    text,
    language,
    level,
    category,
    family: `everyday-${family}`,
    weight: TALK_WEIGHT,
    source: 'talks',
  }));
}

// Sorted, so that the rows come in one order on every machine: the same input must give the same weights.
const yamlOf = (folder: string): unknown[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name): unknown => parse(readFileSync(join(folder, name), 'utf8')));

const COMMENTS_MAX = 40_000;
const COMMENT_WEIGHT = 0.15;
const LOW_MOODS = new Set(['sadness', 'grief', 'fear', 'nervousness', 'remorse', 'disappointment']);

/**
 * Rows of other sets that may train shipped weights (their data sheet says so): the labelled development set, and
 * everyday comments. Empty where the folder is not there.
 */
export function sharedRows(shared: string): LabelledRow[] {
  const data = join(shared, 'data');
  if (!existsSync(join(data, 'crisis-dev.jsonl'))) return [];
  return [...developmentRows(data), ...idiomRows(data), ...commentRows(data)];
}

function developmentRows(data: string): LabelledRow[] {
  return linesOf(join(data, 'crisis-dev.jsonl')).flatMap((line) => {
    const row = JSON.parse(line) as {
      text?: string;
      lang: string;
      level: 0 | 1 | 2 | 3;
      category: string;
      family: string;
    };
    // The label of a conversation holds at its last turn in its context, which the classifier does not see.
    if (row.text === undefined) return [];
    const { text, level, category, family } = row;
    return [
      { text, language: row.lang, level, category, family: `dev-${family}`, weight: 1, source: 'crisis-dev' as const },
    ];
  });
}

function idiomRows(data: string): LabelledRow[] {
  return linesOf(join(data, 'idiom-pool-goemotions.jsonl')).map((line, at) =>
    comment((JSON.parse(line) as { text: string }).text, `idiom-${at}`, 0, 1),
  );
}

function commentRows(data: string): LabelledRow[] {
  const names = linesOf(join(data, 'goemotions/labels.txt'));
  return linesOf(join(data, 'goemotions/train.tsv'))
    .slice(0, COMMENTS_MAX)
    .map((line, at) => {
      const [text = '', labels = ''] = line.split('\t');
      const isLow = labels.split(',').some((label) => LOW_MOODS.has(names[Number(label)] ?? ''));
      // A low comment is no label of distress: it only counts less as plainly fine.
      return comment(text, `comment-${at}`, 0, isLow ? COMMENT_WEIGHT / 4 : COMMENT_WEIGHT);
    });
}

const comment = (text: string, family: string, level: 0, weight: number): LabelledRow => ({
  text,
  language: 'en',
  level,
  category: 'none',
  family,
  weight,
  source: 'comments',
});
