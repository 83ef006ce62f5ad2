import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { type MessagePage, messagePageSchema } from '#shared/chats/chats.contract.ts';
import { api } from '#web/lib/api-client.ts';
import { documentKey } from '#web/lib/documents.ts';
import { chatPath } from './chats.queries.ts';

/** Messages around one that may stand thousands above the end: only what is read is fetched, up and down. */
export function usePastMessages(uid: string, chatId: string, at: string) {
  const path = chatPath(uid, chatId);
  return useInfiniteQuery({
    queryKey: [...documentKey(path), 'past', at],
    queryFn: async ({ pageParam, signal }): Promise<MessagePage> =>
      messagePageSchema.parse(await api.get(`/api/${path}/messages?${pageParam}`, { signal })),
    initialPageParam: `around=${at}`,
    getPreviousPageParam: ({ before }) => (before === null ? null : `before=${before}`),
    getNextPageParam: ({ after }) => (typeof after === 'string' ? `after=${after}` : null),
    select: (data: InfiniteData<MessagePage>) => data.pages.flatMap(({ messages }) => messages),
  });
}
