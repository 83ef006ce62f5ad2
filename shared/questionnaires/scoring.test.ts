import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultOf } from './answers.ts';
import { checkQuestionnaire } from './check-questionnaire.ts';
import type { Instrument } from './instrument.contract.ts';
import { changeSince, itemSafety, scoreAnswers } from './scoring.ts';

const FOLDER = new URL('../../content/questionnaires/', import.meta.url);
const instruments = new Map<string, Instrument>();
for (const name of readdirSync(FOLDER)) {
  const { instrument } = checkQuestionnaire(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')), name);
  if (instrument) instruments.set(instrument.id, instrument);
}
const formOf = (id: string): Instrument => {
  const instrument = instruments.get(id);
  if (!instrument) throw new Error(`no ${id}`);
  return instrument;
};

/** Printed values in the order of the form, by hand; `-` leaves one out. */
function fill(id: string, values: string): Record<string, number> {
  const given = values.split(' ');
  const answers = formOf(id).questions.map(({ linkId }, index) => [linkId, given[index]] as const);
  return Object.fromEntries(
    answers.flatMap(([linkId, value]) => (value && value !== '-' ? [[linkId, Number(value)]] : [])),
  );
}
const score = (id: string, values: string) => scoreAnswers(formOf(id), fill(id, values));

describe('totals and bands, every edge by hand', () => {
  // Each line: the form, its printed answers, the total, the band. Sources: the `source` of each file.
  test.each<[string, string, number | null, string | null]>([
    ['phq-9', '0 0 0 0 0 0 0 0 0', 0, 'Minimal'],
    ['phq-9', '1 1 1 1 0 0 0 0 0', 4, 'Minimal'],
    ['phq-9', '1 1 1 1 1 0 0 0 0', 5, 'Mild'],
    ['phq-9', '1 1 1 1 1 1 1 1 1', 9, 'Mild'],
    ['phq-9', '2 1 1 1 1 1 1 1 1 3', 10, 'Moderate'],
    ['phq-9', '2 2 2 2 2 1 1 1 1', 14, 'Moderate'],
    ['phq-9', '2 2 2 2 2 2 1 1 1', 15, 'Moderately severe'],
    ['phq-9', '3 2 2 2 2 2 2 2 2', 19, 'Moderately severe'],
    ['phq-9', '3 3 2 2 2 2 2 2 2', 20, 'Severe'],
    ['phq-9', '3 3 3 3 3 3 3 3 3 3', 27, 'Severe'],
    ['phq-2', '1 1', 2, 'Below the screening threshold'],
    ['phq-2', '2 1', 3, 'Above the screening threshold'],
    ['phq-2', '3 3', 6, 'Above the screening threshold'],
    ['gad-7', '1 1 1 1 0 0 0', 4, 'Minimal'],
    ['gad-7', '1 1 1 1 1 0 0', 5, 'Mild'],
    ['gad-7', '2 2 1 1 1 1 1', 9, 'Mild'],
    ['gad-7', '2 2 2 1 1 1 1', 10, 'Moderate'],
    ['gad-7', '2 2 2 2 2 2 2', 14, 'Moderate'],
    ['gad-7', '3 2 2 2 2 2 2', 15, 'Severe'],
    ['gad-7', '3 3 3 3 3 3 3', 21, 'Severe'],
    ['gad-2', '0 2', 2, 'Below the screening threshold'],
    ['gad-2', '0 3', 3, 'Above the screening threshold'],
    ['phq-4', '1 1 0 0', 2, 'None'],
    ['phq-4', '1 1 1 0', 3, 'Mild'],
    ['phq-4', '2 1 1 1', 5, 'Mild'],
    ['phq-4', '2 2 1 1', 6, 'Moderate'],
    ['phq-4', '2 2 2 2', 8, 'Moderate'],
    ['phq-4', '3 2 2 2', 9, 'Severe'],
    ['k10', '1 1 1 1 1 1 1 1 1 1', 10, 'Low'],
    ['k10', '2 2 2 2 2 1 1 1 1 1', 15, 'Low'],
    ['k10', '2 2 2 2 2 2 1 1 1 1', 16, 'Moderate'],
    ['k10', '3 2 2 2 2 2 2 2 2 2', 21, 'Moderate'],
    ['k10', '3 3 2 2 2 2 2 2 2 2', 22, 'High'],
    ['k10', '3 3 3 3 3 3 3 3 3 2', 29, 'High'],
    ['k10', '3 3 3 3 3 3 3 3 3 3', 30, 'Very high'],
    ['k10', '5 5 5 5 5 5 5 5 5 5', 50, 'Very high'],
    ['k6', '1 1 1 1 0 0', 4, 'Low'],
    ['k6', '1 1 1 1 1 0', 5, 'Moderate'],
    ['k6', '2 2 2 2 2 2', 12, 'Moderate'],
    ['k6', '3 2 2 2 2 2', 13, 'High (serious psychological distress range)'],
    ['k6', '4 4 4 4 4 4', 24, 'High (serious psychological distress range)'],
    ['who-5', '0 0 0 0 0', 0, 'Very low well-being'],
    ['who-5', '2 2 1 1 1', 28, 'Very low well-being'],
    ['who-5', '2 2 2 1 1', 32, 'Low well-being'],
    ['who-5', '3 3 2 2 2', 48, 'Low well-being'],
    ['who-5', '3 3 3 2 2', 52, 'Good well-being'],
    ['who-5', '5 5 5 5 5', 100, 'Good well-being'],
    ['pss-4', '0 4 4 0', 0, null],
    ['pss-4', '4 0 0 4', 16, null],
    ['pss-4', '3 1 0 2', 12, null],
    ['mos-sleep-6', '1 6 6 6 6 1', 0, null],
    ['mos-sleep-6', '6 1 1 1 1 6', 100, null],
    ['mos-sleep-6', '2 5 4 4 5 3', 30, null],
    ['mos-sleep-6', '1 6 6 6 6 2', 3.33, null],
    ['audit-c', '1 1 0', 2, 'Lower risk'],
    ['audit-c', '1 1 1', 3, 'Above the screening threshold'],
    ['audit-c', '4 4 4', 12, 'Above the screening threshold'],
    ['audit-c', '0', 0, 'Lower risk'],
    ['audit', '0 - - - - - - - 0 0', 0, 'Lower risk'],
    ['audit', '0 - - - - - - - 4 4', 8, 'Increasing risk'],
    ['audit', '4 3 0 0 0 0 0 0 0 0', 7, 'Lower risk'],
    ['audit', '4 4 0 0 0 0 0 0 0 0', 8, 'Increasing risk'],
    ['audit', '4 4 4 3 0 0 0 0 0 0', 15, 'Increasing risk'],
    ['audit', '4 4 4 0 0 0 0 0 2 2', 16, 'Higher risk'],
    ['audit', '4 4 4 3 0 0 0 0 2 2', 19, 'Higher risk'],
    ['audit', '4 4 4 4 0 0 0 0 2 2', 20, 'Possible dependence'],
    ['audit', '4 4 4 4 4 4 4 4 4 4', 40, 'Possible dependence'],
    ['ucla-3', '1 1 1', 3, 'Lower'],
    ['ucla-3', '2 2 1', 5, 'Lower'],
    ['ucla-3', '2 2 2', 6, 'Higher'],
    ['ucla-3', '3 3 3', 9, 'Higher'],
    ['rses', '3 0 3 3 0 0 3 0 0 3', 30, 'High self-esteem'],
    ['rses', '3 3 3 3 3 3 3 3 3 3', 15, 'Usual range'],
    ['rses', '2 3 3 3 3 3 3 3 3 3', 14, 'Low self-esteem'],
    ['rses', '2 1 2 2 1 1 2 0 1 3', 22, 'Usual range'],
    ['rses', '2 1 3 3 0 0 3 1 1 2', 25, 'Usual range'],
    ['rses', '2 1 3 3 0 0 3 1 0 2', 26, 'High self-esteem'],
    ['rses', '0 3 0 0 3 3 0 3 3 0', 0, 'Low self-esteem'],
    ['brs', '1 5 1 5 1 5', 1, 'Low resilience'],
    ['brs', '3 3 3 3 3 4', 2.83, 'Low resilience'],
    ['brs', '3 3 3 3 3 3', 3, 'Normal resilience'],
    ['brs', '4 2 4 2 4 1', 4.17, 'Normal resilience'],
    ['brs', '4 2 4 1 4 1', 4.33, 'High resilience'],
    ['brs', '5 1 5 1 5 1', 5, 'High resilience'],
    ['swls', '1 2 2 2 2', 9, 'Extremely dissatisfied'],
    ['swls', '2 2 2 2 2', 10, 'Dissatisfied'],
    ['swls', '3 3 3 3 2', 14, 'Dissatisfied'],
    ['swls', '3 3 3 3 3', 15, 'Slightly dissatisfied'],
    ['swls', '4 4 4 4 3', 19, 'Slightly dissatisfied'],
    ['swls', '4 4 4 4 4', 20, 'Neutral'],
    ['swls', '5 4 4 4 4', 21, 'Slightly satisfied'],
    ['swls', '5 5 5 5 5', 25, 'Slightly satisfied'],
    ['swls', '6 5 5 5 5', 26, 'Satisfied'],
    ['swls', '6 6 6 6 6', 30, 'Satisfied'],
    ['swls', '7 6 6 6 6', 31, 'Extremely satisfied'],
    ['pc-ptsd-5', '0', 0, 'Below the screening threshold'],
    ['pc-ptsd-5', '1 0 0 0 0 0', 0, 'Below the screening threshold'],
    ['pc-ptsd-5', '1 1 1 0 0 0', 2, 'Below the screening threshold'],
    ['pc-ptsd-5', '1 1 1 1 0 0', 3, 'Near the screening threshold'],
    ['pc-ptsd-5', '1 1 1 1 1 0', 4, 'Above the screening threshold'],
    ['pc-ptsd-5', '1 1 1 1 1 1', 5, 'Above the screening threshold'],
    ['scoff', '1 0 0 0 0', 1, 'Below the screening threshold'],
    ['scoff', '1 0 1 0 0', 2, 'Above the screening threshold'],
    ['scs-sf', '5 1 1 5 1 1 1 5 5 1 5 5', 1, 'Low'],
    ['scs-sf', '1 5 5 1 5 5 5 1 1 5 1 1', 5, 'High'],
    ['scs-sf', '3 3 3 3 3 3 3 3 3 3 3 3', 3, 'Moderate'],
    ['scs-sf', '4 2 2 3 2 2 2 3 3 2 3 3', 2.42, 'Low'],
    ['scs-sf', '3 2 2 3 2 2 2 3 3 2 3 3', 2.5, 'Moderate'],
    ['scs-sf', '4 4 4 3 4 4 4 3 3 4 3 3', 3.42, 'Moderate'],
    ['scs-sf', '3 4 4 3 4 4 4 3 3 4 3 3', 3.5, 'High'],
    ['cbi', '50 50 50 50 50 50 50 50 50 50 50 50 50', null, null],
  ])('%s %s is %s, %s', (id, values, total, band) => {
    const result = score(id, values);
    expect(faultOf(formOf(id), fill(id, values))).toBeNull();
    expect(result).toMatchObject({ complete: true, missing: [], band });
    expect(result.scores.total).toBe(total);
  });
});

describe('parts', () => {
  test.each<[string, string, Record<string, number>, Record<string, string | null>]>([
    ['phq-4', '2 1 1 1', { anxiety: 3, depression: 2 }, { anxiety: 'Above threshold', depression: 'Below threshold' }],
    ['phq-4', '1 1 0 3', { anxiety: 2, depression: 3 }, { anxiety: 'Below threshold', depression: 'Above threshold' }],
    ['who-5', '3 3 3 2 2', { raw: 13 }, { raw: null }],
    ['audit', '4 3 2 1 2 3 0 0 0 0', { 'audit-c': 9, dependence: 6 }, { 'audit-c': null, dependence: null }],
    ['audit', '0 - - - - - - - 2 2', { 'audit-c': 0, dependence: 0 }, { 'audit-c': null, dependence: null }],
    [
      'cbi',
      '100 75 50 25 0 50 100 75 50 25 0 50 100',
      { personal: 50, work: 42.86 },
      { personal: 'Higher', work: 'Lower' },
    ],
    [
      'cbi',
      '50 50 50 50 50 25 50 50 50 50 50 50 50',
      { personal: 45.83, work: 50 },
      { personal: 'Lower', work: 'Higher' },
    ],
    ['cbi', '0 0 0 0 0 0 0 0 0 0 0 0 0', { personal: 0, work: 14.29 }, { personal: 'Lower', work: 'Lower' }],
    [
      'scs-sf',
      '1 2 3 4 5 1 2 3 4 5 1 2',
      {
        'self-kindness': 1.5,
        'self-judgment': 4.5,
        'common-humanity': 5,
        isolation: 2.5,
        mindfulness: 2.5,
        'over-identification': 3.5,
      },
      {
        'self-kindness': null,
        'self-judgment': null,
        'common-humanity': null,
        isolation: null,
        mindfulness: null,
        'over-identification': null,
      },
    ],
  ])('%s %s', (id, values, parts, bands) => {
    const { scores, subscaleBands } = score(id, values);
    const { total: _, ...rest } = scores;
    expect(rest).toEqual(parts);
    expect(subscaleBands).toEqual(bands);
  });
});

describe('what is missing', () => {
  test('keeps every score and band back, and names the questions', () => {
    expect(score('phq-9', '1 - 1 1 1 1 1 1 -')).toEqual({
      complete: false,
      missing: ['phq9-2', 'phq9-9'],
      scores: { total: null },
      band: null,
      subscaleBands: {},
      safety: [],
    });
    expect(score('brs', '3 3 3 3 3 -')).toMatchObject({ complete: false, missing: ['brs-6'], scores: { total: null } });
    expect(score('phq-4', '3 3 - 0')).toMatchObject({ scores: { anxiety: null }, subscaleBands: { anxiety: null } });
  });

  test('is nothing behind a closed gate, and the gate itself where it is open to answer', () => {
    expect(score('pc-ptsd-5', '-').missing).toEqual(['ptsd-0']);
    expect(score('pc-ptsd-5', '1 1').missing).toEqual(['ptsd-2', 'ptsd-3', 'ptsd-4', 'ptsd-5']);
    expect(score('audit', '0').missing).toEqual(['audit-9', 'audit-10']);
    expect(score('audit-c', '1').missing).toEqual(['audit-2', 'audit-3']);
    expect(score('audit-c', '-').missing).toEqual(['audit-1', 'audit-2', 'audit-3']);
  });
});

describe('what is no answer', () => {
  test.each<[string, Record<string, unknown>, string]>([
    ['phq-9', { 'phq9-11': 0 }, 'questionnaires.item_unknown'],
    ['phq-9', { toString: 0 }, 'questionnaires.item_unknown'],
    ['phq-9', { 'phq9-1': 4 }, 'questionnaires.answer_unknown'],
    ['phq-9', { 'phq9-1': '1' }, 'questionnaires.answer_unknown'],
    ['phq-9', { 'phq9-1': null }, 'questionnaires.answer_unknown'],
    ['audit', { 'audit-9': 1 }, 'questionnaires.answer_unknown'],
    ['cbi', { 'cbi-1': 3 }, 'questionnaires.answer_unknown'],
    ['audit-c', { 'audit-1': 0, 'audit-2': 0 }, 'questionnaires.item_closed'],
    ['pc-ptsd-5', { 'ptsd-0': 0, 'ptsd-3': 1 }, 'questionnaires.item_closed'],
  ])('%s %j', (id, answers, code) => {
    expect(faultOf(formOf(id), answers)).toBe(code);
  });

  test('the difficulty question may be answered or not, is never added, and is left out where nothing was difficult', () => {
    expect(score('phq-9', '1 0 0 0 0 0 0 0 0 3').scores.total).toBe(1);
    const nothing = fill('phq-9', '0 0 0 0 0 0 0 0 0 2');
    expect(faultOf(formOf('phq-9'), nothing)).toBeNull();
    expect(scoreAnswers(formOf('phq-9'), nothing)).toMatchObject({ complete: true, scores: { total: 0 } });
  });
});

describe('safety', () => {
  test.each<[string, string, string[]]>([
    ['phq-9', '0 0 0 0 0 0 0 0 1', ['phq9-item9']],
    ['phq-9', '- - - - - - - - 1', ['phq9-item9']],
    ['phq-9', '3 3 3 3 3 3 2 0 0', ['phq9-severe']],
    ['phq-9', '3 3 3 3 3 3 1 0 0', []],
    ['phq-9', '3 3 3 3 3 3 3 3 3', ['phq9-item9', 'phq9-severe']],
    ['phq-2', '2 1', ['phq2-positive']],
    ['phq-4', '3 3 1 1', []],
    ['phq-4', '0 0 1 2', ['phq4-depression']],
    ['gad-7', '3 3 3 3 3 0 0', ['gad7-severe']],
    ['gad-7', '3 3 3 3 2 0 0', []],
    ['k10', '3 3 3 3 3 3 3 3 3 3', ['k10-veryhigh']],
    ['k6', '3 2 2 2 2 2', ['k6-high']],
    ['who-5', '2 2 1 1 1', ['who5-low']],
    ['who-5', '2 2 2 1 1', []],
    ['mos-sleep-6', '- 2', ['mos-breath']],
    ['mos-sleep-6', '- 3', []],
    ['audit', '1 0 0 0 0 1 0 0 0 0', ['audit-dependence']],
    ['audit', '- - - - - 1', ['audit-dependence']],
    ['audit', '4 4 4 4 0 0 0 0 4 0', ['audit-dependence']],
    ['scoff', '1 1 0 0 0', ['scoff-positive']],
    ['cbi', '- - - 75', ['cbi-cannot']],
    ['cbi', '- - - 50', []],
    ['pc-ptsd-5', '1 1 1 1 1 1', []],
  ])('%s %s: %j', (id, values, rules) => {
    expect(score(id, values).safety).toEqual(rules);
  });

  test('a single answer says so at once, before any score', () => {
    const rules = itemSafety(formOf('phq-9'), { 'phq9-9': 3 });
    expect(rules).toMatchObject([{ id: 'phq9-item9', severity: 'immediate', level: 2 }]);
    expect(itemSafety(formOf('phq-9'), { 'phq9-9': 0 })).toEqual([]);
  });
});

test.each<[string, number | null, number | null, number | null, boolean | null]>([
  ['phq-9', 9, 14, -5, true],
  ['phq-9', 10, 14, -4, false],
  ['phq-9', 20, 5, 15, true],
  ['gad-7', 12, 8, 4, true],
  ['gad-7', 11, 8, 3, false],
  ['who-5', 52, 44, 8, false],
  ['who-5', 40, 52, -12, true],
  ['brs', 3.17, 2.83, 0.34, null],
  ['k10', 20, 40, -20, null],
  ['cbi', null, null, null, null],
  ['phq-9', null, 4, null, null],
])('%s now %s, before %s: a change of %s, reliable: %s', (id, now, before, difference, reliable) => {
  expect(changeSince(formOf(id), now, before)).toEqual({ difference, reliable });
});
