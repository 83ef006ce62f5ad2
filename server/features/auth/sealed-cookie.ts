import { createSecretKey, hkdfSync } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import type { Platform } from '#server/platform.ts';
import { openRecord, sealRecord } from '#server/vault/record.ts';
import { cookieName, cookieOptions } from './cookie-rules.ts';

/*
 * What a sign-in carries from one step to the next before anybody has agreed to anything: it stays in the browser,
 * sealed under a key of this instance, so that the server stores nothing about people who only looked.
 */

async function keyFor(p: Platform) {
  const secret = await p.vault.instanceSecret('auth-passage');
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, Buffer.alloc(0), 'cookie', 32)));
}

const place = (bare: string) => ({ table: 'cookie', column: bare, rowId: 'passage', rev: 0 });

/** @param forMs how long it can be opened, in milliseconds, by the server's clock */
export async function writeSealedCookie(
  c: Context,
  p: Platform,
  bare: string,
  data: object,
  forMs: number,
): Promise<void> {
  const text = JSON.stringify({ data, until: p.clock() + forMs });
  const sealed = sealRecord(await keyFor(p), 1, 'instance', place(bare), Buffer.from(text));
  setCookie(c, cookieName(p, bare), sealed.toString('base64url'), {
    ...cookieOptions(p),
    maxAge: Math.ceil(forMs / 1000),
  });
}

/** Null where there is none, where it is too old or not ours. */
export async function readSealedCookie<T extends z.ZodType>(
  c: Context,
  p: Platform,
  bare: string,
  schema: T,
): Promise<z.output<T> | null> {
  const value = getCookie(c, cookieName(p, bare));
  if (!value) return null;
  try {
    const plain = openRecord(await keyFor(p), 'instance', place(bare), Buffer.from(value, 'base64url'));
    const { data, until } = z.object({ data: z.unknown(), until: z.number() }).parse(JSON.parse(plain.toString()));
    return until > p.clock() ? schema.parse(data) : null;
  } catch {
    return null;
  }
}

export function clearSealedCookie(c: Context, p: Platform, bare: string): void {
  deleteCookie(c, cookieName(p, bare), cookieOptions(p));
}
