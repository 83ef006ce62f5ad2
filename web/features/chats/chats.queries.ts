import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type ChatDocument,
  type ChatList,
  chatDocumentSchema,
  chatListSchema,
  chatStateSchema,
  type DeleteReceipt,
  deleteReceiptSchema,
  type UpdateChat,
} from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { useDocumentPages } from '#web/lib/document-pages.ts';
import { addDocument, documentKey, removeDocument, updateDocument, useDocument } from '#web/lib/documents.ts';
import { isUnborn, useUnsent } from './sending.ts';

export const chatsPath = (uid: string): string => `users/${uid}/chats`;
export const chatPath = (uid: string, chatId: string): string => `users/${uid}/chats/${chatId}`;

/** The chat list, newest first, page by page. */
export function useChats(uid: string | null) {
  const query = useDocumentPages(uid === null ? null : chatsPath(uid), chatListSchema);
  const chats = useMemo(() => query.data?.pages.flatMap((page) => page.chats) ?? [], [query.data]);
  return { ...query, chats };
}

/** One chat's document; waits while the chat exists on this device only. */
export function useChat(uid: string, chatId: string) {
  const unborn = isUnborn(useUnsent(chatId));
  return useDocument(unborn ? null : chatPath(uid, chatId), chatDocumentSchema);
}

export function useChatState(uid: string, chatId: string) {
  const unborn = isUnborn(useUnsent(chatId));
  return useDocument(unborn ? null : `${chatPath(uid, chatId)}/state`, chatStateSchema);
}

type Pages = InfiniteData<ChatList>;

function changeList(client: QueryClient, uid: string, change: (chats: ChatDocument[], page: number) => ChatDocument[]) {
  const queryKey = documentKey(chatsPath(uid));
  // A fetch that began before this change would put the past back for a moment; the write's own news fetches again.
  if (client.getQueryData(queryKey)) void client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Pages>(
    queryKey,
    (data) => data && { ...data, pages: data.pages.map((page, at) => ({ ...page, chats: change(page.chats, at) })) },
  );
}

/** A chat as the server will make it, for the time until it answers. */
export function newChatDocument(id: string): ChatDocument {
  return {
    id,
    title: null,
    messages: [],
    tone: 'pending',
    language: 'en-US',
    timestamp: new Date().toISOString(),
    titleGenerated: false,
  };
}

/** Puts a chat at the head of the list, once. */
export function showChat(client: QueryClient, uid: string, chat: ChatDocument): void {
  changeList(client, uid, (chats, page) =>
    page === 0 && !chats.some(({ id }) => id === chat.id) ? [chat, ...chats] : chats,
  );
  client.setQueryData<ChatDocument>(documentKey(chatPath(uid, chat.id)), (held) => held ?? chat);
}

/** The writes of the chat list. Each shows at once; one that fails puts the server's truth back and throws. */
export function useChatWrites(uid: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const refresh = () => client.invalidateQueries({ queryKey: documentKey(chatsPath(uid)), exact: true });
    return {
      async create(more: { temporary?: true } = {}): Promise<ChatDocument> {
        const chat = await addDocument(chatsPath(uid), { id: uuidV7(), ...more }, chatDocumentSchema);
        showChat(client, uid, chat);
        return chat;
      },

      async update(chatId: string, change: UpdateChat): Promise<void> {
        const key = documentKey(chatPath(uid, chatId));
        const apply = (chat: ChatDocument): ChatDocument => ({
          ...chat,
          ...(change.title === undefined ? {} : { title: change.title }),
          ...(change.tone === undefined ? {} : { tone: change.tone }),
          ...(change.language === undefined ? {} : { language: change.language }),
        });
        changeList(client, uid, (chats) => chats.map((chat) => (chat.id === chatId ? apply(chat) : chat)));
        client.setQueryData<ChatDocument>(key, (chat) => chat && apply(chat));
        try {
          client.setQueryData(key, await updateDocument(chatPath(uid, chatId), change, chatDocumentSchema));
        } catch (error) {
          void client.invalidateQueries({ queryKey: key, exact: true });
          void refresh();
          throw error;
        }
      },

      /** Keeps a temporary chat from now on. */
      async keep(chatId: string): Promise<void> {
        await addDocument(`${chatPath(uid, chatId)}/keep`, {}, chatDocumentSchema);
        await client.invalidateQueries({ queryKey: documentKey(chatPath(uid, chatId)) });
      },

      /** Makes an empty chat a temporary one. */
      async makeTemporary(chatId: string): Promise<void> {
        await addDocument(`${chatPath(uid, chatId)}/temporary`, {}, chatDocumentSchema);
        await client.invalidateQueries({ queryKey: documentKey(chatPath(uid, chatId)) });
      },

      async remove(chatId: string): Promise<DeleteReceipt> {
        changeList(client, uid, (chats) => chats.filter(({ id }) => id !== chatId));
        try {
          const receipt = await removeDocument(chatPath(uid, chatId), deleteReceiptSchema);
          client.removeQueries({ queryKey: documentKey(chatPath(uid, chatId)) });
          return receipt;
        } catch (error) {
          void refresh();
          throw error;
        }
      },
    };
  }, [client, uid]);
}
