import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import type { Platform } from '#server/platform.ts';
import { ABSOLUTE_SESSION_MS } from './session-times.ts';

/** `__Host-` binds a cookie to this host and to https; plain http cannot carry it. */
const nameFor = (p: Platform, bare: string): string => (p.config.secureCookies ? `__Host-${bare}` : bare);

const optionsFor = (p: Platform): CookieOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'Lax',
  secure: p.config.secureCookies,
});

/** Signed with a secret that is not in the data store: a copy of the store opens no session. */
const secretOf = (p: Platform): Promise<string> => p.vault.instanceSecret('auth-cookie');

async function read(c: Context, p: Platform, bare: string): Promise<string | null> {
  return (await getSignedCookie(c, await secretOf(p), nameFor(p, bare))) || null;
}

async function write(c: Context, p: Platform, bare: string, value: string, maxAge: number): Promise<void> {
  await setSignedCookie(c, nameFor(p, bare), value, await secretOf(p), { ...optionsFor(p), maxAge });
}

export const readSessionCookie = (c: Context, p: Platform) => read(c, p, 's');

export const writeSessionCookie = (c: Context, p: Platform, token: string) =>
  write(c, p, 's', token, ABSOLUTE_SESSION_MS / 1000);

export function clearSessionCookie(c: Context, p: Platform): void {
  deleteCookie(c, nameFor(p, 's'), optionsFor(p));
}

/** Marks the browser that asked to sign up, so that the mail's link signs in there and nowhere else. */
export const readSignUpCookie = (c: Context, p: Platform) => read(c, p, 'v');

export const writeSignUpCookie = (c: Context, p: Platform, token: string, maxAge: number) =>
  write(c, p, 'v', token, maxAge);
