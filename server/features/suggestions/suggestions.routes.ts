import { Hono } from 'hono';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { answerSuggestionSchema } from '#shared/suggestions/suggestions.contract.ts';
import { answerSuggestion, readSuggestions } from './suggestions.service.ts';

/** `/api/users/{uid}/suggestions…`. */
export function suggestionRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  for (const path of ['/:uid/suggestions', '/:uid/suggestions/*']) routes.use(path, requireUser(p));
  routes.get('/:uid/suggestions', async (c) => c.json(await readSuggestions(p, c.var.uid)));
  routes.patch('/:uid/suggestions/:suggestionId', async (c) => {
    const id = parse(idSchema, c.req.param('suggestionId'), 'suggestions.not_found');
    return c.json(await answerSuggestion(p, c.var.uid, id, await readBody(c, answerSuggestionSchema)));
  });
  return routes;
}
