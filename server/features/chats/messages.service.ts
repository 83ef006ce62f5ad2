import { type Person, readPerson } from '#server/features/auth/people.service.ts';
import { noteForm } from '#server/features/suggestions/form-offers.service.ts';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import type { Message, SendMessage, SentMessage } from '#shared/chats/chats.contract.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { beginReply } from './begin-reply.ts';
import { findVersions, leadTo, leaveBranch } from './branches.repository.ts';
import type { ChatRecord } from './chat-record.ts';
import { lockChat, saveChatBody } from './chats.repository.ts';
import { mayCheckIn, noteCheckIn } from './check-ins.ts';
import { removeDraft } from './drafts.repository.ts';
import { type Generation, writeReply } from './generation.ts';
import { demandMessage } from './message-limits.ts';
import { type MessageRecord, toMessage, userBody } from './message-record.ts';
import { findMessage, insertMessages, listBranch } from './messages.repository.ts';
import { withForm } from './propose-form.ts';
import { abortReply } from './reply-registry.ts';
import { findReplyTo, stopRunning } from './stopping.ts';
import { chatAfter, readBefore, takeTurn } from './turn.ts';
import { memoriesOf, withMemory } from './turn-memory.ts';

interface Exchange {
  message: MessageRecord;
  reply: MessageRecord;
  /** What is left to do after the commit; null where the reply is complete. */
  generation: Generation | null;
  stopped: string | null;
}

/**
 * Stores what a person wrote and begins the reply. The message's id is its idempotency
 * key: the same id again answers what is stored, and nothing is written twice.
 * A reply that is still running is stopped, and the new one answers both messages.
 *
 * @throws AppError `chats.not_found`, `chats.read_only`, `chats.text_empty`, `chats.id_taken`, `chats.parent_unknown`, and for an
 * id again whose message is on no branch shown and was never answered `chats.reply_not_found`
 */
export async function sendMessage(
  p: Platform,
  userId: string,
  chatId: string,
  input: SendMessage,
): Promise<SentMessage> {
  if (input.text.trim() === '') throw new AppError('chats.text_empty');
  const vault = await p.vault.forUser(userId);
  const person = await readPerson(p, userId);
  const exchange = await p.db.transaction().execute(async (tx) => {
    const chat = await lockChat(tx, vault, userId, chatId, p.clock());
    if (!chat) throw new AppError('chats.not_found');
    if (chat.body.imported) throw new AppError('chats.read_only');
    const again = await findMessage(tx, vault, userId, input.id);
    if (again) return repeat({ ...p, db: tx }, vault, person, chat, again, input);
    return exchangeIn({ ...p, db: tx }, vault, person, chat, input);
  });
  if (exchange.stopped) abortReply(exchange.stopped);
  p.live.publish(userId, 'chat', chatId);
  p.live.publish(userId, 'chats');
  // What is remembered may have changed, and lists of it are open in other places.
  if (memoriesOf(exchange.reply).length > 0) p.live.publish(userId, 'user');
  if (exchange.generation) void writeReply(p, exchange.generation);
  return answer(p, userId, chatId, exchange);
}

async function repeat(
  p: Platform,
  vault: UserVault,
  person: Person,
  chat: ChatRecord,
  message: MessageRecord,
  input: SendMessage,
): Promise<Exchange> {
  if (message.chatId !== chat.id || message.role !== 'user') throw new AppError('chats.id_taken');
  const reply = await findReplyTo(p.db, vault, person.uid, message);
  if (reply) return { message, reply, generation: null, stopped: null };
  return { message, stopped: null, ...(await answerAfterAll(p, vault, person, chat, message, input)) };
}

/** Its reply was stopped before anything was shown: whoever sends the message again wants one. */
async function answerAfterAll(
  p: Platform,
  vault: UserVault,
  person: Person,
  chat: ChatRecord,
  message: MessageRecord,
  input: SendMessage,
): Promise<Pick<Exchange, 'reply' | 'generation'>> {
  const userId = person.uid;
  const [leaf] = message.active ? await listBranch(p.db, vault, userId, chat.id, { before: null, limit: 1 }) : [];
  if (leaf?.role !== 'user') throw new AppError('chats.reply_not_found');
  const replyId = uuidV7(p.clock());
  const { texts, state } = await readBefore(p.db, vault, userId, leaf);
  const { ageBand } = person;
  const result = takeTurn(p, { userId, chat, replyId, texts, state, localHour: input.localHour ?? null, ageBand });
  const above = leaf.parentId ? await findMessage(p.db, vault, userId, leaf.parentId) : null;
  const rest = { chatId: chat.id, replyId, messageId: leaf.id, texts, above, again: true };
  const remembered = await withMemory(p, vault, person, { ...rest, result });
  const begun = await beginReply(p, vault, person, chat, { parent: leaf, replyId, ...remembered });
  await saveChatBody(p.db, vault, userId, chat, chatAfter(chat.body, remembered.result));
  return begun;
}

async function exchangeIn(
  p: Platform,
  vault: UserVault,
  person: Person,
  chat: ChatRecord,
  input: SendMessage,
): Promise<Exchange> {
  const userId = person.uid;
  const stopped = await stopRunning(p, vault, userId, chat.id);
  const parent = await findParent(p, vault, userId, chat.id, input);
  const position = (parent?.position ?? 0) + 1;
  if (input.replaces) {
    await leadTo(p.db, userId, chat.id, parent);
    await leaveBranch(p.db, userId, chat.id, position);
  }
  const now = p.clock();
  const replyId = uuidV7(now);
  const before = await readBefore(p.db, vault, userId, parent);
  const texts = [...before.texts, input.text];
  const decided = takeTurn(p, {
    userId,
    chat,
    replyId,
    texts,
    state: before.state,
    localHour: input.localHour ?? null,
    ageBand: person.ageBand,
    checkIns: await mayCheckIn(p, userId, before.state),
  });
  await demandMessage(p, userId, decided.level);
  const form = await withForm(p, person, before.state, decided);
  await noteCheckIn(p, userId, parent, decided);
  const rest = { chatId: chat.id, replyId, messageId: input.id, texts, above: parent, again: false };
  const remembered = await withMemory(p, vault, person, { ...rest, result: decided });
  const { result } = remembered;
  const [message] = await insertMessages(p.db, vault, userId, [
    {
      id: input.id,
      chatId: chat.id,
      parentId: parent?.id ?? null,
      role: 'user',
      state: 'complete',
      position,
      createdAt: now,
      body: userBody(input.text, result.level),
    },
  ]);
  if (!message) throw new Error('the message was not stored');
  const { reply, generation } = await beginReply(p, vault, person, chat, {
    parent: message,
    replyId,
    ...remembered,
  });
  await removeDraft(p.db, userId, chat.id);
  await saveChatBody(p.db, vault, userId, chat, chatAfter(chat.body, result));
  // Last: whoever writes suggestions holds chats and memories before this.
  if (form !== null) await noteForm(p, userId, form, 'proposed');
  return { message, reply, generation, stopped };
}

async function findParent(
  p: Platform,
  vault: UserVault,
  userId: string,
  chatId: string,
  input: SendMessage,
): Promise<MessageRecord | null> {
  if (!input.replaces) return (await listBranch(p.db, vault, userId, chatId, { before: null, limit: 1 }))[0] ?? null;
  const replaced = await findMessage(p.db, vault, userId, input.replaces);
  if (!replaced || replaced.chatId !== chatId || replaced.role !== 'user') throw new AppError('chats.parent_unknown');
  return replaced.parentId ? findMessage(p.db, vault, userId, replaced.parentId) : null;
}

async function answer(p: Platform, userId: string, chatId: string, { message, reply }: Exchange): Promise<SentMessage> {
  const versions = await findVersions(p.db, userId, chatId, [message, reply]);
  const wire = (record: MessageRecord): Message => toMessage(record, versions.get(record.id));
  return { message: wire(message), reply: wire(reply) };
}
