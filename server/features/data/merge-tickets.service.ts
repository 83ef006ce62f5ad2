import { createHash, randomBytes } from 'node:crypto';
import { readPerson } from '#server/features/auth/people.service.ts';
import type { Platform } from '#server/platform.ts';
import type { Counts } from '#shared/data/archive.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { mergeIntoAccount } from './merge.service.ts';

/** Long enough for a mail with a link to be found, short enough that nobody else sits there by then; in milliseconds. */
export const TICKET_MS = 30 * 60_000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Lets somebody without an account take along what they have when they sign in to one, whichever way they do that. The
 * ticket is a secret of their browser; one that is made later takes its place.
 *
 * @throws AppError `data.merge_over` where they have an account already
 */
export async function makeTicket(p: Platform, uid: string): Promise<string> {
  if (!(await readPerson(p, uid)).anonymous) throw new AppError('data.merge_over');
  const token = randomBytes(32).toString('base64url');
  await p.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('merge_tickets').where('uid', '=', uid).execute();
    const row = { token_hash: hashOf(token), uid, expires_at: p.clock() + TICKET_MS };
    await tx.insertInto('merge_tickets').values(row).execute();
  });
  return token;
}

/** They would rather leave it behind. */
export async function dropTicket(p: Platform, uid: string): Promise<void> {
  await p.db.deleteFrom('merge_tickets').where('uid', '=', uid).execute();
}

/**
 * Moves everything of whoever the ticket was made for into an account. It works once.
 *
 * @returns how many rows of each kind came along
 * @throws AppError `data.merge_over` where there is nothing (any more) that could come along
 */
export async function redeemTicket(p: Platform, token: string, toUid: string): Promise<Counts> {
  const taken = await p.db
    .deleteFrom('merge_tickets')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', p.clock())
    .returningAll()
    .executeTakeFirst();
  if (!taken || taken.uid === toUid || (await readPerson(p, toUid)).anonymous) throw new AppError('data.merge_over');
  const from = await readPerson(p, taken.uid).catch(() => null);
  if (!from?.anonymous) throw new AppError('data.merge_over');
  try {
    return await mergeIntoAccount(p, taken.uid, toUid);
  } catch (error) {
    // Nothing has moved, or what is left is deleted at the next try: either way it may be tried again.
    await p.db.insertInto('merge_tickets').values(taken).execute();
    throw error;
  }
}
