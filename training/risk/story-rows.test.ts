import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readStories, storyRows, textOf } from './story-rows.ts';

function folderOf(...stories: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'stories-'));
  mkdirSync(join(folder, 'en'));
  writeFileSync(join(folder, 'en', 'a.jsonl'), `${stories.map((story) => JSON.stringify(story)).join('\n')}\n`);
  return folder;
}

const GRAVE = {
  family: 'keys',
  level: 3,
  category: 'suicide_imminent',
  form: 'implicit',
  pieces: [
    ['Shut the shop.', 0],
    ['He has the keys for good now.', 3],
    ['It rained.', 0],
  ],
};

test('a story is learned from as a whole and in pairs of its pieces, each pair as grave as its gravest', () => {
  const rows = storyRows(folderOf(GRAVE));
  expect(rows.map(({ text, level, source }) => [text, level, source])).toEqual([
    ['Shut the shop. He has the keys for good now. It rained.', 3, 'corpus'],
    ['Shut the shop. He has the keys for good now.', 3, 'parts'],
    ['He has the keys for good now. It rained.', 3, 'parts'],
  ]);
});

test('a story whose level is not that of its gravest piece is no story', () => {
  expect(() => readStories(folderOf({ ...GRAVE, level: 2 }))).toThrow(/a\.jsonl:1/);
});

test('the stories written for this project are in eleven languages, harmless ones beside grave ones in each', () => {
  const stories = readStories(fileURLToPath(new URL('stories', import.meta.url)));
  const texts = stories.map(textOf);
  expect(new Set(texts).size).toBe(texts.length);
  for (const language of ['ar', 'de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'nl', 'pt', 'zh'])
    expect(new Set(stories.filter((story) => story.language === language).map(({ level }) => level)).size).toBe(4);
});
