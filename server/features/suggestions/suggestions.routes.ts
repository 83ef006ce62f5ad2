import { Hono } from 'hono';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { idSchema } from '#shared/chats/chats.contract.ts';
import { answerSuggestionSchema } from '#shared/suggestions/suggestions.contract.ts';
import { mondaySchema, weekSpanSchema } from '#shared/suggestions/week.contract.ts';
import { answerSuggestion, readSuggestions } from './suggestions.service.ts';
import { readWeek } from './week.service.ts';

/** `/api/users/{uid}/suggestions…` and `/api/users/{uid}/weeks/{monday}`. */
export function suggestionRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  for (const path of ['/:uid/suggestions', '/:uid/suggestions/*', '/:uid/weeks/*']) routes.use(path, requireUser(p));
  routes.get('/:uid/suggestions', async (c) => c.json(await readSuggestions(p, c.var.uid)));
  routes.patch('/:uid/suggestions/:suggestionId', async (c) => {
    const id = parse(idSchema, c.req.param('suggestionId'), 'suggestions.not_found');
    return c.json(await answerSuggestion(p, c.var.uid, id, await readBody(c, answerSuggestionSchema)));
  });
  routes.get('/:uid/weeks/:monday', async (c) => {
    const monday = parse(mondaySchema, c.req.param('monday'), 'http.input_invalid');
    return c.json(await readWeek(p, c.var.uid, monday, parse(weekSpanSchema, c.req.query(), 'http.input_invalid')));
  });
  return routes;
}
