import { FHIR_BASE } from '#shared/questionnaires/fhir-extensions.ts';
import { fhirObservations } from '#shared/questionnaires/fhir-observations.ts';
import { fhirResponse } from '#shared/questionnaires/fhir-response.ts';
import type { FormPart, Line, Sheet } from './appointment-sheet.ts';
import type { MoodRow } from './mood-rows.ts';

type Resource = Record<string, unknown> & { resourceType: string; id: string };

/** Headings as on the page, and the words for what has no text of its own. */
export interface BundleWords {
  title: string;
  own: string;
  questions: string;
  moods: string;
  exercises: string;
  plan: string;
  notDiagnosis: string;
  moodCount: string;
  moodLowest: string;
  moodHighest: string;
  planPart: (part: string) => string;
}

export interface BundleMaking {
  words: BundleWords;
  /** BCP 47. */
  language: string;
  /** ISO 8601. */
  at: string;
  /** A fresh UUID each time: nothing in the file leads back to this instance. */
  newId: () => string;
}

const UUID = (id: string) => `urn:uuid:${id}`;
const URI = 'urn:ietf:rfc:3986';
const UCUM = 'http://unitsofmeasure.org';
const SURVEY = [
  {
    coding: [
      { system: 'http://terminology.hl7.org/CodeSystem/observation-category', code: 'survey', display: 'Survey' },
    ],
  },
];

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    // XML 1.0 knows no other control characters.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '');

const narrative = (lines: readonly string[]) => ({
  status: 'generated',
  div: `<div xmlns="http://www.w3.org/1999/xhtml"><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul></div>`,
});

const dated = ({ day, text }: Line): string => (day === null ? text : `${day}: ${text}`);

/**
 * The page for the appointment as a FHIR R4 document: a Composition with what stands on the page and nothing else, a
 * Patient who is a fresh id (and a name where one was written), scores as Observations, ticked answers as a
 * QuestionnaireResponse, the safety plan as a CarePlan.
 */
export function appointmentBundle(sheet: Sheet, { words, language, at, newId }: BundleMaking): object {
  const patient: Resource = { resourceType: 'Patient', id: newId() };
  patient.identifier = [{ system: URI, value: UUID(patient.id) }];
  if (sheet.name !== '') patient.name = [{ text: sheet.name }];
  const subject = referenceTo(patient);
  const forms = sheet.forms.map((form) => formResources(form, subject, newId));
  const moods = sheet.moods.map((row) => moodObservation(row, words, subject, newId()));
  const plan = sheet.plan.length > 0 ? [carePlan(sheet, words, subject, at, newId())] : [];
  const section = (title: string, lines: readonly string[], entries: readonly Resource[] = []) =>
    lines.length === 0
      ? []
      : [{ title, text: narrative(lines), ...(entries.length > 0 ? { entry: entries.map(referenceTo) } : {}) }];
  const sections = [
    ...section(words.own, sheet.own.map(dated)),
    ...section(words.questions, sheet.questions.map(dated)),
    ...sheet.forms.flatMap((form, nth) =>
      section(form.instrument.title, [...form.rows.map(scoreLine), words.notDiagnosis], forms[nth]),
    ),
    ...section(
      words.moods,
      sheet.moods.map((row) => `${row.from} – ${row.to}: ${row.mean} (${row.count})`),
      moods,
    ),
    ...section(words.exercises, sheet.exercises.map(dated)),
    ...section(
      words.plan,
      sheet.plan.map(({ part, text }) => `${words.planPart(part)}: ${text}`),
      plan,
    ),
  ];
  const composition: Resource = {
    resourceType: 'Composition',
    id: newId(),
    language,
    status: 'final',
    type: { coding: [{ system: 'http://loinc.org', code: '51855-5', display: 'Patient Note' }], text: words.title },
    subject,
    date: at,
    author: [subject],
    title: words.title,
    event: [{ period: { start: sheet.from, end: sheet.to } }],
    ...(sections.length > 0 ? { section: sections } : {}),
  };
  const resources = [composition, patient, ...forms.flat(), ...moods, ...plan];
  return {
    resourceType: 'Bundle',
    identifier: { system: URI, value: UUID(newId()) },
    type: 'document',
    timestamp: at,
    entry: resources.map((resource) => ({ fullUrl: `${FHIR_BASE}/${resource.resourceType}/${resource.id}`, resource })),
  };
}

const referenceTo = ({ resourceType, id }: Pick<Resource, 'resourceType' | 'id'>) => ({
  reference: `${resourceType}/${id}`,
});

const scoreLine = ({ day, scores }: FormPart['rows'][number]): string =>
  `${day}: ${scores.map(({ label, value, band }) => `${label} ${value}${band ? ` (${band.label})` : ''}`).join(', ')}`;

type Subject = { reference: string };

/** One Observation a score that stands on the page, and the answers of the last time where they do. */
function formResources(
  { instrument, rows, answers, answersCut }: FormPart,
  subject: Subject,
  newId: () => string,
): Resource[] {
  const given = Object.fromEntries(answers.map(({ linkId, raw }) => [linkId, raw]));
  const lastDay = rows.at(-1)?.day ?? '';
  const filled = { id: newId(), answers: given, authored: lastDay, isSubmitted: true, subject: '' };
  const status = answersCut ? { status: 'amended' } : {};
  const response = { ...fhirResponse(instrument, filled), ...status, subject, source: subject } as unknown as Resource;
  const hasAnswers = answers.length > 0;
  const observations = rows.flatMap((row, at) => {
    const isLast = at === rows.length - 1;
    const made = fhirObservations(instrument, { ...filled, authored: row.day }, row.scores) as Resource[];
    return made.map(({ derivedFrom, ...observation }) => ({
      ...observation,
      id: newId(),
      subject,
      ...(isLast && hasAnswers ? { derivedFrom: [referenceTo(response)] } : {}),
    })) as Resource[];
  });
  return hasAnswers ? [response, ...observations] : observations;
}

function moodObservation(row: MoodRow, words: BundleWords, subject: Subject, id: string): Resource {
  const part = (code: string, text: string, value: number) => ({
    code: { coding: [{ system: `${FHIR_BASE}/CodeSystem/mood`, code }], text },
    valueInteger: value,
  });
  return {
    resourceType: 'Observation',
    id,
    status: 'final',
    category: SURVEY,
    code: { coding: [{ system: `${FHIR_BASE}/CodeSystem/mood`, code: 'mean' }], text: words.moods },
    subject,
    effectivePeriod: { start: row.from, end: row.to },
    valueQuantity: { value: row.mean, unit: '{score}', system: UCUM, code: '{score}' },
    component: [
      part('count', words.moodCount, row.count),
      part('lowest', words.moodLowest, row.lowest),
      part('highest', words.moodHighest, row.highest),
    ],
  };
}

function carePlan({ plan }: Sheet, words: BundleWords, subject: Subject, at: string, id: string): Resource {
  return {
    resourceType: 'CarePlan',
    id,
    status: 'active',
    intent: 'plan',
    title: words.plan,
    subject,
    author: subject,
    created: at,
    activity: plan.map(({ part, text }) => ({
      detail: { status: 'in-progress', description: `${words.planPart(part)}: ${text}` },
    })),
  };
}
