import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { readWritten } from '#companion/read-written.ts';
import type { TurnResult } from '#companion/turn.ts';
import { broughtChatBody, broughtMessageBody } from '#server/features/chats/kept-chats.service.ts';
import { bookPast } from '#server/features/memories/safety-events.service.ts';
import type { Platform } from '#server/platform.ts';
import type { BringChat, broughtChatSchema } from '#shared/data/foreign-chats.contract.ts';
import { stretchesOf } from '#shared/journal/stretches.ts';
import { demandKeeping } from './imports.service.ts';
import { KEPT } from './kept.ts';
import { insertRows, listIdsAmong, sealRow } from './rows.repository.ts';

const [CHATS, MESSAGES] = ['chats', 'messages'].map((name) => KEPT.find((kept) => kept.name === name)) as [
  (typeof KEPT)[number],
  (typeof KEPT)[number],
];
const REVIEWS = KEPT.find(({ name }) => name === 'chat-reviews') as (typeof KEPT)[number];

/** A UUID of version 7 that is the same for the same thing: what is sent again is known again. */
function steadyId(at: number, name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUIntBE(at, 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Brings some messages of a chat from elsewhere in, to be read. What the person wrote gets the risk look of the chat,
 * so that neither suggestions nor memories are blind to it; nothing is shown for what is past. No session is made of
 * it: what somebody told another service is not remembered here unless they tell it here.
 *
 * @throws AppError `data.keeping_off`
 */
export async function bringChat(
  p: Platform,
  userId: string,
  input: BringChat,
): Promise<z.infer<typeof broughtChatSchema>> {
  await demandKeeping(p, userId);
  const vault = await p.vault.forUser(userId);
  // No clock is believed that is ahead of ours: such a chat would stand above all that follow.
  const timeOf = (iso: string) => Math.min(Date.parse(iso), p.clock());
  const begun = timeOf(input.at);
  const name = `${userId}|${input.source}|${input.key}`;
  const chatId = steadyId(begun, name);
  const idOf = (index: number) => steadyId(begun, `${name}|${index}`);
  const messages = input.messages.map((message, index) => ({
    ...message,
    index: input.from + index,
    id: idOf(input.from + index),
  }));
  const known = await listIdsAmong(
    p.db,
    userId,
    MESSAGES,
    messages.map(({ id }) => id),
  );
  const seen = new Map<string, TurnResult>();
  for (const { id, role, text } of messages) {
    if (role !== 'user' || known.has(id)) continue;
    const result = readWritten(p.companion, stretchesOf(text), p.clock());
    if (result) seen.set(id, result);
    await soon();
  }
  const rows = messages.map(({ id, index, role, text, at }) => ({
    ...{ id, chat_id: chatId, parent_id: index === 0 ? null : idOf(index - 1), role, state: 'complete' },
    ...{ position: index + 1, active: 1, created_at: timeOf(at), rev: 1, companion_state: null },
    body: broughtMessageBody(text, seen.get(id)?.level ?? 0),
  }));
  const added = await p.db.transaction().execute(async (tx) => {
    const inside = { ...p, db: tx };
    const body = broughtChatBody({ title: input.title || null, titleGenerated: true, imported: input.source });
    const chat = { id: chatId, created_at: begun, touched_at: begun, rev: 1, body };
    const isNew = await insertRows(tx, CHATS, [sealRow(vault, userId, CHATS, chat)]);
    // Looked at already, so that no review makes a session of it.
    const review = { chat_id: chatId, reviewed_up_to: null, reviewed_position: 0, looked_at: p.clock() };
    if (isNew > 0) await insertRows(tx, REVIEWS, [sealRow(vault, userId, REVIEWS, review)]);
    const count = await insertRows(
      tx,
      MESSAGES,
      rows.map((row) => sealRow(vault, userId, MESSAGES, row)),
    );
    for (const { id, at } of messages) {
      const result = seen.get(id);
      if (result) await bookPast(inside, userId, chatId, timeOf(at), result);
    }
    return count;
  });
  p.live.publish(userId, 'chats');
  p.live.publish(userId, 'chat', chatId);
  return { chatId, messages: added };
}
