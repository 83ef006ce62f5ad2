import { Hono } from 'hono';
import type { Platform } from '#server/platform.ts';
import { selectCrisisLines } from '#shared/safety/crisis-lines.ts';
import type { SafetyRuns } from '#shared/safety/safety-run.contract.ts';
import { crisisDirectory } from './crisis-directory.ts';
import { describeEngines } from './measured-models.ts';
import { listSafetyRuns } from './safety-runs.repository.ts';
import { readSituation } from './situation-query.ts';

const AN_HOUR_S = 3600;

/** Crisis lines and what the safety run measured, for anyone, signed in or not. */
export function safetyRoutes(p: Pick<Platform, 'db' | 'config'>): Hono {
  const app = new Hono();
  app.get('/lines', async (c) => {
    const help = selectCrisisLines(await crisisDirectory(), readSituation(c.req.query()));
    // Private: which lines somebody asked for is nobody else's business, a shared cache's included.
    c.header('cache-control', `private, max-age=${AN_HOUR_S}`);
    return c.json(help);
  });
  app.get('/run', async (c) => {
    const { model, hardened } = p.config;
    return c.json({ engines: describeEngines(model, await listSafetyRuns(p.db), hardened) } satisfies SafetyRuns);
  });
  return app;
}
