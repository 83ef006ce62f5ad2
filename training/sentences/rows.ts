// `node training/sentences/rows.ts <folder>`: every text with a level as the encoder reads it, for texts.py.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openGlosses } from '#companion/classifier/glosses.ts';
import { riskContentFrom } from '#companion/risk/risk-content.ts';
import { loadCompanionContent } from '#server/companion-content.ts';
import { balance } from '#training/risk/fit-risk-model.ts';
import { foldOf } from '#training/risk/judge.ts';
import { print } from '#training/risk/print.ts';
import { answerRows, corpusRows, everydayRows, sharedRows, talkRows } from '#training/risk/rows.ts';
import { storyRows } from '#training/risk/story-rows.ts';
import { weighedRows } from '#training/risk/weighed-rows.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const shared = process.env.ALCOVE_SHARED ?? join(root, '..', 'shared');
const folder = process.argv[2];
if (!folder) throw new Error('say which folder to write to');

const files = (await loadCompanionContent(root)).files;
const glosses = riskContentFrom(files).glosses ?? {};
const glossers = new Map(Object.entries(glosses).map(([language, forms]) => [language, openGlosses(forms)]));
const rows = [
  ...corpusRows(join(root, 'training/risk/corpus')),
  ...storyRows(join(root, 'training/risk/stories')),
  ...answerRows(files),
  ...talkRows(join(root, 'training/dialogue')),
  ...everydayRows(join(root, 'training/risk/everyday')),
  ...weighedRows(join(root, 'training/weighs')),
  ...sharedRows(shared),
];
const weightOf = balance(rows);
const lines = rows.flatMap((row) => {
  const text = row.language === 'en' ? row.text : glossers.get(row.language)?.(row.text);
  if (text === undefined || text.trim() === '') return [];
  const kind = row.source === 'comments' ? 'comment' : row.language === 'en' ? 'own' : 'gloss';
  return [JSON.stringify({ text, kind, level: row.level, fold: foldOf(row), weight: weightOf(row) })];
});
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'rows.jsonl'), `${lines.join('\n')}\n`);
print(`${lines.length} rows`);
