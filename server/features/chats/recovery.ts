import { readPerson } from '#server/features/auth/people.service.ts';
import type { Platform } from '#server/platform.ts';
import { findChat } from './chats.repository.ts';
import { HEARTBEAT_MS, instanceId, LEASE_MS } from './instance.ts';
import { findMessage } from './messages.repository.ts';
import { ReplyWriter } from './reply-writer.ts';
import { extendLeases, type RunningReply, takeAbandoned } from './running-replies.repository.ts';
import { readBefore, takeTurn } from './turn.ts';

/**
 * Ends the replies of instances that died while writing: one of which something was
 * shown is marked cut off, one of which nothing was shown is answered by the guided companion.
 */
export async function finishAbandonedReplies(p: Platform): Promise<number> {
  const abandoned = await takeAbandoned(p.db, instanceId, p.clock(), p.clock() + LEASE_MS);
  for (const reply of abandoned) await finish(p, reply);
  return abandoned.length;
}

async function finish(p: Platform, { userId, chatId, replyId }: RunningReply): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const person = await readPerson(p, userId);
  const chat = await findChat(p.db, vault, userId, chatId);
  const reply = await findMessage(p.db, vault, userId, replyId);
  const parent = reply?.parentId ? await findMessage(p.db, vault, userId, reply.parentId) : null;
  if (!chat || !reply?.body || !parent) return;
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
    extendLeases(p.db, instanceId, p.clock() + LEASE_MS)
      .then(() => finishAbandonedReplies(p))
      .catch(() => p.log.warn('replies of other instances could not be looked at'));
  }, HEARTBEAT_MS).unref();
  return () => clearInterval(timer);
}
