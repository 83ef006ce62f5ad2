import { Hono } from 'hono';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { exerciseNotesSchema, lookSchema, saveRunSchema } from '#shared/exercises/exercises.contract.ts';
import { deleteRun, lookAt, readExercises, saveRun } from './exercises.service.ts';
import { forgetExerciseNotes, keepExerciseNotes } from './keep-notes.service.ts';

/** `/api/users/{uid}/exercises…`: exercises done in the player. */
export function exerciseRunRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  for (const path of ['/:uid/exercises', '/:uid/exercises/*']) routes.use(path, requireUser(p));
  routes.get('/:uid/exercises', async (c) => c.json(await readExercises(p, c.var.uid)));
  routes.post('/:uid/exercises', async (c) => c.json(await saveRun(p, c.var.uid, await readBody(c, saveRunSchema))));
  routes.post('/:uid/exercises/look', async (c) => c.json(await lookAt(p, c.var.uid, await readBody(c, lookSchema))));
  routes.put('/:uid/exercises/notes', async (c) =>
    c.json(await keepExerciseNotes(p, c.var.uid, await readBody(c, exerciseNotesSchema))),
  );
  routes.delete('/:uid/exercises/notes', async (c) => {
    await forgetExerciseNotes(p, c.var.uid);
    return c.body(null, 204);
  });
  routes.delete('/:uid/exercises/:runId', async (c) => {
    await deleteRun(p, c.var.uid, parse(idSchema, c.req.param('runId'), 'exercises.run_not_found'));
    return c.body(null, 204);
  });
  return routes;
}
