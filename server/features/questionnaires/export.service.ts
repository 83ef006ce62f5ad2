import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { fhirBundle, fhirObservations } from '#shared/questionnaires/fhir-observations.ts';
import { type FilledForm, fhirResponse } from '#shared/questionnaires/fhir-response.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { ExportFormat } from '#shared/questionnaires/questionnaires.contract.ts';
import { csvFile, csvRows } from '#shared/questionnaires/results-csv.ts';
import { allInstruments } from './instruments.ts';
import { isSubmitted, type ResponseRecord } from './response-record.ts';
import { listResponses } from './responses.repository.ts';

export interface ExportedFile {
  type: string;
  /** Says nothing of what is inside: it lies in a download folder. */
  name: string;
  text: string;
}

/** Which responses: one by its id, all of one questionnaire, or all. */
export interface ExportChoice {
  id?: string | undefined;
  questionnaire?: string | undefined;
}

/**
 * Answers and scores to take away: as a FHIR Bundle (QuestionnaireResponse and Observation), or as CSV. Begun answers
 * go into FHIR as such; into CSV goes what was handed in.
 *
 * @throws AppError `questionnaires.response_not_found` where one was asked for that is not there
 */
export async function exportResponses(
  p: Platform,
  userId: string,
  format: ExportFormat,
  choice: ExportChoice,
): Promise<ExportedFile> {
  const all = await listResponses(p.db, await p.vault.forUser(userId), userId);
  const records = all.filter(
    ({ id, body }) => (choice.id ?? id) === id && (choice.questionnaire ?? body.questionnaire) === body.questionnaire,
  );
  if (choice.id !== undefined && records.length === 0) throw new AppError('questionnaires.response_not_found');
  const instruments = await allInstruments();
  const known = records.flatMap((record) => {
    const instrument = instruments.get(record.body.questionnaire)?.instrument;
    return instrument ? { record, form: formOf(record, userId), instrument } : [];
  });
  known.sort((a, b) => a.form.authored.localeCompare(b.form.authored));
  return format === 'csv' ? toCsv(known) : toFhir(known, p.clock());
}

interface Known {
  record: ResponseRecord;
  form: FilledForm;
  instrument: Instrument;
}

function formOf(record: ResponseRecord, subject: string): FilledForm {
  return {
    id: record.id,
    answers: record.body.answers,
    authored: new Date(record.submittedAt ?? record.updatedAt).toISOString(),
    isSubmitted: isSubmitted(record),
    subject,
  };
}

function toCsv(known: readonly Known[]): ExportedFile {
  const rows = known
    .filter(({ form }) => form.isSubmitted)
    .flatMap(({ record, form, instrument }) => csvRows(instrument, form, record.body.scores));
  return { type: 'text/csv; charset=utf-8', name: 'alcove-export.csv', text: csvFile(rows) };
}

function toFhir(known: readonly Known[], now: number): ExportedFile {
  const resources = known.flatMap(({ record, form, instrument }) => [
    fhirResponse(instrument, form),
    ...fhirObservations(instrument, form, record.body.scores),
  ]);
  const bundle = fhirBundle(resources, new Date(now).toISOString());
  return {
    type: 'application/fhir+json; charset=utf-8',
    name: 'alcove-export.json',
    text: `${JSON.stringify(bundle, null, 2)}\n`,
  };
}
