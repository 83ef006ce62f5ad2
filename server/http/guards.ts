import type { MiddlewareHandler } from 'hono';
import { AppError } from '#shared/errors/app-error.ts';

/** Largest body any JSON route takes, in bytes: 20,000 characters of draft at four bytes and room to spare. */
export const BODY_MAX = 256 * 1024;

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
    if (Number(c.req.header('content-length') ?? 0) > BODY_MAX) throw new AppError('http.body_too_large');
    const type = c.req.header('content-type');
    if (type !== undefined && !/^application\/json\b/i.test(type)) throw new AppError('http.type_unsupported');
    return next();
  };
}
