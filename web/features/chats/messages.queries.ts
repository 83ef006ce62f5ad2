import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import {
  type FormAnswer,
  type Message,
  messagePageSchema,
  messageSchema,
  type SentMessage,
} from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { api } from '#web/lib/api-client.ts';
import { useDocumentPages } from '#web/lib/document-pages.ts';
import { documentKey } from '#web/lib/documents.ts';
import { useLiveTopic } from '#web/lib/live.ts';
import type { UnsentMessage } from '#web/lib/outbox.ts';
import { chatPath } from './chats.queries.ts';
import { addSent, fromPage, inReadingOrder, type MessagePages, putMessage, replaceReply } from './message-pages.ts';
import { paceReply, watchReply } from './reply-watch.ts';
import { isUnborn, retryUnsent, startSending, useUnsent } from './sending.ts';
import { wantsStillness } from './stillness.ts';

const messagesPath = (uid: string, chatId: string): string => `${chatPath(uid, chatId)}/messages`;

/** The current branch in reading order, older pages on demand. Replies being written are watched from here. */
export function useMessages(uid: string, chatId: string) {
  const client = useQueryClient();
  const unborn = isUnborn(useUnsent(chatId));
  const query = useDocumentPages(unborn ? null : messagesPath(uid, chatId), messagePageSchema);
  const messages = useMemo(() => inReadingOrder(query.data as MessagePages | undefined), [query.data]);
  useEffect(() => {
    for (const message of messages) {
      if (message.role === 'assistant' && message.state === 'streaming') watch(client, uid, chatId, message);
    }
  }, [client, uid, chatId, messages]);
  return { ...query, messages };
}

function change(client: QueryClient, uid: string, chatId: string, apply: (data?: MessagePages) => MessagePages): void {
  const queryKey = documentKey(messagesPath(uid, chatId));
  // A fetch that began before this change would put the past back.
  void client.cancelQueries({ queryKey });
  client.setQueryData<MessagePages>(queryKey, apply);
}

/** Tone, level and title may all have changed with a finished reply. */
function refreshChat(client: QueryClient, uid: string, chatId: string): void {
  void client.invalidateQueries({ queryKey: documentKey(chatPath(uid, chatId)) });
}

function watch(client: QueryClient, uid: string, chatId: string, reply: Message): void {
  const url = `/api/${chatPath(uid, chatId)}/replies/${reply.id}/stream`;
  watchReply(reply.id, url, reply.text, (stored) => {
    if (stored) change(client, uid, chatId, (data) => putMessage(data, stored));
    refreshChat(client, uid, chatId);
  });
}

function showReply(client: QueryClient, uid: string, chatId: string, reply: Message): void {
  if (reply.state === 'streaming') watch(client, uid, chatId, reply);
  else {
    paceReply(reply, wantsStillness());
    refreshChat(client, uid, chatId);
  }
}

/** Sends what is unsent for as long as a signed-in page is open; news from the server means it can be reached. */
export function useSending(uid: string): void {
  const client = useQueryClient();
  useLiveTopic(uid, 'chats', retryUnsent);
  useEffect(
    () =>
      startSending(uid, (pending: UnsentMessage, sent: SentMessage) => {
        change(client, uid, pending.chatId, (data) => addSent(data, sent, pending.replaces));
        showReply(client, uid, pending.chatId, sent.reply);
      }),
    [client, uid],
  );
}

/** Everything a person can do to a message that exists. Failures are thrown for the caller to say. */
export function useMessageActions(uid: string, chatId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const chat = `/api/${chatPath(uid, chatId)}`;
    return {
      async stop(replyId: string): Promise<void> {
        await api.post(`${chat}/replies/${replyId}/stop`);
      },
      async retry(replyId: string): Promise<void> {
        const { reply } = await api.post<{ reply: unknown }>(`${chat}/replies/${replyId}/retry`, { id: uuidV7() });
        const fresh = messageSchema.parse(reply);
        change(client, uid, chatId, (data) => replaceReply(data, replyId, fresh));
        showReply(client, uid, chatId, fresh);
      },
      async select(messageId: string): Promise<void> {
        const page = messagePageSchema.parse(await api.post(`${chat}/select`, { messageId }));
        change(client, uid, chatId, () => fromPage(page));
        refreshChat(client, uid, chatId);
      },
      async answerForm({ id }: Message, answer: FormAnswer): Promise<void> {
        const after = messageSchema.parse(await api.put(`${chat}/messages/${id}/form`, { answer }));
        change(client, uid, chatId, (data) => putMessage(data, after));
      },
      async rate(message: Message, feedback: Message['feedback']): Promise<void> {
        change(client, uid, chatId, (data) => putMessage(data, { ...message, feedback }));
        await api.put(`${chat}/messages/${message.id}/feedback`, { feedback });
      },
    };
  }, [client, uid, chatId]);
}
