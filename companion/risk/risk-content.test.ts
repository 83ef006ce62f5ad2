import { expect, test } from 'vitest';
import { createAssessor } from './assess.ts';
import { riskContentFrom } from './risk-content.ts';

const COMMON = {
  rules: [
    { id: 'kill', level: 2, category: 'suicide_active', all: ['own.kill'] },
    { id: 'strain', level: 1, category: 'distress', all: ['strain'] },
    { id: 'place', level: 3, category: 'suicide_imminent', all: ['own.place'] },
  ],
};
const CUES = { cues: { 'own.kill': 'xyz kah', strain: 'xyz mur' } };

const levelOf = (file: object, text: string): number =>
  createAssessor(riskContentFrom({ 'risk/every-language.yaml': COMMON, 'risk/qx.yaml': file })).assess({
    text,
    turns: [],
    language: 'qx',
  }).level;

test('a language that brings a rule of its own keeps the rules of every language', () => {
  const own = { ...CUES, rules: [{ id: 'own', level: 3, category: 'suicide_imminent', all: ['own.kill', 'strain'] }] };
  expect(levelOf(CUES, 'xyz kah')).toBe(2);
  expect(levelOf(own, 'xyz kah')).toBe(2);
  expect(levelOf(own, 'xyz kah xyz mur')).toBe(3);
});

test('a rule of its own takes the place of the common one with its name', () => {
  const own = { ...CUES, rules: [{ id: 'strain', level: 2, category: 'self_harm', all: ['strain'] }] };
  expect(levelOf(own, 'xyz mur')).toBe(2);
  expect(levelOf(own, 'xyz kah')).toBe(2);
});

test('only a language that says so goes without them', () => {
  expect(levelOf({ ...CUES, commonRules: false }, 'xyz kah')).toBe(0);
});
