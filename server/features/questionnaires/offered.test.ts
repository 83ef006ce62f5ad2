import { afterEach, describe, expect, test } from 'vitest';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { QuestionnaireList } from '#shared/questionnaires/questionnaires.contract.ts';

let instance: TestInstance;
afterEach(() => instance.close());

async function offered(env: Record<string, string>): Promise<string[]> {
  instance = await startTestInstance('sqlite', env);
  const list = (await (await fetch(`${instance.url}/api/questionnaires`)).json()) as QuestionnaireList;
  return list.questionnaires.map(({ id }) => id);
}

describe('what is offered', () => {
  test('is all that may be used by anybody or without earning money, and nothing without a licence sentence', async () => {
    const ids = await offered({});
    expect(ids).toHaveLength(18);
    expect(ids).toEqual(expect.arrayContaining(['audit', 'pss-4', 'who-5']));
    expect(ids).not.toEqual(expect.arrayContaining(['ucla-3']));
    expect(ids).not.toEqual(expect.arrayContaining(['scoff']));
    const one = (await (await fetch(`${instance.url}/api/questionnaires/phq-9`)).json()) as Instrument;
    expect(one.questions).toHaveLength(10);
    const fhir = await fetch(`${instance.url}/api/questionnaires/phq-9/fhir`);
    expect(fhir.headers.get('content-type')).toContain('application/fhir+json');
    expect(await fhir.json()).toMatchObject({ resourceType: 'Questionnaire', id: 'phq-9' });
    for (const id of ['scoff', 'phq-8', '__proto__'])
      expect((await fetch(`${instance.url}/api/questionnaires/${id}`)).status).toBe(404);
  });

  test('is fifteen where money is earned, and more where the operator switches it on', async () => {
    const ids = await offered({ COMMERCIAL_USE: '1', QUESTIONNAIRES_ON: 'ucla-3, scoff' });
    expect(ids).toHaveLength(17);
    for (const id of ['audit', 'pss-4', 'who-5']) expect(ids).not.toContain(id);
    expect(ids).toEqual(expect.arrayContaining(['ucla-3', 'scoff', 'audit-c']));
  });
});
