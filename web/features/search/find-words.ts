import { type SearchRequest, type SearchResult, searchResultSchema } from '#shared/search/search.contract.ts';
import { api } from '#web/lib/api-client.ts';

/** Asks for words in what the person wrote. They go in the body and are kept by nobody, this page's cache included. */
export async function findWords(uid: string, request: SearchRequest, signal: AbortSignal): Promise<SearchResult> {
  return searchResultSchema.parse(await api.post(`/api/users/${uid}/search`, request, { signal }));
}
