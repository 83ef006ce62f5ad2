import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { Response } from '#shared/questionnaires/questionnaires.contract.ts';

interface Bundle {
  type: string;
  entry: { fullUrl: string; resource: { resourceType: string; id: string; status: string; questionnaire?: string } }[];
}

let instance: TestInstance;
let person: TestPerson;
const ids: string[] = [];
beforeAll(async () => {
  instance = await startTestInstance('sqlite');
  person = await instance.arrive({ sendToModel: false });
  const begin = async (questionnaire: string) =>
    (await person.post<Response>(`${person.home}/responses`, { id: uuidV7(), questionnaire })).body.id;
  const finish = (id: string, answers: object) => person.post(`${person.home}/responses/${id}/submit`, { answers });
  for (const questionnaire of ['phq-4', 'phq-2']) ids.push(await begin(questionnaire));
  await finish(ids[0] ?? '', { 'phq4-1': 3, 'phq4-2': 3, 'phq4-3': 0, 'phq4-4': 1 });
  await finish(ids[1] ?? '', { 'phq2-1': 1, 'phq2-2': 1 });
  ids.push(await begin('gad-2'));
  await person.send('PATCH', `${person.home}/responses/${ids[2]}`, { answers: { 'gad2-1': 2 } });
});
afterAll(() => instance.close());

const take = (path: string) => person.fetch('GET', `${person.home}/responses${path}`);
const kinds = ({ entry }: Bundle) => entry.map(({ resource }) => `${resource.resourceType} ${resource.status}`);

test('all that was answered goes out as one bundle, what is begun as such', async () => {
  const answer = await take('/export');
  expect(answer.headers.get('content-type')).toContain('application/fhir+json');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="alcove-export.json"');
  const bundle = (await answer.json()) as Bundle;
  expect(bundle.type).toBe('collection');
  expect(kinds(bundle)).toEqual([
    'QuestionnaireResponse completed',
    'Observation final',
    'Observation final',
    'Observation final',
    'QuestionnaireResponse completed',
    'Observation final',
    'QuestionnaireResponse in-progress',
  ]);
  expect(new Set(bundle.entry.map(({ fullUrl }) => fullUrl)).size).toBe(7);
  expect(bundle.entry[1]?.resource).toMatchObject({
    category: [{ coding: [{ code: 'survey' }] }],
    code: { coding: [{ system: 'http://loinc.org', code: '70272-0' }] },
    valueQuantity: { value: 7, unit: '{score}', system: 'http://unitsofmeasure.org', code: '{score}' },
    interpretation: [{ text: 'Moderate' }],
    derivedFrom: [{ reference: `QuestionnaireResponse/${ids[0]}` }],
  });
});

test('one response goes out alone, and one questionnaire by itself', async () => {
  const one = (await (await take(`/${ids[1]}/export?format=fhir`)).json()) as Bundle;
  expect(kinds(one)).toEqual(['QuestionnaireResponse completed', 'Observation final']);
  expect(one.entry[0]?.resource.questionnaire).toMatch(/\/Questionnaire\/phq-2\|1\.0\.0$/);
  const form = (await (await take('/export?questionnaire=phq-4')).json()) as Bundle;
  expect(form.entry).toHaveLength(4);
  const csv = await (await take(`/${ids[0]}/export?format=csv`)).text();
  expect(csv.trim().split('\r\n')).toHaveLength(1 + 4 + 3);
  const all = await (await take('/export?format=csv')).text();
  expect(all.trim().split('\r\n')).toHaveLength(1 + 4 + 3 + 2 + 1);
  expect((await take(`/${uuidV7()}/export`)).status).toBe(404);
  expect((await take('/export?format=pdf')).status).toBe(400);
});
