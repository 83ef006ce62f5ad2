import type { Platform } from '#server/platform.ts';
import { abortReply } from './reply-registry.ts';
import { takeAllReplies } from './running-replies.repository.ts';
import { forgetTemporary } from './temporary.service.ts';

/**
 * Stops every reply that is being written for a person: here at once, elsewhere because its row is gone. Their
 * temporary chats on this instance are forgotten.
 */
export async function leaveChats(p: Platform, userId: string): Promise<void> {
  for (const replyId of await takeAllReplies(p.db, userId)) abortReply(replyId);
  await forgetTemporary(p, userId);
}
