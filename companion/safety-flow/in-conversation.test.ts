import { expect, test } from 'vitest';
import type { Assessment } from '#companion/risk/assess.ts';
import { inConversation } from './in-conversation.ts';

const guess: Assessment = {
  level: 2,
  category: 'suicide_passive',
  categories: ['suicide_passive'],
  rules: ['model', 'self.weak'],
  cleared: false,
  ask: false,
  sure: false,
  unsureLevel: 1,
  topics: [],
};

test('a wish to be dead that a rule and the model half hear is met as distress, with one question', () => {
  expect(inConversation({ ...guess, close: true }, [])).toMatchObject({ level: 1, category: 'distress', ask: true });
  expect(inConversation(guess, [])).toMatchObject({ level: 1, ask: false });
});

test('a guess of the model alone, and one of another kind, is met without a question', () => {
  expect(inConversation({ ...guess, rules: ['model'] }, [])).toMatchObject({ level: 1, ask: false });
  const other = { ...guess, category: 'abuse_violence' as const, rules: ['model', 'abuse.weak'] };
  expect(inConversation(other, [])).toMatchObject({ level: 1, ask: false });
});

test('a guess without any other sign is let be, and what is sure stays as it is', () => {
  expect(inConversation({ ...guess, unsureLevel: 0 }, [])).toMatchObject({ level: 0, category: 'none', ask: false });
  expect(inConversation({ ...guess, sure: true }, [])).toMatchObject({ level: 2, category: 'suicide_passive' });
});

test('mania and voices are asked about when they are half heard again', () => {
  const voices = { ...guess, category: 'psychosis_mania' as const };
  expect(inConversation(voices, []).level).toBe(1);
  expect(inConversation(voices, [null, 'psychosis_mania']).level).toBe(2);
});

test('of a danger between people a guess alone raises a question and no alarm, until a dark word was said', () => {
  const sure = { ...guess, level: 3 as const, sure: true, rules: ['model'], category: 'abuse_violence' as const };
  expect(inConversation(sure, [], true).level).toBe(2);
  expect(inConversation(sure, [], false).level).toBe(3);
  expect(inConversation({ ...sure, rules: ['abuse.now', 'model'] }, [], true).level).toBe(3);
  expect(inConversation({ ...sure, category: 'suicide_imminent' }, [], true).level).toBe(3);
});
