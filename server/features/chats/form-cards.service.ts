import { noteForm } from '#server/features/suggestions/form-offers.service.ts';
import type { Platform } from '#server/platform.ts';
import type { Message } from '#shared/chats/chats.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { findVersions } from './branches.repository.ts';
import { lockChat } from './chats.repository.ts';
import { toMessage } from './message-record.ts';
import { findMessage, saveMessage } from './messages.repository.ts';

/**
 * Takes the card of a questionnaire away: for later, or for good. The same answer twice changes nothing.
 *
 * @throws AppError `chats.not_found`, `chats.message_not_found`
 */
export async function answerFormCard(
  p: Platform,
  userId: string,
  chatId: string,
  messageId: string,
  answer: 'later' | 'never',
): Promise<Message> {
  const vault = await p.vault.forUser(userId);
  const answered = await p.db.transaction().execute(async (tx) => {
    if (!(await lockChat(tx, vault, userId, chatId, p.clock()))) throw new AppError('chats.not_found');
    const message = await findMessage(tx, vault, userId, messageId);
    if (!message?.body || message.chatId !== chatId) throw new AppError('chats.message_not_found');
    const form = message.body.cards.find((card) => card.type === 'questionnaire');
    const cards = message.body.cards.filter((card) => card !== form);
    const after = { ...message, body: { ...message.body, cards } };
    if (form) await saveMessage(tx, vault, userId, after);
    const versions = await findVersions(tx, userId, chatId, [message]);
    if (form) await noteForm({ ...p, db: tx }, userId, form.id, answer);
    return toMessage(after, versions.get(message.id));
  });
  p.live.publish(userId, 'chat', chatId);
  return answered;
}
