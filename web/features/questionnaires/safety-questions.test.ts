import { describe, expect, test } from 'vitest';
import { type Given, levelAfter, nextSafetyQuestion, outcomeOf, type SafetyReply } from './safety-questions.ts';

/** Answers every question as told until none is left. */
function walk(replies: Partial<Record<string, SafetyReply>>) {
  let given: Given = {};
  const asked: string[] = [];
  for (let question = nextSafetyQuestion(given); question; question = nextSafetyQuestion(given)) {
    asked.push(question);
    given = { ...given, [question]: replies[question] ?? 'no' };
  }
  return { asked, level: levelAfter(given), outcome: outcomeOf(given) };
}

describe('the questions before a score', () => {
  test('two plain noes end them', () => {
    expect(walk({})).toMatchObject({ asked: ['thoughts', 'before'], level: 1 });
  });

  test('thoughts lead through how, meaning to and before, and ask for a person today', () => {
    expect(walk({ thoughts: 'yes' })).toMatchObject({ asked: ['thoughts', 'how', 'mean', 'before'], level: 2 });
  });

  test('a time or means at hand end them at once, at the highest level', () => {
    const { asked, outcome } = walk({ thoughts: 'yes', mean: 'unsure', time: 'yes' });
    expect(asked).toEqual(['thoughts', 'how', 'mean', 'time']);
    expect(outcome).toEqual({ outcome: 'asked', level: 3 });
  });

  test('an attempt counts by how long ago it was', () => {
    expect(walk({ before: 'yes' }).level).toBe(2);
    expect(walk({ before: 'yes', recent: 'yes' }).level).toBe(3);
  });

  test('whoever twice would rather not say is not asked again, and that is a skip', () => {
    expect(walk({ thoughts: 'declined', how: 'declined' })).toEqual({
      asked: ['thoughts', 'how'],
      level: 2,
      outcome: { outcome: 'skipped' },
    });
  });
});
