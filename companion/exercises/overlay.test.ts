import { expect, test } from 'vitest';
import { checkContent } from '#companion/check-content.ts';
import { exercisesFrom } from '#companion/content.ts';
import { readContent } from '#companion/testing/read-content.ts';
import type { Exercise } from './exercise.schema.ts';
import type { ExerciseOverlay } from './overlay.schema.ts';
import { runFrom } from './run-exercise.ts';

const content = readContent();
const STEP_TEXTS = ['text', 'say', 'end', 'frames', 'more', 'skip', 'yes', 'no'];

/** Every text of the English file with a mark before it, as an overlay would hold it. */
function marked(exercise: Exercise): ExerciseOverlay {
  const mark = (value: unknown): unknown => (Array.isArray(value) ? value.map(mark) : `xx ${value}`);
  const steps = exercise.steps.map((step) => {
    const loose = step as Record<string, unknown>;
    const texts = Object.fromEntries(STEP_TEXTS.filter((key) => key in loose).map((key) => [key, mark(loose[key])]));
    if ('options' in step)
      texts.options = Object.fromEntries(step.options.map((option) => [option.id, { label: `xx ${option.label}` }]));
    if ('cues' in step && step.cues) texts.cues = step.cues.map((cue) => mark(cue.say));
    return [step.id, texts];
  });
  return {
    title: 'xx',
    offer: 'xx',
    why: ['xx a', 'xx b'],
    names: ['xx'],
    contra: exercise.contra.map((entry) => `xx ${entry.say}`),
    ...(exercise.care ? { care: exercise.care.map((text) => `xx ${text}`) } : {}),
    ...(exercise.followUp ? { followUp: exercise.followUp.map((text) => `xx ${text}`) } : {}),
    steps: Object.fromEntries(steps),
  } as ExerciseOverlay;
}

const english = [...exercisesFrom(content).values()];
const whole = Object.fromEntries(english.map((exercise) => [`exercises/xx/${exercise.id}.yaml`, marked(exercise)]));
const withFiles = (files: Record<string, unknown>) => ({ files: { ...content.files, ...files } });

test('an overlay changes every text and leaves the course as it is', () => {
  const other = exercisesFrom(withFiles(whole), 'xx');
  expect([...other.keys()]).toEqual(english.map((exercise) => exercise.id));
  for (const exercise of english) {
    const translated = other.get(exercise.id);
    expect(translated?.steps.map((step) => step.id)).toEqual(exercise.steps.map((step) => step.id));
    const frame = { id: exercise.id, step: '', values: {}, tries: 0, parked: false };
    const turn = runFrom(translated as Exercise, frame, exercise.steps[0]?.id ?? null, { seed: 's' });
    expect(turn.text).toMatch(/^xx /);
  }
});

test('a whole overlay has no mistake', () => {
  expect(checkContent(withFiles(whole), 'exercises/')).toEqual([]);
});

test('a language without an overlay for an exercise does not offer it', () => {
  expect(exercisesFrom(content, 'yy').size).toBe(0);
});

test.each(['text', 'skip', 'end', 'frames', 'yes', 'options', 'cues', 'more'])(
  'an overlay that lacks %s stops the build',
  (key) => {
    const lacking = english.flatMap((exercise) => {
      const overlay = structuredClone(marked(exercise)) as { steps: Record<string, Record<string, unknown>> };
      const step = Object.values(overlay.steps).find((one) => key in one);
      if (!step) return [];
      delete step[key];
      return [{ file: `exercises/xx/${exercise.id}.yaml`, overlay }];
    });
    expect(lacking.length).toBeGreaterThan(0);
    // Each look takes the whole content: two of them tell as much as all.
    for (const { file, overlay } of lacking.slice(0, 2))
      expect(checkContent(withFiles({ [file]: overlay }), 'exercises/'), file).not.toEqual([]);
  },
);

test('an overlay for no exercise, for no step, or with a question too many is refused', () => {
  const first = english[0] as Exercise;
  const overlay = marked(first);
  const file = `exercises/xx/${first.id}.yaml`;
  const reasons = (files: Record<string, unknown>) =>
    checkContent(withFiles(files), 'exercises/')
      .map((problem) => problem.reason)
      .join('\n');
  expect(reasons({ 'exercises/xx/nothing.yaml': overlay })).toContain('no exercise "nothing"');
  expect(reasons({ [file]: { ...overlay, steps: { ...overlay.steps, nope: { say: ['a', 'b'] } } } })).toContain(
    'no step "nope"',
  );
  const id = first.steps[0]?.id ?? '';
  const asks = { ...overlay, steps: { ...overlay.steps, [id]: { say: ['Why?', 'How?'] } } };
  expect(reasons({ [file]: asks })).toContain('asks where no answer is waited for');
});
