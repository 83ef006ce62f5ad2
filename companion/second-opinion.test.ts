import { expect, test } from 'vitest';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import type { Assessment } from './risk/assess.ts';
import { changesAnything, type SecondOpinion, weighTogether } from './second-opinion.ts';

const rules = (level: RiskLevel, ...categories: RiskCategory[]): Assessment => ({
  level,
  category: categories[0] ?? 'none',
  categories,
  rules: [],
  cleared: true,
  ask: false,
  sure: true,
  topics: [],
});
const model = (
  level: RiskLevel,
  category: RiskCategory,
  subject: SecondOpinion['subject'] = 'self',
): SecondOpinion => ({ level, category, subject });

test('without a model the rules stand alone', () => {
  const alone = rules(2, 'suicide_active');
  expect(weighTogether(alone, undefined)).toBe(alone);
});

test('the more careful of the two counts, for every pair of levels', () => {
  const levels = [0, 1, 2, 3] as const;
  for (const one of levels) {
    for (const two of levels) {
      const both = weighTogether(rules(one, 'suicide_active'), model(two, 'suicide_active'));
      expect(both.level).toBe(Math.max(one, two));
    }
  }
});

test('what the model raises is not taken for cleared, and names its kind first', () => {
  const raised = weighTogether(rules(1, 'distress'), model(3, 'suicide_imminent'));
  expect(raised).toMatchObject({ category: 'suicide_imminent', cleared: false });
  expect(raised.categories).toEqual(['suicide_imminent', 'distress']);
  expect(weighTogether(rules(0), model(2, 'none')).category).toBe('suicide_active');
});

test('danger to somebody else is worry about somebody else', () => {
  expect(weighTogether(rules(0), model(2, 'suicide_active', 'other')).category).toBe('third_party_risk');
  expect(weighTogether(rules(0), model(2, 'abuse_violence', 'other')).category).toBe('abuse_violence');
});

test('only worry about somebody else can go down, and only to 1', () => {
  expect(weighTogether(rules(2, 'third_party_risk'), model(0, 'none', 'other')).level).toBe(1);
  expect(weighTogether(rules(2, 'third_party_risk'), model(0, 'none', 'nobody')).level).toBe(2);
  expect(weighTogether(rules(2, 'suicide_active'), model(0, 'none', 'other')).level).toBe(2);
  expect(weighTogether(rules(2, 'third_party_risk', 'suicide_passive'), model(0, 'none', 'other')).level).toBe(2);
  expect(weighTogether(rules(3, 'third_party_risk'), model(0, 'none', 'other')).level).toBe(3);
});

test('a turn is taken again only where the opinion can change it', () => {
  expect(changesAnything({ level: 2, categories: ['suicide_active'] }, model(2, 'suicide_active'))).toBe(false);
  expect(changesAnything({ level: 1, categories: [] }, model(2, 'suicide_active'))).toBe(true);
  expect(changesAnything({ level: 2, categories: ['third_party_risk'] }, model(1, 'distress', 'other'))).toBe(true);
});
