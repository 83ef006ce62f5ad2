import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '#shared/errors/app-error.ts';
import { PICTURE_MAX_BYTES } from '#shared/profile/picture.contract.ts';

/** Largest body any JSON route takes, in bytes: 20,000 characters of draft at four bytes and room to spare. */
const BODY_MAX = 256 * 1024;

/** The routes that take something else than JSON, or more of it. Everything that is not named here is refused. */
const OTHER_BODIES: readonly { method: string; path: RegExp; type: RegExp; max: number }[] = [
  {
    method: 'PUT',
    path: /^\/api\/users\/[^/]+\/picture$/,
    type: /^image\/(jpeg|png|webp)$/i,
    max: PICTURE_MAX_BYTES,
  },
];
const JSON_BODY = { type: /^application\/json\b/i, max: BODY_MAX };

const bodyRule = (method: string, path: string): { type: RegExp; max: number } =>
  OTHER_BODIES.find((rule) => rule.method === method && rule.path.test(path)) ?? JSON_BODY;

const tooLarge = (path: string): AppError =>
  new AppError(path.endsWith('/picture') ? 'pictures.too_large' : 'http.body_too_large');

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

const sameOrigin = (origin: string, host: string | undefined, publicUrl: string): boolean => {
  if (origin === new URL(publicUrl).origin) return true;
  try {
    return host !== undefined && new URL(origin).host === host;
  } catch {
    return false;
  }
};

/**
 * Unsafe methods come from our own pages, as JSON, and not too large.
 * The cookie is SameSite=Lax as well; this is the second lock.
 */
export function guardUnsafeMethods(publicUrl: string): MiddlewareHandler {
  return async (c, next) => {
    if (SAFE_METHODS.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    if (!origin || !sameOrigin(origin, c.req.header('host'), publicUrl) || (site && site !== 'same-origin')) {
      throw new AppError('http.origin_foreign');
    }
    const rule = bodyRule(c.req.method, c.req.path);
    if (Number(c.req.header('content-length') ?? 0) > rule.max) throw tooLarge(c.req.path);
    const type = c.req.header('content-type');
    if (type !== undefined && !rule.type.test(type) && !JSON_BODY.type.test(type))
      throw new AppError('http.type_unsupported');
    return next();
  };
}

/** Counts what really comes: a body without a length, or with a wrong one, ends here too. */
export function limitBodies(): MiddlewareHandler {
  const limits = new Map<number, MiddlewareHandler>();
  return (c, next) => {
    const { max } = bodyRule(c.req.method, c.req.path);
    let limit = limits.get(max);
    if (!limit) {
      const onError = (context: Context) => {
        throw tooLarge(context.req.path);
      };
      limit = bodyLimit({ maxSize: max, onError });
      limits.set(max, limit);
    }
    return limit(c, next);
  };
}
