import { Hono } from 'hono';
import { requireUser, type SignedIn } from '#server/features/auth/session-middleware.ts';
import { readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import { stopRemindersSchema, writeRemindersSchema } from '#shared/checkins/reminders.contract.ts';
import { readReminders, stopReminders, writeReminders } from './reminders.service.ts';

/** `/api/users/{uid}/reminders`. */
export function reminderRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  routes.use('/:uid/reminders', requireUser(p));
  routes.get('/:uid/reminders', async (c) => c.json(await readReminders(p, c.var.uid)));
  routes.put('/:uid/reminders', async (c) =>
    c.json(await writeReminders(p, c.var.uid, await readBody(c, writeRemindersSchema))),
  );
  return routes;
}

/** `/api/reminders/stop`: whoever has the mail, signed in or not. */
export function stopReminderRoutes(p: Platform): Hono {
  const routes = new Hono();
  routes.post('/stop', async (c) => {
    await stopReminders(p, (await readBody(c, stopRemindersSchema)).token);
    return c.body(null, 204);
  });
  return routes;
}
