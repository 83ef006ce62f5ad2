import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scoreAnswers } from '#shared/questionnaires/scoring.ts';
import { readInstruments } from './instruments.ts';

const CONTENT = new URL('../../../content/questionnaires/', import.meta.url);
let folder: string;
const at = () => pathToFileURL(`${folder}/`);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alcove-forms-'));
  await cp(CONTENT, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a new instrument is one file and no code', async () => {
  const text = await readFile(new URL('gad-2.fhir.json', CONTENT), 'utf8');
  const made = text.replaceAll('gad-2', 'calm-2').replaceAll('gad2-', 'calm2-');
  await writeFile(join(folder, 'calm-2.fhir.json'), made);
  const all = await readInstruments(at());
  expect(all.size).toBe(21);
  const calm = all.get('calm-2')?.instrument;
  if (!calm) throw new Error('not read');
  expect(scoreAnswers(calm, { 'calm2-1': 2, 'calm2-2': 1 })).toMatchObject({ complete: true, scores: { total: 3 } });
});

test('a file that cannot be used is named', async () => {
  await writeFile(join(folder, 'phq-2.fhir.json'), '{"resourceType":"Questionnaire"}');
  await expect(readInstruments(at())).rejects.toThrow('content/questionnaires/phq-2.fhir.json');
});
