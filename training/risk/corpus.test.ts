import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { StoredRiskModel } from '#companion/risk/risk-model.ts';
import { RISK_CATEGORIES } from '#shared/safety/risk-categories.ts';
import { fingerprint } from './fingerprint.ts';
import { readCorpus } from './read-corpus.ts';
import { readStories, textOf } from './story-rows.ts';
import { weighedRows } from './weighed-rows.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const corpus = readCorpus(join(root, 'training/risk/corpus'));
const everyday = ['everyday', 'test-everyday'].flatMap((name) => readCorpus(join(root, 'training/risk', name)));
const messages = ['test', 'test-fresh', 'test-stories', 'test-told', 'test-everyday'].flatMap((name) =>
  readCorpus(join(root, 'training/risk', name)),
);
const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'nl', 'pt', 'zh'];

test('the corpus holds at least 8,000 sentences, in eleven languages, on every category and level', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(8000);
  for (const language of LANGUAGES) {
    const own = corpus.filter((row) => row.language === language);
    expect(new Set(own.map((row) => row.level)).size, language).toBe(4);
    expect(own.length, language).toBeGreaterThanOrEqual(600);
  }
  expect(new Set(corpus.map((row) => row.category))).toEqual(new Set(RISK_CATEGORIES));
});

test('every language has at least 100 messages that are only ever judged, none of which stands in the corpus', () => {
  for (const language of LANGUAGES)
    expect(messages.filter((row) => row.language === language).length, language).toBeGreaterThanOrEqual(100);
  const stories = readStories(join(root, 'training/risk/stories'));
  const lines = readCorpus(join(root, 'training/risk/everyday')).map(({ text }) => text);
  const weighed = weighedRows(join(root, 'training/weighs')).map(({ text }) => text);
  const learned = new Set([...corpus.map(({ text }) => text), ...stories.map(textOf), ...lines, ...weighed].map(plain));
  expect(messages.filter((row) => learned.has(plain(row.text))).map((row) => row.text)).toEqual([]);
});

test('everyday lines are plain: nothing of level 2 or 3 is among them', () => {
  expect(everyday.filter((row) => row.level > 1).map((row) => row.text)).toEqual([]);
  expect(new Set(everyday.map((row) => row.language))).toEqual(
    new Set(LANGUAGES.filter((language) => language !== 'en')),
  );
});

test('every story in which pieces were weighed has a level, and those to ask about are left out', () => {
  const rows = weighedRows(join(root, 'training/weighs'));
  expect(rows.filter(({ source }) => source === 'corpus').length).toBeGreaterThan(1600);
  expect(new Set(rows.map(({ level }) => level))).toEqual(new Set([0, 1]));
});

test('a level and its category fit together', () => {
  for (const row of [...corpus, ...messages]) {
    expect(row.level === 0, `${row.file}: ${row.family}`).toBe(row.category === 'none');
    expect(RISK_CATEGORIES as readonly string[]).toContain(row.category);
  }
});

test('the model was trained on the corpus, the rules and the features as they stand', () => {
  const stored = JSON.parse(readFileSync(join(root, 'content/models/risk.json'), 'utf8')) as StoredRiskModel;
  expect(stored.fingerprint, 'run npm run train and commit content/models/risk.json').toBe(fingerprint(root));
});

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
