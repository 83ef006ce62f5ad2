import { FHIR_BASE } from './fhir-extensions.ts';
import { type FilledForm, subjectOf } from './fhir-response.ts';
import type { Band, Instrument } from './instrument.contract.ts';
import type { ScoreResult } from './questionnaires.contract.ts';

const UCUM = 'http://unitsofmeasure.org';
const SURVEY = {
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'survey', display: 'Survey' }],
};

const quantity = (value: number) => ({ value, unit: '{score}', system: UCUM, code: '{score}' });
const rangeOf = ({ min, max, label }: Band) => ({ low: quantity(min), high: quantity(max), text: label });

/** Each score of one filled questionnaire as a FHIR R4 Observation, derived from its QuestionnaireResponse. */
export function fhirObservations(instrument: Instrument, form: FilledForm, scores: readonly ScoreResult[]): object[] {
  return scores.flatMap((result) => {
    const score = instrument.scores.find(({ id }) => id === result.id);
    if (!score) return [];
    return {
      resourceType: 'Observation',
      id: `${form.id}-${result.id}`,
      status: 'final',
      category: [SURVEY],
      code: { coding: [score.coding], text: `${instrument.shortTitle}: ${score.label}` },
      subject: subjectOf(form),
      effectiveDateTime: form.authored,
      valueQuantity: quantity(result.value),
      ...(result.band ? { interpretation: [{ text: result.band.label }] } : {}),
      ...(score.bands.length > 0 ? { referenceRange: score.bands.map(rangeOf) } : {}),
      derivedFrom: [{ reference: `QuestionnaireResponse/${form.id}` }],
    };
  });
}

/** Resources as one FHIR R4 Bundle, each under an address of its own. */
export function fhirBundle(resources: readonly object[], at: string): object {
  const entry = resources.map((resource) => {
    const { resourceType, id } = resource as { resourceType: string; id: string };
    return { fullUrl: `${FHIR_BASE}/${resourceType}/${id}`, resource };
  });
  return { resourceType: 'Bundle', type: 'collection', timestamp: at, ...(entry.length > 0 ? { entry } : {}) };
}
