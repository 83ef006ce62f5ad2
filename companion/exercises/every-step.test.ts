import { expect, test } from 'vitest';
import { exercisesFrom } from '#companion/content.ts';
import { hash32 } from '#companion/hash.ts';
import { checkReply } from '#companion/reply-check/check-reply.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { type Answering, exerciseCard, walkExercise } from '#companion/testing/walk-exercise.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import type { Exercise } from './exercise.schema.ts';

const content = readContent();
const table = [...exercisesFrom(content).values()].map((exercise) => [exercise.id, exercise] as const);
const WALKS = 200;

/** Any answer a page could send, by chance that is the same in every run. */
function byChance(seed: string): Answering {
  // One walk in eight leaves every text out.
  const bare = hash32(seed) % 8 === 0;
  return (card, turn) => {
    const roll = hash32(`${seed}:${turn}:${card.step}`);
    const other = hash32(`${card.step}:${seed}:${turn}`);
    const input = card.input;
    if (input && 'skip' in input && input.skip && (other % 7 === 0 || (bare && input.kind === 'text')))
      return input.skip;
    if (input?.kind === 'scale') return String(roll % (input.max + 1));
    if (input?.kind === 'choice') {
      const pick = (at: number) => input.options[(roll + at) % input.options.length]?.label ?? '';
      return input.multi && other % 3 > 0 ? [pick(0), pick(1), pick(2)].join(', ') : pick(0);
    }
    if (input?.kind === 'text' && input.format !== undefined && input.format !== 'person') return 'at six';
    if (input?.kind === 'text') return ['a walk by the river', 'tea, a song', 'my aunt'][roll % 3] ?? 'tea';
    return 'done';
  };
}

function waitsOrEnds(exercise: Exercise): string[] {
  return exercise.steps
    .filter((step) => 'ask' in step || 'end' in step || 'breath' in step || 'timer' in step || 'safety' in step)
    .map((step) => step.id);
}

test.each(table)('every step of %s is met on some way through it, and every way ends', (id, exercise) => {
  const open = new Set(waitsOrEnds(exercise));
  for (let walk = 0; walk < WALKS && open.size > 0; walk++) {
    const results = walkExercise(companion, exercise.names[0] ?? id, byChance(`${id}:${walk}`));
    // Meant to hurt oneself, one of the chips, is answered by the safety flow.
    expect(results.at(-1)?.reply.move, id).toMatch(/^(?:end|decline|safety)/);
    for (const result of results) {
      const card = exerciseCard(result);
      if (card?.id === id) open.delete(card.step);
      const bare = result.reply.text.replace(/"[^"]*"/g, '');
      expect(bare.match(/\?/g)?.length ?? 0, result.reply.text).toBeLessThanOrEqual(1);
    }
  }
  expect([...open]).toEqual(id === 'urge-surf' ? ['near'] : []);
});

test.each(table)('every wording of %s passes the check every reply goes through', (_id, exercise) => {
  for (const step of exercise.steps as Record<string, unknown>[]) {
    for (const text of [step.text, step.say, step.frames, step.end, step.more].flat()) {
      if (typeof text !== 'string') continue;
      const verdict = checkReply(text.replace(/\{\w+\}/g, '5'), { level: 0, userTexts: [], allowedNumbers: ['100'] });
      expect(verdict.violations, text).toEqual([]);
    }
  }
});
