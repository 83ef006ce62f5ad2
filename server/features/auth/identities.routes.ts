import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { recordAct } from '#server/audit/audit.ts';
import { parse, readBody } from '#server/http/read-body.ts';
import type { Platform } from '#server/platform.ts';
import {
  type Arrival,
  type beginProviderResultSchema,
  beginProviderSchema,
  type IdentityList,
  joinSchema,
  type Purpose,
} from '#shared/auth/identities.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { admitAge } from './age-question.ts';
import { arrive, describeArrival, errandSchema, forgetWaiting, readWaiting } from './arrival-flow.ts';
import { joinBy } from './arrivals.service.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { describeIdentities, unlink } from './identities.service.ts';
import { beginAt, proveAt, providerOf } from './oidc-client.ts';
import { clearSealedCookie, readSealedCookie, writeSealedCookie } from './sealed-cookie.ts';
import { requireUser, type SignedIn } from './session-middleware.ts';
import { takeSignInPhoto } from './sign-in-photo.ts';
import { requireConfirmed } from './step-up.ts';

const COOKIE = 'o';
const AWAY_MS = 10 * 60_000;
/** All of a callback that is needed; the rest of what providers append would not fit into a cookie. */
const WANTED = ['code', 'state', 'iss', 'error'];
const QUERY_MAX = 2_000;

const passageSchema = z.object({
  provider: z.string(),
  passage: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
  errand: errandSchema,
  /** What the provider sent along; absent while the person is away. */
  query: z.string().optional(),
});

/** Signing in with a provider, mounted at `/api/auth/oidc`. */
export function oidcRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();

  async function begin(c: Context, id: string, purpose: Purpose, uid: string | null) {
    const { from, shared = false } = await readBody(c, beginProviderSchema);
    const provider = providerOf(p, id);
    const { url, passage } = await beginAt(p, provider, purpose === 'confirm');
    const errand = { purpose, uid, from, shared };
    await writeSealedCookie(c, p, COOKIE, { provider: id, passage, errand }, AWAY_MS);
    return c.json<z.infer<typeof beginProviderResultSchema>>({ url });
  }

  routes.post('/:id/begin', (c) => begin(c, c.req.param('id'), 'sign-in', null));
  routes.post('/:id/link', requireUser(p), requireConfirmed(p), (c) => begin(c, c.req.param('id'), 'link', c.var.uid));
  routes.post('/:id/confirm', requireUser(p), (c) => begin(c, c.req.param('id'), 'confirm', c.var.uid));

  // A way back is a GET that anybody can send a browser to. So it changes nothing: it puts what came along into the
  // sealed cookie, and a page of ours goes on from there, with nothing of it in any address.
  routes.get('/:id/callback', async (c) => {
    const away = await readSealedCookie(c, p, COOKIE, passageSchema);
    const query = new URLSearchParams();
    for (const name of WANTED) for (const value of c.req.queries(name) ?? []) query.append(name, value);
    const isOurs = away?.provider === c.req.param('id') && query.get('state') === away.passage.state;
    if (away && isOurs && query.toString().length <= QUERY_MAX)
      await writeSealedCookie(c, p, COOKIE, { ...away, query: query.toString() }, AWAY_MS);
    return c.redirect('/authpage#arrived', 303);
  });

  routes.post('/finish', async (c) => {
    const back = await readSealedCookie(c, p, COOKIE, passageSchema);
    if (back?.query === undefined) throw new AppError('auth.provider_stopped');
    const { errand, passage, query } = back;
    const provider = providerOf(p, back.provider);
    const person = await proveAt(p, provider, query, passage, errand.purpose === 'confirm');
    // Only now: while a provider is away, the same can be tried again.
    clearSealedCookie(c, p, COOKIE);
    const { name, picture, ...identity } = person;
    return c.json<Arrival>(
      await arrive(c, p, { identity: { provider: provider.id, ...identity }, name, picture, errand }),
    );
  });

  return routes;
}

/** What waits to be settled after a proof by a provider or a number, mounted at `/api/auth/arrival`. */
export function arrivalRoutes(p: Platform): Hono {
  const routes = new Hono();

  // The page may be opened anew while a person reads it.
  routes.get('/', async (c) => {
    const waiting = await readWaiting(c, p);
    return c.json<Arrival>(describeArrival(p, waiting.owner === null ? 'join' : 'choose', waiting));
  });

  routes.post('/join', async (c) => {
    const input = await readBody(c, joinSchema);
    const waiting = await readWaiting(c, p);
    if (waiting.owner !== null) throw new AppError('auth.provider_stopped');
    const ageBand = admitAge(input.ageBand);
    const { identity, picture, errand } = waiting;
    const uid = await joinBy(p, identity, {
      displayName: input.displayName || null,
      ageBand,
      consents: input.consents,
    });
    forgetWaiting(c, p);
    const session = await finishSignIn(c, p, { uid, way: 'sign-up', shared: errand.shared });
    await recordAct(p, uid, 'account.created');
    takeSignInPhoto(p, uid, identity.provider, picture);
    return c.json(session);
  });

  routes.post('/enter', async (c) => {
    const { owner, identity, errand } = await readWaiting(c, p);
    if (owner === null) throw new AppError('auth.provider_stopped');
    forgetWaiting(c, p);
    const way = identity.provider === 'phone' ? 'phone' : 'oidc';
    return c.json(await finishSignIn(c, p, { uid: owner, way, shared: errand.shared }));
  });

  return routes;
}

/** The linked ways in of whoever is signed in, mounted at `/api/auth/identities`. */
export function identityRoutes(p: Platform): Hono<SignedIn> {
  const routes = new Hono<SignedIn>();
  routes.get('/', requireUser(p), async (c) => c.json<IdentityList>(await describeIdentities(p, c.var.uid)));
  routes.delete('/:id', requireUser(p), requireConfirmed(p), async (c) => {
    await unlink(p, c.var.uid, parse(z.uuid(), c.req.param('id'), 'http.not_found'));
    return c.body(null, 204);
  });
  return routes;
}
