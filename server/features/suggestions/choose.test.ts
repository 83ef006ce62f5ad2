import { beforeAll, describe, expect, test } from 'vitest';
import { exercisesFrom } from '#companion/content.ts';
import { readContent } from '#companion/testing/read-content.ts';
import type { PastRun } from '#server/features/exercises/past-runs.service.ts';
import type { Ground } from './candidates.ts';
import { choose } from './choose.ts';
import type { Facts, Talk } from './facts.ts';
import type { Weighing } from './score.ts';
import { type History, NO_HISTORY } from './suggestion-record.ts';
import { suggestionTexts } from './suggestion-texts.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-03-05T12:00:00Z');
const TALK: Talk = {
  chatId: 'chat-1',
  at: NOW - 3_600_000,
  riskMax: 0,
  exercises: [],
  topics: ['work-stress'],
  feelings: ['overwhelmed'],
  people: true,
  categories: [],
  distress: null,
  far: 0,
  quote: 'there is no gap between one demand and the next',
  ratings: [],
};
const NONE: Facts = {
  now: NOW,
  risk: 0,
  talks: [],
  moods: [],
  runs: [],
  minded: [],
  memories: [],
  plans: [],
  results: [],
  forms: [],
};

let ground: Pick<Ground, 'exercises' | 'texts'>;
beforeAll(async () => {
  ground = { exercises: exercisesFrom(readContent()), texts: await suggestionTexts() };
});

const weigh = (facts: Partial<Facts>, history: Record<string, Partial<History>> = {}, seed = 'a'): Weighing => ({
  ...ground,
  facts: { ...NONE, ...facts },
  lastTypes: [],
  kinds: new Map(),
  history: (key) => ({ ...NO_HISTORY, ...history[key] }),
  seed,
});
const refs = (facts: Partial<Facts>, history = {}, seed = 'a', personAt = NOW - 2 * DAY) =>
  choose(weigh(facts, history, seed), personAt).suggestions.map(({ refId }) => refId);

describe('what is chosen', () => {
  test('is the same for the same facts, answers and day', () => {
    expect(refs({ talks: [TALK] })).toEqual(refs({ talks: [TALK] }));
  });

  test('is something new on about one day in ten', () => {
    const days = Array.from({ length: 400 }, (_, day) => choose(weigh({ talks: [TALK] }, {}, `day-${day}`), NOW));
    const tried = days.filter(({ suggestions }) => suggestions.some(({ rankedBy }) => rankedBy.rule === 'explore'));
    expect(tried.length).toBeGreaterThan(20);
    expect(tried.length).toBeLessThan(65);
    for (const { suggestions } of days) expect(suggestions.length).toBeLessThanOrEqual(5);
  });

  test('has a person in it once a week, and at level 1 among the first three', () => {
    const person = ({ type }: { type: string }) => type === 'human_help';
    expect(choose(weigh({ talks: [TALK] }), NOW - 8 * DAY).suggestions.some(person)).toBe(true);
    const careful = choose(weigh({ talks: [TALK], risk: 1 }), NOW - 2 * DAY).suggestions;
    expect(careful.slice(0, 3).some(person)).toBe(true);
  });

  test('leaves out what was put away, and puts lower what was shown twice in vain', () => {
    const [best = ''] = refs({ talks: [TALK] });
    expect(refs({ talks: [TALK] }, { [`exercise:${best}`]: { never: true } })).not.toContain(best);
    expect(refs({ talks: [TALK] }, { [`exercise:${best}`]: { hiddenUntil: NOW + DAY } })).not.toContain(best);
    expect(refs({ talks: [TALK] }, { [`exercise:${best}`]: { hiddenUntil: NOW - DAY } })).toContain(best);
    expect(refs({ talks: [TALK] }, { [`exercise:${best}`]: { shown: 2 } })[0]).not.toBe(best);
  });

  test('holds nothing but the four steady things for three days after level 2', () => {
    const { mode, suggestions } = choose(weigh({ talks: [TALK], risk: 2 }), 0);
    expect(mode).toBe('safety');
    expect(suggestions.map(({ refId }) => refId)).toEqual(['help', 'safety-plan', 'reach-out', 'ground-54321']);
  });
});

describe('the rules', () => {
  test('offer again, after three days, what eased', () => {
    const rated = (days: number): Talk => ({
      ...TALK,
      at: NOW - days * DAY,
      topics: [],
      feelings: [],
      ratings: [{ exercise: 'box-breathing', before: 8, after: 4 }],
    });
    const again = choose(weigh({ talks: [rated(4)] }), NOW).suggestions.find(({ refId }) => refId === 'box-breathing');
    expect(again).toMatchObject({ why: 'Last time it went from 8 to 4.', source: { kind: 'chat', id: 'chat-1' } });
    expect(refs({ talks: [rated(2)] })).not.toContain('box-breathing');
  });

  test('put an exercise that eased before its equals', () => {
    const [first = '', second = ''] = refs({ talks: [TALK] });
    const rated = (exercise: string, before: number, after: number): PastRun => ({
      ...{ id: exercise, exercise, before, after, level: 0, finished: false },
      ...{ startedAt: new Date(NOW).toISOString(), endedAt: new Date(NOW).toISOString() },
    });
    const runs = [...Array(4).fill(rated(second, 8, 2)), ...Array(4).fill(rated(first, 3, 3))];
    const found = refs({ talks: [TALK], runs });
    expect(found.indexOf(second)).toBe(0);
  });

  test('offer winding down after sleep came up twice, not once', () => {
    const sleepy = { ...TALK, topics: ['sleep'], feelings: [] };
    const rules = (talks: Talk[]) => choose(weigh({ talks }), NOW).suggestions.map(({ rankedBy }) => rankedBy.rule);
    expect(rules([sleepy, { ...sleepy, chatId: 'chat-2', at: NOW - DAY }])).toContain('sleep');
    expect(rules([sleepy])).not.toContain('sleep');
  });

  test('offer one small thing and a person after three low moods', () => {
    const mood = (value: number, days: number) => ({ value, at: NOW - days * DAY, id: 'chat-1', chatId: 'chat-1' });
    const low = refs({ moods: [mood(2, 0), mood(3, 1), mood(1, 2)] });
    expect(low).toEqual(expect.arrayContaining(['ba-planner', 'reach-out']));
    expect(refs({ moods: [mood(2, 0), mood(6, 1), mood(1, 2)] })).not.toContain('ba-planner');
  });

  test('offer a person where nobody came up in three talks', () => {
    const alone = [1, 2, 3].map((n) => ({ ...TALK, chatId: `chat-${n}`, at: NOW - n * DAY, people: false }));
    const why = (talks: Talk[]) => choose(weigh({ talks }), NOW).suggestions.map((one) => one.why);
    expect(why(alone)).toContain('Nobody else came up in your last three chats.');
    expect(why(alone.slice(0, 2))).not.toContain('Nobody else came up in your last three chats.');
  });

  test('ask after a plan from the next morning until two weeks later', () => {
    const plan = (days: number) => ({
      ...{ id: 'plan-1', kind: 'plan' as const, exerciseId: 'ba-planner', values: { small: 'wash three cups' } },
      ...{ sourceChatId: 'chat-1', createdAt: new Date(NOW - days * DAY).toISOString() },
    });
    const found = choose(weigh({ plans: [plan(1)] }), NOW).suggestions[0];
    expect(found).toMatchObject({ type: 'plan_followup', why: 'You planned: “wash three cups”' });
    expect(refs({ plans: [plan(0.1)] })).not.toContain('plan-1');
    expect(refs({ plans: [plan(15)] })).not.toContain('plan-1');
    expect(refs({ plans: [plan(1)] }, { 'plan_followup:plan-1': { helpful: 1 } })).not.toContain('plan-1');
  });
});
