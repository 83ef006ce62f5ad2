import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from './api-client.ts';
import { documentKey, useFreshness } from './documents.ts';

/** Subscribes to a paged list; each page names the cursor of the next one in `before`. */
export function useDocumentPages<T extends { before: string | null }>(
  path: string | null,
  schema: z.ZodType<T>,
): UseInfiniteQueryResult<InfiniteData<T>> {
  useFreshness(path);
  return useInfiniteQuery({
    queryKey: documentKey(path ?? 'nothing'),
    queryFn: async ({ pageParam, signal }) => {
      const query = pageParam === null ? '' : `?before=${encodeURIComponent(pageParam)}`;
      return schema.parse(await api.get(`/api/${path}${query}`, { signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.before,
    enabled: path !== null,
  });
}
