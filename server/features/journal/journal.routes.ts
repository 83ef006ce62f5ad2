import { type Context, Hono } from 'hono';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { journalQuerySchema, writeEntrySchema } from '#shared/journal/journal.contract.ts';
import { deleteEntry, writeEntry } from './journal.service.ts';
import { readJournal } from './read-journal.service.ts';

/** `/api/users/{uid}/journal` and `/api/users/{uid}/journal/{id}`. */
export function journalRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  const one = '/:uid/journal/:entryId';
  const idOf = (c: Context) => parse(idSchema, c.req.param('entryId'), 'journal.not_found');
  for (const path of ['/:uid/journal', one]) routes.use(path, requireUser(p));
  routes.get('/:uid/journal', async (c) =>
    c.json(await readJournal(p, c.var.uid, parse(journalQuerySchema, c.req.query(), 'http.input_invalid'))),
  );
  routes.put(one, async (c) => c.json(await writeEntry(p, c.var.uid, idOf(c), await readBody(c, writeEntrySchema))));
  routes.delete(one, async (c) => {
    await deleteEntry(p, c.var.uid, idOf(c));
    return c.body(null, 204);
  });
  return routes;
}
