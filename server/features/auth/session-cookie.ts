import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type { Platform } from '#server/platform.ts';
import { cookieName, cookieOptions } from './cookie-rules.ts';
import { ABSOLUTE_SESSION_MS } from './session-times.ts';

/** As long as browsers keep any cookie. */
const DEVICE_S = 400 * 24 * 60 * 60;

/** Signed with a secret that is not in the data store: a copy of the store opens no session. */
const secretOf = (p: Platform): Promise<string> => p.vault.instanceSecret('auth-cookie');

async function read(c: Context, p: Platform, bare: string): Promise<string | null> {
  return (await getSignedCookie(c, await secretOf(p), cookieName(p, bare))) || null;
}

async function write(c: Context, p: Platform, bare: string, value: string, maxAge: number | null): Promise<void> {
  const options = maxAge === null ? cookieOptions(p) : { ...cookieOptions(p), maxAge };
  await setSignedCookie(c, cookieName(p, bare), value, await secretOf(p), options);
}

const tokens = new WeakMap<Request, Promise<string | null>>();

/** What came with the request. Its signature is looked at once, however many on the way ask for it. */
export function readSessionCookie(c: Context, p: Platform): Promise<string | null> {
  let token = tokens.get(c.req.raw);
  if (!token) {
    token = read(c, p, 's');
    tokens.set(c.req.raw, token);
  }
  return token;
}

/** On a device that others use too the cookie goes with the browser's window. */
export const writeSessionCookie = (c: Context, p: Platform, session: { token: string; shared: boolean }) =>
  write(c, p, 's', session.token, session.shared ? null : ABSOLUTE_SESSION_MS / 1000);

export function clearSessionCookie(c: Context, p: Platform): void {
  deleteCookie(c, cookieName(p, 's'), cookieOptions(p));
}

/** Marks the browser that asked to sign up, so that the mail's link signs in there and nowhere else. */
export const readSignUpCookie = (c: Context, p: Platform) => read(c, p, 'v');

export const writeSignUpCookie = (c: Context, p: Platform, token: string, maxAge: number) =>
  write(c, p, 'v', token, maxAge);

/** The same for the browser that asked for a link to sign in with. */
export const readLinkCookie = (c: Context, p: Platform) => read(c, p, 'l');

export const writeLinkCookie = (c: Context, p: Platform, token: string, maxAge: number) =>
  write(c, p, 'l', token, maxAge);

/** Knows a browser again that somebody has signed in with; opens nothing by itself. */
export const readDeviceCookie = (c: Context, p: Platform) => read(c, p, 'd');

export const writeDeviceCookie = (c: Context, p: Platform, token: string) => write(c, p, 'd', token, DEVICE_S);

/** Ties the challenges of passkeys to the browser they were given to. */
export const readPasskeyCookie = (c: Context, p: Platform) => read(c, p, 'k');

export const writePasskeyCookie = (c: Context, p: Platform, token: string) => write(c, p, 'k', token, null);

/** Ties a sign-in that waits for its second step to the browser that began it. */
export const readPendingCookie = (c: Context, p: Platform) => read(c, p, 'w');

export const writePendingCookie = (c: Context, p: Platform, token: string, maxAge: number) =>
  write(c, p, 'w', token, maxAge);

export function clearPendingCookie(c: Context, p: Platform): void {
  deleteCookie(c, cookieName(p, 'w'), cookieOptions(p));
}

/** Says nothing; that it changes tells the browser to drop the pages it keeps of this place. */
export const writeExitCookie = (c: Context, p: Platform, token: string) => write(c, p, 'x', token, null);
