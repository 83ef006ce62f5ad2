import type { Person } from '#server/features/auth/people.service.ts';
import type { RememberedTurn } from '#server/features/memories/memory-turn.service.ts';
import type { Platform } from '#server/platform.ts';
import type { UserVault } from '#server/vault/vault.ts';
import type { ChatRecord } from './chat-record.ts';
import { asksModel, type Generation } from './generation.ts';
import { instanceId, LEASE_MS } from './instance.ts';
import { mayAskModel } from './message-limits.ts';
import type { MessageRecord } from './message-record.ts';
import { insertMessages } from './messages.repository.ts';
import { isGuidedOnly } from './model-writing.ts';
import { claimReply } from './running-replies.repository.ts';
import { guidedBody } from './turn.ts';
import { completeNotices } from './use-of-chats.ts';

/**
 * Stores the beginning of a reply inside the caller's transaction: a guided one whole, a
 * model's one empty and claimed by this instance, to be written after the commit.
 */
export async function beginReply(
  p: Platform,
  vault: UserVault,
  person: Person,
  chat: ChatRecord,
  turn: RememberedTurn & { parent: { id: string; position: number }; replyId: string },
): Promise<{ reply: MessageRecord; generation: Generation | null }> {
  const { parent, replyId, recalled, fixed } = turn;
  const result = await completeNotices(p, person.uid, turn.result, chat.body.mirrored);
  const wanted = fixed ? null : asksModel(p, person, result);
  const model = wanted && (await mayAskModel(p, person.uid)) ? wanted : null;
  const used = recalled.map(({ id }) => ({ kind: 'memory', id }));
  // Said in the reply itself: whoever is answered more simply than yesterday is told so.
  const guided = { ...guidedBody(result, wanted !== null && model === null && !isGuidedOnly(result)), used };
  const words = model && !isGuidedOnly(result) ? { engine: 'model' as const, version: model.name } : {};
  const body = model ? { ...guided, text: '', cards: [], ...words } : guided;
  const [reply] = await insertMessages(p.db, vault, person.uid, [
    {
      id: replyId,
      chatId: chat.id,
      parentId: parent.id,
      role: 'assistant',
      state: model ? 'streaming' : 'complete',
      position: parent.position + 1,
      createdAt: p.clock(),
      body,
      companion: result.state,
    },
  ]);
  if (!reply) throw new Error('the reply was not stored');
  if (!model) return { reply, generation: null };
  await claimReply(p.db, { replyId, userId: person.uid, chatId: chat.id }, instanceId, p.clock() + LEASE_MS);
  const generation: Generation = {
    model,
    userId: person.uid,
    chatId: chat.id,
    ageBand: person.ageBand,
    vault,
    language: result.language,
    result,
    memories: recalled,
    reply: { ...reply, body },
  };
  return { reply, generation };
}
