import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { KEY_HEADER } from '#shared/data/key-header.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { accountRoutes } from './features/auth/account.routes.ts';
import { activityRoutes } from './features/auth/activity.routes.ts';
import { limitRequests } from './features/auth/request-limits.ts';
import { sealedAccountRoutes } from './features/auth/sealed-account.routes.ts';
import { chatsRoutes } from './features/chats/chats.routes.ts';
import { openingRoutes } from './features/chats/opening.routes.ts';
import { checkinRoutes } from './features/checkins/checkins.routes.ts';
import { reminderRoutes, stopReminderRoutes } from './features/checkins/reminders.routes.ts';
import { bringAlongRoutes } from './features/data/bring-along.routes.ts';
import { chatExportRoutes } from './features/data/chat-export.routes.ts';
import { dataRoutes } from './features/data/data.routes.ts';
import { erasureRoutes, leavingRoutes } from './features/erasure/erasure.routes.ts';
import { exerciseRunRoutes } from './features/exercises/exercises.routes.ts';
import { journalRoutes } from './features/journal/journal.routes.ts';
import { memoryRoutes } from './features/memories/memories.routes.ts';
import { liveRoutes } from './features/profile/live.routes.ts';
import { pictureRoutes } from './features/profile/pictures.routes.ts';
import { profileRoutes } from './features/profile/profile.routes.ts';
import { questionnaireRoutes } from './features/questionnaires/questionnaires.routes.ts';
import { responseRoutes } from './features/questionnaires/responses.routes.ts';
import { evalRoutes } from './features/safety/eval.routes.ts';
import { safetyRoutes } from './features/safety/safety.routes.ts';
import { safetyPlanRoutes } from './features/safety/safety-plan.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { sessionRoutes } from './features/sessions/sessions.routes.ts';
import { exerciseRoutes } from './features/suggestions/exercises.routes.ts';
import { suggestionRoutes } from './features/suggestions/suggestions.routes.ts';
import { contentReports } from './http/content-reports.ts';
import { errorHandler } from './http/errors.ts';
import { guardUnsafeMethods, limitBodies } from './http/guards.ts';
import { REPORTS_PATH, securityHeaders } from './http/headers.ts';
import { describeInstance, instanceRoutes } from './http/instance.ts';
import { pages } from './http/pages.ts';
import { openApiRoutes } from './openapi/openapi.ts';
import type { Platform } from './platform.ts';
import { withRequestKey } from './vault/request-key.ts';

const WEB_DIR = join(dirname(dirname(fileURLToPath(import.meta.url))), 'dist', 'web');

/** The whole instance as one request handler. */
export function createApp(p: Platform): Hono {
  const app = new Hono();
  app.onError(errorHandler(p.log));
  app.use(securityHeaders(p.config.secureCookies));
  // Before the guard of our own pages: browsers send it by themselves, in a type of its own.
  app.route(REPORTS_PATH, contentReports(p));
  // Before the guard of our own pages: it is called by tools, with a key of its own.
  app.route('/api/eval', evalRoutes(p));
  app.use('/api/*', guardUnsafeMethods(p.config.publicUrl));
  app.use('/api/*', limitBodies());

  app.use('/api/*', limitRequests(p));
  // The key of a sealed account lives exactly as long as the work its request begins.
  app.use('/api/*', (c, next) => withRequestKey(c.req.header(KEY_HEADER), next));

  app.get('/api/health', (c) => c.json({ ok: true }));
  app.route('/api/instance', instanceRoutes(p));
  app.route('/api/auth', accountRoutes(p));
  app.route('/api/opening', openingRoutes(p));
  app.route('/api/users', chatsRoutes(p));
  app.route('/api/users', sessionRoutes(p));
  app.route('/api/users', memoryRoutes(p));
  app.route('/api/users', activityRoutes(p));
  app.route('/api/users', profileRoutes(p));
  app.route('/api/users', pictureRoutes(p));
  app.route('/api/users', liveRoutes(p));
  app.route('/api/users', safetyPlanRoutes(p));
  app.route('/api/users', checkinRoutes(p));
  app.route('/api/users', reminderRoutes(p));
  app.route('/api/reminders', stopReminderRoutes(p));
  app.route('/api/users', responseRoutes(p));
  app.route('/api/users', suggestionRoutes(p));
  app.route('/api/users', exerciseRunRoutes(p));
  app.route('/api/users', journalRoutes(p));
  app.route('/api/users', searchRoutes(p));
  app.route('/api/users', dataRoutes(p));
  app.route('/api/users', chatExportRoutes(p));
  app.route('/api/auth/bring-along', bringAlongRoutes(p));
  app.route('/api/users', erasureRoutes(p));
  app.route('/api/erasure', leavingRoutes(p));
  app.route('/api/users', sealedAccountRoutes(p));
  app.route('/api/questionnaires', questionnaireRoutes(p));
  app.route('/api/exercises', exerciseRoutes(p));
  app.route('/api/safety', safetyRoutes(p));
  app.route('/api/openapi.json', openApiRoutes(p.config.version));
  app.all('/api/*', () => {
    throw new AppError('http.not_found');
  });
  app.route('/', pages(WEB_DIR, describeInstance(p), p.config.publicUrl));
  return app;
}
