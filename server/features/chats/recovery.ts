import { readPerson } from '#server/features/auth/people.service.ts';
import type { Platform } from '#server/platform.ts';
import { findChat } from './chats.repository.ts';
import { HEARTBEAT_MS, instanceId, LEASE_MS } from './instance.ts';
import { closeMessage, findMessage } from './messages.repository.ts';
import { runningHere } from './reply-registry.ts';
import { NoLongerOurs, ReplyWriter } from './reply-writer.ts';
import { extendLeases, type RunningReply, releaseReply, takeAbandoned } from './running-replies.repository.ts';
import { readBefore, takeTurn } from './turn.ts';

/**
 * Ends the replies of instances that died while writing: one of which something was
 * shown is marked cut off, one of which nothing was shown is answered by the guided companion.
 *
 * @param diedBefore epoch milliseconds; whoever's lease ended earlier is taken for dead
 */
export async function finishAbandonedReplies(p: Platform, diedBefore: number = p.clock()): Promise<number> {
  const abandoned = await takeAbandoned(p.db, instanceId, diedBefore, p.clock() + LEASE_MS);
  for (const reply of abandoned) {
    await finish(p, reply).catch((error: unknown) => {
      // Its owner was only slow and wrote on, or somebody stopped it: not ours to end.
      if (!(error instanceof NoLongerOurs)) return closeUnfinished(p, reply, error);
    });
  }
  return abandoned.length;
}

/** At the start: nobody else writes to a SQLite file, so whatever runs there was left by a process that is gone. */
export function finishLeftReplies(p: Platform): Promise<number> {
  return finishAbandonedReplies(p, p.config.databaseUrl ? p.clock() : p.clock() + 2 * LEASE_MS);
}

/** One damaged record must neither hold up the others nor keep its reader waiting for ever. */
async function closeUnfinished(p: Platform, { userId, replyId }: RunningReply, error: unknown): Promise<void> {
  p.log.warn({ name: (error as Error).name }, 'a reply that was left could not be finished');
  await p.db.transaction().execute(async (tx) => {
    if (await releaseReply(tx, userId, replyId)) await closeMessage(tx, userId, replyId);
  });
}

async function finish(p: Platform, { userId, chatId, replyId }: RunningReply): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const person = await readPerson(p, userId);
  const chat = await findChat(p.db, vault, userId, chatId);
  const reply = await findMessage(p.db, vault, userId, replyId);
  const parent = reply?.parentId ? await findMessage(p.db, vault, userId, reply.parentId) : null;
  if (!chat || !reply?.body || !parent) throw new Error('what the reply answers cannot be read');
  const { texts, state } = await readBefore(p.db, vault, userId, parent);
  const result = takeTurn(p, { userId, chat, replyId, texts, state, localHour: null, ageBand: person.ageBand });
  const writer = new ReplyWriter(p, { userId, chatId, vault, result, reply: { ...reply, body: reply.body } });
  if (reply.body.text === '') await writer.answerGuided({ simpleMode: true });
  else await writer.finish('failed');
  writer.wake();
}

/** Keeps this instance's replies its own and looks for those of dead ones. Returns the way to stop. */
export function keepReplies(p: Platform): () => void {
  const timer = setInterval(() => {
    extendLeases(p.db, instanceId, runningHere(), p.clock() + LEASE_MS)
      .then(() => finishAbandonedReplies(p))
      .catch(() => p.log.warn('replies of other instances could not be looked at'));
  }, HEARTBEAT_MS).unref();
  return () => clearInterval(timer);
}
