import { Hono } from 'hono';
import type { Platform } from '#server/platform.ts';
import { listOffered, requireOffered } from './offered.ts';

/** `/api/questionnaires…`: what is offered here, the same for everybody. */
export function questionnaireRoutes(p: Platform): Hono {
  const routes = new Hono();
  routes.get('/', async (c) => c.json({ questionnaires: await listOffered(p) }));
  routes.get('/:id', async (c) => c.json((await requireOffered(p, c.req.param('id'))).instrument));
  routes.get('/:id/fhir', async (c) => {
    const { resource } = await requireOffered(p, c.req.param('id'));
    return c.body(JSON.stringify(resource), 200, { 'content-type': 'application/fhir+json; charset=utf-8' });
  });
  return routes;
}
