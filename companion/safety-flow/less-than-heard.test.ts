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
