import { expect, test } from 'vitest';
import type { Assessment } from '#companion/risk/assess.ts';
import { lessThanHeard } from './less-than-heard.ts';

const byModel = (category: Assessment['category']): Assessment =>
  ({ level: 2, category, categories: [category], rules: ['model'], ask: false }) as unknown as Assessment;
const said = 'its kind of on purpose. it feels good to be in control of something';

test('eating less on purpose is asked about as eating', () => {
  expect(lessThanHeard(byModel('self_harm'), said, ['im not eating much either'], null).rules).toEqual([
    'self.gathered.eating',
  ]);
});

test('a wound that was told stays one, and so does control without a word of food', () => {
  const heard = byModel('self_harm');
  expect(lessThanHeard(heard, said, ['im not eating much', 'i cut my arms'], null)).toBe(heard);
  expect(lessThanHeard(heard, said, ['i had a bad week'], null)).toBe(heard);
});

test('a saying that the model alone takes for an end is distress, and not beside a word of dying', () => {
  const heard = byModel('suicide_imminent');
  const saying = 'my mum is gonna kill me if she finds out i told my friends im going';
  expect(lessThanHeard(heard, saying, [], null).level).toBe(1);
  expect(lessThanHeard(heard, saying, ['i want to be dead'], null)).toBe(heard);
});

const byRule = (level: 1 | 2, rule: string, risk = 0.01): Assessment =>
  ({
    level,
    ask: level === 1,
    category: 'distress',
    categories: ['distress'],
    rules: [rule],
    share: { risk },
  }) as unknown as Assessment;

test('an appetite that a parting took is no eating disorder, and one given up to be thin stays what it is', () => {
  const heard = byRule(2, 'eat.disorder');
  expect(lessThanHeard(heard, 'hardly eating since the split', [], null).level).toBe(1);
  expect(lessThanHeard(heard, "i haven't eaten since the split and i like how thin i look", [], null)).toBe(heard);
  expect(lessThanHeard(heard, "i haven't eaten outside this house since spring", [], null)).toBe(heard);
});

test('a blow that the model all but rules out asks about nobody, and one by somebody of the home does', () => {
  const heard = byRule(1, 'abuse.hit', 0.1);
  expect(lessThanHeard(heard, 'SHE pushed ME and we got detention', [], null).ask).toBe(false);
  expect(lessThanHeard(heard, 'my dad used to hit us', [], null)).toBe(heard);
  expect(lessThanHeard(heard, 'she pushed me', ['my boyfriend hits me'], null)).toBe(heard);
});
