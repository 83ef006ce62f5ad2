import { expect, test } from 'vitest';
import { exercisesFrom } from '#companion/content.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { answerStep, beginWalk, type Walk } from './walk.ts';

const EXERCISES = exercisesFrom(readContent());

/** What somebody answers who answers everything, gently. */
function anything(walk: Walk, scale: string): string {
  const { input } = walk;
  if (input?.kind === 'scale') return scale;
  if (input?.kind === 'choice') return input.options.at(-1)?.label ?? '';
  return input?.kind === 'text' ? 'A walk by the river' : 'done';
}

function walkThrough(id: string, answer: (walk: Walk) => string | null): Walk[] {
  const first = beginWalk(EXERCISES, id, 'seed');
  const walks = first ? [first] : [];
  for (let at = first; at && !at.ended && walks.length < 80; ) {
    const next = answerStep(EXERCISES, at, answer(at));
    if (next === 'unclear') throw new Error(`${id}: ${at.at} took no answer`);
    walks.push(next);
    at = next;
  }
  return walks;
}

test('there are 28 exercises', () => expect(EXERCISES.size).toBe(28));

test.each([...EXERCISES.keys()])('%s comes to its end, answered, skipped, and with strong feelings', (id) => {
  for (const answer of [(walk: Walk) => anything(walk, '4'), (walk: Walk) => anything(walk, '9')])
    expect(walkThrough(id, answer).at(-1)).toMatchObject({ ended: true });
  const skipped = walkThrough(id, (walk) =>
    walk.input && 'skip' in walk.input && walk.input.skip !== undefined ? null : anything(walk, '4'),
  );
  expect(skipped.at(-1)?.ended).toBe(true);
  for (const { text } of skipped) expect(text).not.toBe('');
});

test('only what was agreed to is kept, under its step', () => {
  const keeping = (leave: string) =>
    walkThrough('thought-record', (walk) => (/\.keep\./.test(walk.at) ? leave : anything(walk, '4'))).at(-1)?.kept;
  expect(keeping('Keep it in view')).toEqual([
    { exercise: 'thought-record', kind: 'coping', values: { alt: 'A walk by the river' } },
  ]);
  expect(keeping('Let it go')).toEqual([]);
});

test('the numbers before and after come out of the exercise itself', () => {
  let scales = 0;
  const end = walkThrough('sigh-breathing', (walk) =>
    walk.input?.kind === 'scale' ? (scales++ === 0 ? '7' : '4') : anything(walk, '4'),
  ).at(-1);
  expect([end?.before, end?.after]).toEqual([7, 4]);
});

test('an answer that fits nothing changes nothing', () => {
  const [first] = walkThrough('sigh-breathing', (walk) => anything(walk, '4'));
  expect(first?.input?.kind).toBe('scale');
  expect(first && answerStep(EXERCISES, first, 'rather a lot')).toBe('unclear');
});

test('where a button stands for it nobody is asked to write a word', () => {
  for (const id of EXERCISES.keys())
    for (const { text, input } of walkThrough(id, (walk) => anything(walk, '4')))
      if (input?.kind === 'breath' || input?.kind === 'timer')
        expect(text).not.toMatch(/Write (?:a word|"done"|when)|Tell me|Let me know/);
});
