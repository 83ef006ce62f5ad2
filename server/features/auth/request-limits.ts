import type { MiddlewareHandler } from 'hono';
import { addressOf, isLoopback } from '#server/http/client-address.ts';
import { MinuteCounts } from '#server/limits/minute-counts.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { networkOf } from './attempt-limits.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Nobody in need is kept waiting: help, the plan, and a message, which has limits of its own (message-limits.ts). */
const ALWAYS = /^\/api\/(health$|safety\/|users\/[^/]+\/(safetyPlan$|chats\/[^/]+\/messages$))/;
/** Sessions whose person is remembered. */
const KNOWN_MAX = 20_000;
const STREAM = /^\/api\/users\/[^/]+\/(live|chats\/[^/]+\/replies\/[^/]+\/stream)$/;

/**
 * How many requests a minute may hold: of somebody signed in, of a network where nobody is, and of streams that are
 * opened. Refused before any
 * work is done. An address of this machine tells nobody apart, so it is not counted.
 */
export function limitRequests(p: Platform): MiddlewareHandler {
  const { perPerson, perNetwork, streams } = p.config.limits;
  const ofPeople = new MinuteCounts(p, 'api', perPerson);
  const ofNetworks = new MinuteCounts(p, 'api-network', perNetwork);
  const ofStreams = new MinuteCounts(p, 'streams', streams);
  /** Whose session it is, as last seen: somebody's sessions count together. */
  const people = new Map<string, string>();
  const refuse = (retryAfter: number) => {
    if (retryAfter > 0) throw new AppError('http.slow_down', { retryAfter });
  };
  return async function limited(c, next) {
    if (ALWAYS.test(c.req.path)) return next();
    // Signed by us, so it cannot be made up; whether its session still lives is for the routes to find.
    const token = await readSessionCookie(c, p);
    if (token !== null) {
      const subject = people.get(token) ?? token;
      if (STREAM.test(c.req.path)) refuse(ofStreams.count(subject));
      refuse(ofPeople.count(subject));
      await next();
      const uid: unknown = c.get('uid');
      if (typeof uid !== 'string' || people.has(token)) return;
      if (people.size >= KNOWN_MAX) people.clear();
      people.set(token, uid);
      // From now on it counts for the person, and so does this one.
      ofPeople.count(uid);
      if (STREAM.test(c.req.path)) ofStreams.count(uid);
      return;
    }
    const address = addressOf(c, p.config.trustedProxies);
    const network = networkOf(address);
    if (network !== '' && !isLoopback(address)) refuse(ofNetworks.count(network));
    return next();
  };
}
