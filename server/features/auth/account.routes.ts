import { Hono } from 'hono';
import type { Platform } from '#server/platform.ts';
import { authRoutes } from './auth.routes.ts';
import { credentialRoutes } from './credentials.routes.ts';
import { deviceRoutes } from './devices.routes.ts';
import { arrivalRoutes, identityRoutes, oidcRoutes } from './identities.routes.ts';
import { leaveRoutes, lockRoutes } from './lock.routes.ts';
import { phoneRoutes } from './phone.routes.ts';
import { passkeyRoutes, twoStepRoutes } from './second-factors.routes.ts';
import { signInLinkRoutes } from './sign-in-link.routes.ts';
import { stepUpRoutes } from './step-up.routes.ts';

/** Every way in and out, and what keeps them safe, mounted at `/api/auth`. */
export function accountRoutes(p: Platform): Hono {
  const routes = new Hono();
  routes.route('/', authRoutes(p));
  routes.route('/oidc', oidcRoutes(p));
  routes.route('/arrival', arrivalRoutes(p));
  routes.route('/identities', identityRoutes(p));
  routes.route('/phone', phoneRoutes(p));
  routes.route('/lock', lockRoutes(p));
  routes.route('/', leaveRoutes(p));
  routes.route('/', twoStepRoutes(p));
  routes.route('/passkeys', passkeyRoutes(p));
  routes.route('/', stepUpRoutes(p));
  routes.route('/devices', deviceRoutes(p));
  routes.route('/link', signInLinkRoutes(p));
  routes.route('/', credentialRoutes(p));
  return routes;
}
