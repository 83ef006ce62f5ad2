import type { CookieOptions } from 'hono/utils/cookie';
import type { Platform } from '#server/platform.ts';

/** `__Host-` binds a cookie to this host and to https; plain http cannot carry it. */
export const cookieName = (p: Platform, bare: string): string => (p.config.secureCookies ? `__Host-${bare}` : bare);

/** Of every cookie of ours. Lax, not strict: the way back from a provider, or from a mailed link, begins elsewhere. */
export const cookieOptions = (p: Platform): CookieOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax',
  secure: p.config.secureCookies,
});
