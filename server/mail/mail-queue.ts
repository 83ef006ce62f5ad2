import { randomUUIDv7 } from 'node:crypto';
import type { MailQueueTable } from '#server/db/tables/mail-queue.table.ts';
import type { Platform } from '#server/platform.ts';
import { VaultError } from '#server/vault/record.ts';
import type { MailMessage } from './mail.ts';

const MINUTE = 60_000;
const LONGEST_WAIT = 60 * MINUTE;
const BATCH = 20;
const TICK = 15_000;

const place = (id: string) => ({ table: 'mail_queue', column: 'body', rowId: id, rev: 0 });

/**
 * Puts a mail into the queue, sealed with a person's key. Called inside the transaction that
 * makes the link, so that neither exists without the other; deliver after the commit.
 *
 * @param expiresAt epoch milliseconds after which the mail is dropped unsent
 */
export async function enqueueMail(p: Platform, uid: string, message: MailMessage, expiresAt: number): Promise<void> {
  const id = randomUUIDv7();
  const body = await p.vault.seal(uid, place(id), JSON.stringify(message));
  await p.db
    .insertInto('mail_queue')
    .values({ id, uid, body, attempts: 0, next_try_at: p.clock(), expires_at: expiresAt })
    .execute();
}

/** Takes one mail for this instance: whoever moves `attempts` on first has it until `next_try_at`. */
async function claim(p: Platform, row: MailQueueTable): Promise<boolean> {
  const wait = Math.min(MINUTE * 2 ** row.attempts, LONGEST_WAIT);
  const result = await p.db
    .updateTable('mail_queue')
    .set({ attempts: row.attempts + 1, next_try_at: p.clock() + wait })
    .where('id', '=', row.id)
    .where('attempts', '=', row.attempts)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** A mail whose person is gone cannot be opened any more, and nobody waits for it. */
async function open(p: Platform, row: MailQueueTable): Promise<MailMessage | null> {
  try {
    return JSON.parse(await p.vault.open(row.uid, place(row.id), row.body)) as MailMessage;
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}

/**
 * Sends what is due. A mail that fails stays in the queue and is tried again after 1, 2, 4 …
 * at most 60 minutes, until its link has expired.
 *
 * @returns how many mails went out
 */
export async function deliverDueMails(p: Platform): Promise<number> {
  const now = p.clock();
  await p.db.deleteFrom('mail_queue').where('expires_at', '<=', now).execute();
  const due = await p.db
    .selectFrom('mail_queue')
    .selectAll()
    .where('next_try_at', '<=', now)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  let sent = 0;
  for (const row of due) {
    if (!(await claim(p, row))) continue;
    try {
      const message = await open(p, row);
      if (message) await p.mail.send(message);
      await p.db.deleteFrom('mail_queue').where('id', '=', row.id).execute();
      if (message) sent++;
    } catch (error) {
      // Mail errors echo addresses: only their code may be logged.
      p.log.warn(
        { attempt: row.attempts + 1, code: (error as { code?: string }).code },
        'a mail could not be sent yet',
      );
    }
  }
  return sent;
}

/** Delivers now, behind the answer: nobody waits for a mail server, and timing tells nothing. */
export function deliverSoon(p: Platform): void {
  deliverDueMails(p).catch((error: unknown) => {
    p.log.error({ name: (error as Error).name }, 'the mail queue could not be read');
  });
}

/** Delivers what an earlier run left behind, and from then on what becomes due. Returns the way to stop. */
export function startMailQueue(p: Platform): () => void {
  deliverSoon(p);
  const timer = setInterval(() => deliverSoon(p), TICK);
  timer.unref();
  return () => clearInterval(timer);
}
