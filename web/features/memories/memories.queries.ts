import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type Memory,
  type MemoryList,
  memoryListSchema,
  memorySchema,
  type UpdateMemory,
} from '#shared/memories/memories.contract.ts';
import { pickUpSchema } from '#shared/memories/sessions.contract.ts';
import { useAuth } from '#web/features/auth/auth.queries.ts';
import { api } from '#web/lib/api-client.ts';
import { documentKey, updateDocument, useDocument } from '#web/lib/documents.ts';

const memoriesPath = (uid: string): string => `users/${uid}/memories`;

/** All that is remembered and proposed; follows every change. Null waits. */
export function useMemories(uid: string | null) {
  return useDocument(uid === null ? null : memoriesPath(uid), memoryListSchema);
}

/** Whether the signed-in person agreed to being remembered at all. */
export function useMayRemember(): boolean {
  return useAuth().session?.consents?.memory ?? false;
}

/** Each write shows at once; one that fails puts the server's truth back and throws. */
export function useMemoryWrites(uid: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const key = documentKey(memoriesPath(uid));
    const show = (change: (memories: Memory[]) => Memory[]) => {
      void client.cancelQueries({ queryKey: key, exact: true });
      client.setQueryData<MemoryList>(key, (list) => list && { ...list, memories: change(list.memories) });
    };
    const back = (error: unknown): never => {
      void client.invalidateQueries({ queryKey: key, exact: true });
      throw error;
    };
    return {
      async update(id: string, change: UpdateMemory): Promise<void> {
        const saved = await updateDocument(`${memoriesPath(uid)}/${id}`, change, memorySchema).catch(back);
        show((memories) => memories.map((memory) => (memory.id === id ? saved : memory)));
      },
      async remove(id: string): Promise<void> {
        show((memories) => memories.filter((memory) => memory.id !== id));
        await api.remove(`/api/${memoriesPath(uid)}/${id}`).catch(back);
      },
    };
  }, [client, uid]);
}

/** How an empty chat may begin; nothing for people who are not remembered. */
export function usePickUp(uid: string, chatId: string | null) {
  const may = useMayRemember();
  return useDocument(may && chatId !== null ? `users/${uid}/chats/${chatId}/pick-up` : null, pickUpSchema).data;
}
