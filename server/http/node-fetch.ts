import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Hono } from 'hono';

/**
 * The app as @hono/node-server wants it. Middleware that sets headers makes Hono copy the
 * marker of a response already sent into one the adapter no longer recognises, so what was
 * really sent is asked of the connection itself.
 */
export function nodeFetch(app: Hono) {
  return async (request: Request, env: HttpBindings | Http2Bindings): Promise<Response> => {
    const response = await app.fetch(request, env);
    return env.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  };
}
