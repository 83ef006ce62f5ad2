import { expect, test } from 'vitest';
import { exercisesFrom } from '#companion/content.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { type Answering, exerciseCard, walkExercise } from '#companion/testing/walk-exercise.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { cardSchema, type ExerciseCard } from '#shared/chats/cards.contract.ts';
import type { Values } from './condition.ts';
import { contraOf } from './select-exercises.ts';

const content = readContent();
const exercises = [...exercisesFrom(content).values()];
const table = exercises.map((exercise) => [exercise.id, exercise] as const);
/** Every name is understood; the last one is the most exact of them in most files. */
const nameOf = (id: string) => exercises.find((exercise) => exercise.id === id)?.names[0] ?? id;

const WORDS = ['a short walk by the river', 'ringing my aunt', 'the blue kitchen in May', 'some tea and a song'];

/** Plausible answers; `option` chooses among the chips, `rating` gives the numbers. */
function plausible(option: (card: ExerciseCard, count: number) => number, rating: (step: string) => number): Answering {
  return (card, turn) => {
    const input = card.input;
    if (input?.kind === 'scale') return String(Math.min(input.max, rating(card.step)));
    if (input?.kind === 'choice') return input.options[option(card, input.options.length)]?.label ?? 'yes';
    if (input?.kind === 'text')
      return input.format === 'time' ? 'tomorrow at six' : (WORDS[turn % WORDS.length] ?? 'tea');
    return 'done';
  };
}

const first = plausible(
  () => 0,
  (step) => (/1$/.test(step) ? 3 : 6),
);
const last = plausible(
  (_card, count) => count - 1,
  (step) => (/1$/.test(step) ? 3 : 6),
);
const rising = plausible(
  (_card, count) => count - 1,
  (step) => (/1$/.test(step) ? 9 : 5),
);
const skips: Answering = (card) => {
  const input = card.input;
  if (input && 'skip' in input && input.skip) return input.skip;
  return input?.kind === 'choice' ? (input.options.at(-1)?.label ?? 'no') : 'skip';
};
const walks = { first, last, rising, skips } as const;

test('there are 28 exercises', () => {
  expect(exercises).toHaveLength(28);
});

for (const [name, answer] of Object.entries(walks)) {
  test.each(table)(`%s can be walked to its end (${name})`, (id) => {
    const results = walkExercise(companion, nameOf(id), answer);
    const moves = results.map((result) => result.reply.move);
    expect(moves[0], id).toMatch(new RegExp(`^step\\.${id}\\.`));
    expect(moves.at(-1), moves.join(' ')).toMatch(/^end\./);
    expect(moves.filter((move) => !/^(?:step|end)\./.test(move))).toEqual([]);
    const texts = results.map((result) => result.reply.text);
    expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
    for (const result of results) {
      const { text } = result.reply;
      expect(text.replace(/"[^"]*"/g, '').match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
      expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(75);
      for (const card of result.reply.cards) expect(cardSchema.safeParse(card).success).toBe(true);
    }
  });
}

test.each(table)('%s ends without comment at every step where the person says stop', (id) => {
  const whole = walkExercise(companion, nameOf(id), first);
  for (let at = 1; at < whole.length; at++) {
    const results = walkExercise(
      companion,
      nameOf(id),
      (card, turn) => (turn === at ? 'stop' : first(card, turn)),
      {},
      at + 1,
    );
    const stopped = results.at(-1);
    expect(stopped?.reply.move, `${id} at ${at}`).toMatch(/^stop\./);
    expect(stopped?.state.exercises).toEqual([]);
    expect(stopped?.reply.text).not.toMatch(/\bwhy\b|almost|only \w+ more|give up|sure you/i);
  }
});

test.each(table)('%s gives way to safety when an answer tells of danger, and is set aside', (id) => {
  const results = walkExercise(
    companion,
    nameOf(id),
    (card, turn) => (turn >= 2 ? 'I want to kill myself' : first(card, turn)),
    {},
    3,
  );
  const hit = results.find((result) => result.level >= 2);
  const single = results.length < 3 && hit === undefined;
  if (single) return;
  expect(hit?.reply.move, id).toMatch(/^safety/);
  expect(hit?.reply.cards.some((card) => card.type === 'help')).toBe(true);
  expect(hit?.state.exercises.every((frame) => frame.parked)).toBe(true);
});

test.each(table)('%s is declined with its reason for everything that speaks against it', (id, exercise) => {
  for (const entry of exercise.contra) {
    const state = stateFor(entry.if);
    const [result] = walkExercise(companion, nameOf(id), first, state, 1);
    // At risk the safety flow answers before any exercise does; the exercise still knows its reason.
    if (result?.reply.move.startsWith('safety')) {
      expect(contraOf(exercise, state as Values)?.say, `${id}: ${entry.if}`).toBe(entry.say);
      continue;
    }
    expect(result?.reply.move, `${id}: ${entry.if}`).toBe(`decline.${id}`);
    expect(exercise.contra.map((one) => one.say)).toContain(result?.reply.text);
    expect(exerciseCard(result as NonNullable<typeof result>)).toBeUndefined();
  }
});

/** A chat's state in which this condition holds. */
function stateFor(condition: string) {
  const state: Record<string, string | number | string[] | number[]> = {};
  for (const part of condition.split(' and ')) {
    const [name = '', , value = ''] = part.split(' ');
    if (name === 'level') Object.assign(state, { level: Number(value), categories: ['suicide_active'] });
    else if (name === 'distress') state.intensity = Number(value);
    else if (name === 'since') state.since = 'two weeks';
    else if (name === 'far') state.far = Number(value);
    else if (name === 'categories') Object.assign(state, { level: 1, categories: [value] });
    else Object.assign(state, { [name]: [value], topicWeights: name === 'topics' ? [1] : [] });
  }
  return state;
}

test('a rating that goes up never ends on a line of praise', () => {
  for (const exercise of exercises) {
    const asksTwice =
      exercise.steps.some((step) => step.id === 'rate1') && exercise.steps.some((step) => step.id === 'rate0');
    if (!asksTwice) continue;
    const branches = exercise.steps.some((step) => 'branch' in step && step.branch === 'rate1 > rate0');
    expect(branches, exercise.id).toBe(true);
  }
});
