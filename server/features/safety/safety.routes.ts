import { Hono } from 'hono';
import { selectCrisisLines } from '#shared/safety/crisis-lines.ts';
import { crisisDirectory } from './crisis-directory.ts';
import { readSituation } from './situation-query.ts';

const AN_HOUR_S = 3600;

/** Crisis lines for anyone, signed in or not. */
export function safetyRoutes(): Hono {
  const app = new Hono();
  app.get('/lines', async (c) => {
    const help = selectCrisisLines(await crisisDirectory(), readSituation(c.req.query()));
    // Private: which lines somebody asked for is nobody else's business, a shared cache's included.
    c.header('cache-control', `private, max-age=${AN_HOUR_S}`);
    return c.json(help);
  });
  return app;
}
