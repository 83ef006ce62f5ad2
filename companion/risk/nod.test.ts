import { expect, test } from 'vitest';
import { pack } from '#companion/classifier/linear-model.ts';
import { createAssessor } from './assess.ts';
import { riskContentFrom } from './risk-content.ts';

/** A model that gives every message the same shares: its weights are all 0. */
const unmoved = (classes: string[], bias: number[]) => ({
  classes,
  buckets: 4,
  bias,
  step: 1,
  weights: pack(new Int8Array(4 * classes.length), classes.length),
});
/** A model that says the same of everything: the higher, the calmer. */
const calm = (how: number) => ({
  levels: unmoved(['0', '1', '2', '3'], [how, 0, 0, 0]),
  categories: unmoved(['none', 'suicide_active'], [0, 0]),
  parts: { any: { itself: 0, whole: 0, part: 0 } },
  thresholds: { risk: { any: 0.5, en: 0.5 }, danger: 0.4, strain: 0.8, nod: 0.2, doubt: 0.12, sure: {} },
  weakRules: [],
  fingerprint: '',
});
const assessorWith = (how: number) =>
  createAssessor(
    riskContentFrom({
      'risk/every-language.yaml': {
        rules: [{ id: 'kill', level: 2, category: 'suicide_active', all: ['own.kill'] }],
      },
      'risk/en.yaml': { cues: { 'own.kill': 'end of me' } },
      'risk/tr.yaml': { cues: { 'own.kill': 'sonum olacak' } },
      'models/risk.json': calm(how),
    }),
  );
const judge = (text: string, language: string, how = 3) => assessorWith(how).assess({ text, turns: [], language });

test('what a rule saw and the model all but rules out comes to a gentle question', () => {
  expect(judge('that was the end of me', 'en')).toMatchObject({ level: 1, category: 'distress', ask: true });
});

test('what the model rules out as good as wholly asks nothing', () => {
  expect(judge('that was the end of me', 'en', 5)).toMatchObject({ level: 1, category: 'distress', ask: false });
});

test('in a language it never learned the model says nothing against a rule', () => {
  expect(judge('bu benim sonum olacak', 'tr').level).toBe(2);
});
