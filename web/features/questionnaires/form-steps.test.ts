import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkQuestionnaire } from '#shared/questionnaires/check-questionnaire.ts';
import { askedNow, openingRule, placeAfter, placeBefore, placeToGoOn, possibleCount } from './form-steps.ts';

function form(id: string) {
  const file = new URL(`../../../content/questionnaires/${id}.fhir.json`, import.meta.url);
  const { instrument } = checkQuestionnaire(JSON.parse(readFileSync(file, 'utf8')), `${id}.fhir.json`);
  if (!instrument) throw new Error(id);
  return instrument;
}
const phq9 = form('phq-9');
const trauma = form('pc-ptsd-5');
const nine = (raw: number) => Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`phq9-${at + 1}`, raw]));

test('the difficulty question is left out where nothing was a bother, and the count says so', () => {
  expect(possibleCount(phq9, {})).toBe(10);
  expect(placeAfter(phq9, nine(0), 'phq9-9')).toBe('end');
  expect(possibleCount(phq9, nine(0))).toBe(9);
  expect(placeAfter(phq9, nine(1), 'phq9-9')).toEqual({ linkId: 'phq9-10' });
});

test('what a gate closes is not walked through, back and forth', () => {
  expect(possibleCount(trauma, {})).toBe(6);
  expect(askedNow(trauma, { 'ptsd-0': 0 })).toHaveLength(1);
  expect(placeAfter(trauma, { 'ptsd-0': 0 }, 'ptsd-0')).toBe('end');
  expect(placeBefore(trauma, { 'ptsd-0': 0 }, 'end')).toEqual({ linkId: 'ptsd-0' });
  expect(placeBefore(trauma, {}, { linkId: 'ptsd-0' })).toBeNull();
});

test('a form is gone on with at the question in sight, else at the first open one, else at its end', () => {
  expect(placeToGoOn(phq9, {}, null)).toEqual({ linkId: 'phq9-1' });
  expect(placeToGoOn(phq9, { 'phq9-1': 0 }, 'phq9-4')).toEqual({ linkId: 'phq9-4' });
  expect(placeToGoOn(phq9, { 'phq9-1': 0, 'phq9-2': 1 }, 'phq9-2')).toEqual({ linkId: 'phq9-3' });
  expect(placeToGoOn(phq9, { ...nine(1), 'phq9-10': 1 }, null)).toBe('end');
});

test.each([0, 1, 2, 3])('item 9 of the PHQ-9 at %i', (raw) => {
  expect(openingRule(phq9, { 'phq9-9': raw })?.id).toBe(raw === 0 ? undefined : 'phq9-item9');
});
