import { expect, test } from 'vitest';
import { byTheme, plainWords } from './form-words.ts';

const scored = (meaning: string | null) => ({
  scores: [{ id: 'total', label: 'Total score', value: 12, band: meaning === null ? null : { label: 'x', meaning } }],
});

test('a result is said in a plain sentence first, and "not a diagnosis" stands in its own place', () => {
  const meaning = 'Some signs of low mood. Worth repeating in two weeks. This is a screening score, not a diagnosis.';
  expect(plainWords(scored(meaning))).toEqual({
    lead: 'Some signs of low mood',
    more: 'Worth repeating in two weeks.',
  });
  expect(plainWords(scored('Well-being is on the low side; the PHQ-9 can tell more.'))).toEqual({
    lead: 'Well-being is on the low side',
    more: 'The PHQ-9 can tell more.',
  });
  expect(plainWords(scored('You bounce back well.'))).toEqual({ lead: 'You bounce back well', more: '' });
});

test('where nobody published ranges nothing is made up', () => {
  expect(plainWords(scored(null))).toBeNull();
  expect(plainWords({ scores: [] })).toBeNull();
});

test('forms stand by theme, and a new domain is not lost', () => {
  const form = (domain: string, questions = 5) => ({ domain, questions });
  const themes = byTheme([
    form('gratitude'),
    form('burnout', 13),
    form('anxiety', 7),
    form('sleep'),
    form('anxiety', 2),
  ]);
  expect(themes).toEqual([
    { theme: 'worry', heads: [form('anxiety', 2), form('anxiety', 7), form('burnout', 13)] },
    { theme: 'sleep', heads: [form('sleep')] },
    { theme: 'other', heads: [form('gratitude')] },
  ]);
});
