import { Hono } from 'hono';
import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import type { Platform } from '#server/platform.ts';
import type { ExerciseHead } from '#shared/suggestions/suggestions.contract.ts';

const headOf = ({ id, title, minutes, kind, why, care = [] }: Exercise): ExerciseHead => ({
  ...{ id, title, minutes, kind, care },
  about: why[0] ?? '',
  say: title,
});

/** `/api/exercises`: the library, the same for everybody. */
export function exerciseRoutes(p: Platform): Hono {
  const routes = new Hono();
  routes.get('/', (c) => c.json({ exercises: [...p.exercises.values()].map(headOf) }));
  return routes;
}
