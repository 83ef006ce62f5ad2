import { type QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { z } from 'zod';
import { api } from './api-client.ts';
import { subscribeToLive } from './live.ts';

// The document client: live subscriptions and writes over `users/{uid}` and what lies
// below it. A path is the document's address in the specification, the address of its
// API call, and the key of its query, so that one change feed can refresh any of them.

/** `users/{uid}/chats/{chatId}` → the query key that also matches everything below it. */
export const documentKey = (path: string): string[] => path.split('/');

const uidOf = (path: string): string => documentKey(path)[1] ?? '';

// One refresher a person, shared by every hook that shows any of their documents.
const refreshers = new Map<string, { users: number; stop: () => void }>();

function keepFresh(client: QueryClient, uid: string): () => void {
  const held = refreshers.get(uid) ?? { users: 0, stop: startRefresher(client, uid) };
  held.users++;
  refreshers.set(uid, held);
  return () => {
    held.users--;
    if (held.users > 0) return;
    held.stop();
    refreshers.delete(uid);
  };
}

function startRefresher(client: QueryClient, uid: string): () => void {
  const user = `users/${uid}`;
  const list = documentKey(`${user}/chats`);
  const stops = [
    // The person's own document and all below it but the chats, shown or not: what nobody shows now must not be taken
    // for fresh by whoever shows it next.
    subscribeToLive(uid, 'user', () => {
      void client.invalidateQueries({
        queryKey: documentKey(user),
        predicate: ({ queryKey }) => queryKey[2] !== 'chats',
      });
    }),
    // Answers change with every tap, on any device; only what is made of them is fetched again.
    subscribeToLive(uid, 'questionnaires', () => {
      for (const part of ['questionnaires', 'responses'])
        void client.invalidateQueries({ queryKey: documentKey(`${user}/${part}`) });
    }),
    // A title is shown in the list and in the open chat: the list itself and the documents right below it.
    subscribeToLive(uid, 'chats', () => {
      void client.invalidateQueries({
        queryKey: list,
        predicate: ({ queryKey }) => queryKey.length <= list.length + 1,
      });
    }),
    subscribeToLive(uid, 'chat', (id) => {
      if (id !== undefined) void client.invalidateQueries({ queryKey: documentKey(`${user}/chats/${id}`) });
      // Without an id anything may have changed while the feed was away; what is being fetched anyway may go on.
      else void client.invalidateQueries({ queryKey: list }, { cancelRefetch: false });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Follows the news of whoever the document belongs to, for as long as it is shown. */
export function useFreshness(path: string | null): void {
  const client = useQueryClient();
  const uid = path === null ? null : uidOf(path);
  useEffect(() => (uid === null ? undefined : keepFresh(client, uid)), [client, uid]);
}

/** Subscribes to one document; null waits. The value follows every change made anywhere. */
export function useDocument<T>(path: string | null, schema: z.ZodType<T>): UseQueryResult<T> {
  useFreshness(path);
  return useQuery({
    queryKey: documentKey(path ?? 'nothing'),
    queryFn: async ({ signal }) => schema.parse(await api.get(`/api/${path}`, { signal })),
    enabled: path !== null,
  });
}

/** Adds to a collection; the server answers the document as stored. */
export async function addDocument<T>(path: string, body: unknown, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(await api.post(`/api/${path}`, body));
}

/** Changes some fields of a document; the server answers it as stored. */
export async function updateDocument<T>(path: string, change: unknown, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(await api.patch(`/api/${path}`, change));
}

/** Removes a document for good and answers what went with it. */
export async function removeDocument<T>(path: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(await api.remove(`/api/${path}`));
}
