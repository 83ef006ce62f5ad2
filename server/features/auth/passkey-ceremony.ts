import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Platform } from '#server/platform.ts';
import { isDuplicate } from './auth-errors.ts';
import { hashToken, newToken } from './opaque-tokens.ts';
import { readPasskeyCookie, writePasskeyCookie } from './session-cookie.ts';

/*
 * Why is this hard?
 * A challenge must be ours, be answered once, within five minutes, for one purpose, and by the browser it was given
 * to; and every visitor of the log-in page asks for one. So a challenge says all that itself, signed with a secret
 * that is not in the data store, and only those that were answered are written down. Two tabs of one browser have
 * two challenges and share the cookie, so neither spoils the other's.
 */

const CHALLENGE_MS = 5 * 60_000;
const TIME_BYTES = 8;
const NONCE_BYTES = 16;

/** What a challenge is given for; an answer to one purpose is none to another. */
export type Purpose = 'add' | 'sign-in' | 'proof';

/** Where a ceremony takes place. */
export interface Ceremony {
  /** The only origin whose answers count. */
  origin: string;
  /** Its host: what passkeys are bound to. */
  rpId: string;
  /** Of the browser's cookie. */
  browserToken: string;
}

/**
 * Where the instance says it is. On the machine itself (`localhost`, as while trying it out) the request's own origin
 * counts, since a port of one's own choice is normal there; the guard of unsafe methods has held it against the host.
 */
function originOf(c: Context, p: Platform): string {
  const own = new URL(p.config.publicUrl);
  const asked = c.req.header('origin');
  if (!isLoopback(own.hostname) || asked === undefined || !URL.canParse(asked)) return own.origin;
  return new URL(asked).hostname === 'localhost' ? asked : own.origin;
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

/** Reads where a request comes from, and marks its browser where it is not marked yet. */
export async function ceremonyOf(c: Context, p: Platform): Promise<Ceremony> {
  const known = await readPasskeyCookie(c, p);
  const browserToken = known ?? newToken();
  if (known === null) await writePasskeyCookie(c, p, browserToken);
  const origin = originOf(c, p);
  return { origin, rpId: new URL(origin).hostname, browserToken };
}

async function signature(
  p: Platform,
  purpose: Purpose,
  uid: string | null,
  at: Ceremony,
  head: Buffer,
): Promise<Buffer> {
  const secret = await p.vault.instanceSecret('passkey-challenge');
  return createHmac('sha256', secret)
    .update(`${purpose}|${uid ?? ''}|${at.rpId}|${at.browserToken}|`)
    .update(head)
    .digest();
}

/** A challenge for one purpose, person and browser, good for five minutes; base64url. */
export async function newChallenge(p: Platform, purpose: Purpose, uid: string | null, at: Ceremony): Promise<string> {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(p.clock() + CHALLENGE_MS));
  const head = Buffer.concat([time, randomBytes(NONCE_BYTES)]);
  return Buffer.concat([head, await signature(p, purpose, uid, at, head)]).toString('base64url');
}

/** Whether a challenge was given for this and is still good. Using it up is `spendChallenge`. */
export async function isOwnChallenge(
  p: Platform,
  challenge: string,
  purpose: Purpose,
  uid: string | null,
  at: Ceremony,
): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  const head = bytes.subarray(0, TIME_BYTES + NONCE_BYTES);
  if (head.length < TIME_BYTES + NONCE_BYTES) return false;
  const expected = await signature(p, purpose, uid, at, head);
  const given = bytes.subarray(head.length);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Number(head.readBigUInt64BE(0)) > p.clock();
}

/** Uses a challenge up; false where it was used before. */
export async function spendChallenge(p: Platform, challenge: string): Promise<boolean> {
  try {
    // Decoded first: the same bytes can be written in more than one way.
    const challenge_hash = hashToken(Buffer.from(challenge, 'base64url').toString('hex'));
    await p.db
      .insertInto('auth_used_challenges')
      .values({ challenge_hash, expires_at: p.clock() + CHALLENGE_MS })
      .execute();
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}

/** What an authenticator keeps as the person's name: the same for all their passkeys, and it leads nobody to the uid. */
export async function userHandle(p: Platform, uid: string): Promise<Buffer> {
  return createHmac('sha256', await p.vault.instanceSecret('passkey-handle'))
    .update(uid)
    .digest();
}
