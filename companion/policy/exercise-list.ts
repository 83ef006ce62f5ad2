import { contraOf } from '#companion/exercises/select-exercises.ts';
import { contraValues } from './exercise-turn-contra.ts';
import { choices, suitingExercises } from './offers.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

/** Good for most matters, where fewer than three suit what was told. */
const FOR_MOST = ['sigh-breathing', 'thought-record', 'ground-54321', 'ba-planner'];
const THREE = 3;

/** What there is: three exercises that suit now by their names, to be picked, and where all of them are. */
export function exerciseList(scene: Scene): Plan | null {
  const values = contraValues(scene);
  const most = FOR_MOST.flatMap((id) => scene.exercises.get(id) ?? []).filter(
    (exercise) => contraOf(exercise, values) === null,
  );
  const three = [...new Set([...suitingExercises(scene), ...most])].slice(0, THREE);
  const [a, b, c] = three.map(({ title }) => title);
  if (c === undefined || scene.lines.families.exercise_list === undefined) return null;
  // One that runs gives way to the choice.
  scene.state.exercises = scene.state.exercises.filter(({ parked }) => parked);
  const options = three.map(({ id, title }) => ({ id: `exercise:${id}`, label: title }));
  return plan('exercises.list', 'choose', [line('exercise_list', { a, b, c })], {
    expect: { kind: 'pick', options: options.map(({ id }) => id) },
    cards: [choices('offer', options)],
    mayRepeat: true,
  });
}
