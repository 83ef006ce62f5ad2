import { broughtChatSchema, FOREIGN_SENT_MAX } from '#shared/data/foreign-chats.contract.ts';
import type { ForeignChat } from '#shared/data/foreign-chats.ts';
import { ApiError, api } from '#web/lib/api-client.ts';

/** Bytes of words in one request; with everything around them it stays below what a request may hold. */
const SENT_BYTES_MAX = 120_000;

function* portions({ messages }: ForeignChat): Generator<{ from: number; messages: ForeignChat['messages'] }> {
  const encoder = new TextEncoder();
  let from = 0;
  while (from < messages.length) {
    let [to, bytes] = [from, 0];
    while (to < messages.length && to - from < FOREIGN_SENT_MAX) {
      bytes += encoder.encode(JSON.stringify(messages[to]?.text)).length;
      if (to > from && bytes > SENT_BYTES_MAX) break;
      to++;
    }
    yield { from, messages: messages.slice(from, to) };
    from = to;
  }
}

/**
 * Sends chats one after the other. Whatever was sent may be sent again: nothing is there twice.
 *
 * @returns how many of them were new
 * @throws ApiError `client.cancelled` where `signal` says so
 */
export async function sendChats(
  uid: string,
  chats: readonly ForeignChat[],
  onProgress: (done: number, isNew: number) => void,
  signal: AbortSignal,
): Promise<number> {
  let isNew = 0;
  for (const [at, chat] of chats.entries()) {
    let added = 0;
    for (const portion of portions(chat)) {
      if (signal.aborted) throw new ApiError('client.cancelled', 0);
      const { source, key, title, at: begun } = chat;
      const answer = await api.post(`/api/users/${uid}/import/chats`, { source, key, title, at: begun, ...portion });
      added += broughtChatSchema.parse(answer).messages;
    }
    if (added > 0) isNew++;
    onProgress(at + 1, isNew);
  }
  return isNew;
}
