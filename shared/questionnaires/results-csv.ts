import { optionOf } from './answers.ts';
import type { FilledForm } from './fhir-response.ts';
import type { Instrument } from './instrument.contract.ts';
import type { ScoreResult } from './questionnaires.contract.ts';

const COLUMNS = [
  'response',
  'questionnaire',
  'version',
  'handed_in',
  'kind',
  'item',
  'text',
  'value',
  'label',
  'points',
] as const;
type Row = Record<(typeof COLUMNS)[number], string | number>;

/** A cell of RFC 4180; one that a spreadsheet would take for a formula stays text. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The rows of one filled questionnaire: each answer with its printed value and its points, then each score and band. */
export function csvRows(instrument: Instrument, form: FilledForm, scores: readonly ScoreResult[]): Row[] {
  const head = {
    response: form.id,
    questionnaire: instrument.id,
    version: instrument.version,
    handed_in: form.authored,
  };
  const answers = instrument.questions.flatMap((question) => {
    const option = optionOf(question, form.answers[question.linkId]);
    if (!option) return [];
    const { linkId: item, text, scored } = question;
    const points = scored ? option.score : '';
    return { ...head, kind: 'answer', item, text, value: option.raw, label: option.label, points };
  });
  const results = scores.map(({ id, label, value, band }) => {
    return { ...head, kind: 'score', item: id, text: label, value, label: band?.label ?? '', points: '' };
  });
  return [...answers, ...results];
}

/** Rows as a CSV file (RFC 4180) with a line of names. */
export function csvFile(rows: readonly Row[]): string {
  const lines = rows.map((row) => COLUMNS.map((column) => csvCell(row[column])).join(','));
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}
