import { describe, expect, test } from 'vitest';
import { daysIn, saidToIdea } from './said-to-idea.ts';

describe('to an idea', () => {
  test.each([
    'yes',
    'ok',
    'Yes please',
    'sure, why not',
    'ok ill try that',
    "I'll try it tonight",
    'Sounds alright.',
    'Two days off sounds alright. Mon and Tue maybe.',
    'No shakes. Two days off sounds alright. Mon and Tue maybe.',
    'No I meant yes to the two days. Mon and Tue.',
    'no i meant yes',
    'Half an hour sounds doable. Tue and Thu maybe.',
    'I could do that I suppose. Probably at the weekend.',
    'i guess i could give it a go on thursday',
    'that could work',
    'good idea',
    'might be worth a try',
    "That's a good plan, thank you.",
    'I like the walk one',
    "ok, i'll start with ten minutes",
    'seems sensible. After work then.',
    'fine, but only on Sundays',
    'maybe, I could try it after lunch',
    'alright then',
    'yeah go on then',
  ])('"%s" is a yes', (words) => expect(saidToIdea(words.replace(/\bill\b/, "I'll"))).toBe('yes'));

  test.each(['maybe', 'hmm not sure', "I don't know", "I'll think about it", 'perhaps'])(
    '"%s" is half a yes',
    (words) => expect(saidToIdea(words)).toBe('half'),
  );

  test.each(['no', 'Not really', 'nah', "I can't do that", 'no thanks', "That won't work", "No, I'd rather not"])(
    '"%s" is a no',
    (words) => expect(saidToIdea(words)).toBe('no'),
  );

  test.each([
    'he sounds ok with it',
    'ok but why',
    "that sounds good but I can't afford it",
    'My dad is fine',
    'What would that do?',
    'I lost my keys today',
  ])('"%s" takes nothing', (words) => expect(saidToIdea(words)).toBeNull());
});

describe('the days of a yes', () => {
  test('are called by their names', () => {
    expect(daysIn('Two days off sounds alright. Mon and Tue maybe.')).toBe('Monday and Tuesday');
    expect(daysIn('ok. on sat')).toBe('Saturday');
  });
  test('are no "sun" and no "sat"', () => {
    expect(daysIn('I sat in the sun.')).toBeUndefined();
  });
});
