import { expect, test } from 'vitest';
import { exercisesFrom } from '#companion/content.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { bestOfTwoKinds, namedExercise, rankExercises, type Situation } from './select-exercises.ts';

const exercises = [...exercisesFrom(readContent()).values()];
const rank = (topics: string[], feelings: string[], more: Partial<Situation> = {}) =>
  rankExercises(exercises, {
    topics,
    feelings,
    patterns: [],
    values: { level: 0, topics, feelings, ...more.values },
    distress: null,
    done: [],
    ...more,
  });
const ids = (list: readonly { id: string }[]) => list.map((exercise) => exercise.id);

test.each([
  ['job-loss', 'ashamed', ['problem-solving', 'self-compassion']],
  ['work-stress', 'overwhelmed', ['worry-tree', 'box-breathing']],
  ['burnout', 'exhausted', ['wind-down', 'values-check']],
  ['boss-conflict', 'angry', ['dear-man', 'stop']],
  ['exams', 'anxious', ['thought-record', 'problem-solving']],
  ['breakup', 'lonely', ['reach-out', 'grief-remember']],
  ['parent-conflict', 'confused', ['decision-balance', 'dear-man']],
  ['panic', 'afraid', ['ground-54321', 'sigh-breathing']],
  ['worry', 'anxious', ['worry-postpone', 'worry-tree']],
  ['low-mood', 'numb', ['ba-planner', 'values-check']],
  ['sleep', 'frustrated', ['wind-down', 'pmr']],
  ['grief', 'sad', ['grief-remember']],
])('%s with %s brings its own tools first', (topic, feeling, wanted) => {
  expect(
    ids(rank([topic], [feeling]))
      .slice(0, wanted.length)
      .sort(),
  ).toEqual([...wanted].sort());
});

test('the second offer is of another kind than the best', () => {
  const [best, other] = bestOfTwoKinds(rank(['worry'], ['anxious']));
  expect(best?.kind).toBe('thought');
  expect(other?.kind).not.toBe('thought');
});

test('from eight of ten only the body and people are left', () => {
  const loud = rank(['worry', 'loneliness', 'self-worth'], ['overwhelmed', 'lonely'], { distress: 8 });
  expect(loud.length).toBeGreaterThan(2);
  expect(new Set(loud.map((exercise) => exercise.kind))).toEqual(new Set(['body', 'connection']));
});

test('what speaks against an exercise takes it out, and so does having done it', () => {
  const abuse = ids(rank(['partner-conflict', 'abuse'], ['hurt', 'afraid']));
  expect(abuse).not.toContain('dear-man');
  expect(abuse).not.toContain('opposite-action');
  expect(ids(rank(['sleep'], ['exhausted'], { done: ['wind-down'] }))).not.toContain('wind-down');
});

test('what helped before moves up, and what takes too long moves down', () => {
  const usual = ids(rank(['worry'], ['anxious']));
  const helped = ids(rank(['worry'], ['anxious'], { helpful: { pmr: 1, 'worry-postpone': 0 } }));
  expect(helped.indexOf('pmr')).toBeLessThan(usual.indexOf('pmr'));
  const short = rank(['burnout'], ['exhausted'], { minutes: 8 });
  expect(short[0]?.minutes).toBeLessThanOrEqual(8);
});

test('the longer of two names is the one that was meant', () => {
  expect(namedExercise('can we do box breathing', exercises)?.id).toBe('box-breathing');
  expect(namedExercise('some breathing please', exercises)?.id).toBe('sigh-breathing');
  expect(namedExercise('nothing of the kind', exercises)).toBeNull();
});
