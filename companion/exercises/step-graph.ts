import type { Exercise, ExerciseStep } from './exercise.schema.ts';

/** The steps a step names as a way on. */
export function targetsOf(step: ExerciseStep): string[] {
  if ('branch' in step) return [step.goto];
  if ('start' in step) return step.return === undefined ? [] : [step.return];
  return 'options' in step ? step.options.flatMap((option) => option.goto ?? []) : [];
}

/** Steps that some way of answering leads to, from the first one on. */
export function reachableSteps(exercise: Exercise): Set<string> {
  const open = [0];
  const reached = new Set<string>();
  while (open.length > 0) {
    const at = open.pop() ?? 0;
    const step = exercise.steps[at];
    if (!step || reached.has(step.id)) continue;
    reached.add(step.id);
    for (const target of targetsOf(step)) open.push(exercise.steps.findIndex((other) => other.id === target));
    if (goesOn(step)) open.push(at + 1);
  }
  return reached;
}

/** Whether the next step in the file may follow: after an end or `always` only where the step may be passed over. */
function goesOn(step: ExerciseStep): boolean {
  if ('branch' in step) return step.branch !== 'always';
  if ('end' in step || 'start' in step) return step.when !== undefined;
  return true;
}
