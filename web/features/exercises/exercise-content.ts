import { exercises } from 'virtual:exercise-content';
import type { Exercise } from '#companion/exercises/exercise.schema.ts';

/** All exercises by id. With this file in the page nothing of an exercise needs a network. */
export const EXERCISES: ReadonlyMap<string, Exercise> = new Map(
  (exercises as readonly Exercise[]).map((exercise) => [exercise.id, exercise]),
);
