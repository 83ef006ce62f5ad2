import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { talkRows } from './rows.ts';

const dialogue = fileURLToPath(new URL('../dialogue', import.meta.url));

/** A folder of talks as `training/dialogue` is one. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'talks-'));
  for (const name of ['personas', 'calm-talks', 'strangers', 'situations']) mkdirSync(join(folder, name));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return folder;
}

test('calm talks are read from every file of their folder, each talk a family of its own', () => {
  const folder = folderOf({
    'calm-talks/b.yaml': '- id: second\n  turns:\n    - "two"\n- id: third\n  turns:\n    - "three"\n',
    'calm-talks/a.yaml': '- id: first\n  turns:\n    - "one"\n',
  });
  expect(talkRows(folder).map((row) => [row.family, row.text, row.level])).toEqual([
    ['talk-first', 'one', 0],
    ['talk-second', 'two', 0],
    ['talk-third', 'three', 0],
  ]);
});

test('a person who is in danger teaches nothing as calm', () => {
  const folder = folderOf({
    'personas/my-mate.yaml': 'id: my-mate\nturns:\n  - "not calm"\n',
    'personas/wander.yaml': 'id: wander\nturns:\n  - "calm"\n',
  });
  expect(talkRows(folder).map((row) => row.text)).toEqual(['calm']);
});

test('what many tell of one situation is calm, and what lies near a wish to be gone is not taught as that', () => {
  const folder = folderOf({
    'situations/b.tsv': 'left_out\tthey went without me\nburden\tim in the way\nnone\tthe second one\n',
  });
  expect(talkRows(folder).map((row) => [row.family, row.text, row.level])).toEqual([
    ['talk-situation-left_out', 'they went without me', 0],
    ['talk-situation-none', 'the second one', 0],
  ]);
});

test('no calm talk is told twice, and none has an empty line', () => {
  const rows = talkRows(dialogue);
  const seen = new Set<string>();
  let last = '';
  for (const { family, text } of rows) {
    expect(text.trim(), family).not.toBe('');
    if (family === last) continue;
    expect(seen.has(family), family).toBe(false);
    seen.add(family);
    last = family;
  }
});
