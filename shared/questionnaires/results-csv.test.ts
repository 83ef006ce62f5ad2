import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkQuestionnaire } from './check-questionnaire.ts';
import { csvFile, csvRows } from './results-csv.ts';

const FILE = new URL('../../content/questionnaires/phq-2.fhir.json', import.meta.url);
const { instrument } = checkQuestionnaire(JSON.parse(readFileSync(FILE, 'utf8')), 'phq-2.fhir.json');

test('a filled form is a row for each answer and each score', () => {
  if (!instrument) throw new Error('not read');
  const form = {
    id: 'r1',
    answers: { 'phq2-1': 2, 'phq2-2': 1 },
    authored: '2026-03-01',
    isSubmitted: true,
    subject: 'u',
  };
  const band = { label: 'Above, "quoted"', meaning: 'x' };
  const file = csvFile(csvRows(instrument, form, [{ id: 'total', label: 'Total score', value: 3, band }]));
  expect(file.split('\r\n')).toEqual([
    'response,questionnaire,version,handed_in,kind,item,text,value,label,points',
    'r1,phq-2,1.0.0,2026-03-01,answer,phq2-1,Little interest or pleasure in doing things,2,More than half the days,2',
    'r1,phq-2,1.0.0,2026-03-01,answer,phq2-2,"Feeling down, depressed, or hopeless",1,Several days,1',
    'r1,phq-2,1.0.0,2026-03-01,score,total,Total score,3,"Above, ""quoted""",',
    '',
  ]);
});

test('what a spreadsheet would run as a formula stays text, and a number stays a number', () => {
  const row = { response: 'r', questionnaire: 'q', version: 'v', handed_in: 'd', kind: 'score', item: 'i', points: '' };
  expect(csvFile([{ ...row, text: '=1+1', value: -5, label: '@x' }]).split('\r\n')[1]).toBe(
    "r,q,v,d,score,i,'=1+1,-5,'@x,",
  );
});
