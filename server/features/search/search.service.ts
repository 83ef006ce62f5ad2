import { setImmediate } from 'node:timers/promises';
import { readChatTitles } from '#server/features/chats/memory-mentions.service.ts';
import type { Platform } from '#server/platform.ts';
import {
  FIRST_HITS,
  MORE_HITS,
  SEARCH_KINDS,
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  type SearchRequest,
  type SearchResult,
} from '#shared/search/search.contract.ts';
import { holdsAll, wordsOf } from './fold-text.ts';
import { withinLimit } from './search-limit.ts';
import { type Findable, SOURCES } from './search-sources.ts';
import { snippetOf } from './snippet.ts';

type Cursor = NonNullable<SearchRequest['more']>['before'];

/**
 * Looks through everything a person wrote, opened for this search alone and kept nowhere: an index of words would be a
 * readable copy of them. All words must occur in one entry. The first answer has a few hits of every kind; `more` goes
 * on with one kind. A reader who goes away stops the search.
 *
 * @throws AppError `http.slow_down`
 */
export function search(
  p: Platform,
  userId: string,
  { words, more }: SearchRequest,
  signal: AbortSignal,
): Promise<SearchResult> {
  return withinLimit(userId, p.clock(), async () => {
    const folded = wordsOf(words);
    if (folded.length === 0) return { groups: [] };
    const groups: SearchGroup[] = [];
    for (const kind of more ? [more.kind] : SEARCH_KINDS) {
      const limit = more ? MORE_HITS : FIRST_HITS;
      const found = await findOfKind(p, userId, { kind, words: folded, before: more?.before ?? null, limit, signal });
      if (found.hits.length > 0) groups.push(found);
      await setImmediate();
    }
    return { groups: await withChatTitles(p, userId, groups) };
  });
}

interface Wanted {
  kind: SearchKind;
  words: readonly string[];
  before: Cursor;
  limit: number;
  signal: AbortSignal;
}

async function findOfKind(
  p: Platform,
  userId: string,
  { kind, words, before, limit, signal }: Wanted,
): Promise<SearchGroup> {
  const { sorted, read } = SOURCES[kind];
  // Messages go on by their key; what is read whole is cut by where the page above ended.
  const isKeyed = kind === 'message';
  const found: Findable[] = [];
  for await (const batch of read(p, userId, before?.id ?? null)) {
    if (signal.aborted) break;
    for (const one of batch)
      if ((isKeyed || before === null || isBelow(one, before)) && holdsAll(one.text, words)) found.push(one);
    if (sorted && found.length > limit) break;
  }
  if (!sorted) found.sort((a, b) => b.at - a.at || (a.hit.id < b.hit.id ? 1 : -1));
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    kind,
    hits: shown.map((one) => toHit(one, words)),
    before: last && found.length > limit ? { at: last.at, id: last.hit.id } : null,
  };
}

const isBelow = ({ at, hit }: Findable, before: { at: number; id: string }): boolean =>
  at < before.at || (at === before.at && hit.id < before.id);

const toHit = ({ at, text, hit }: Findable, words: readonly string[]): SearchHit => ({
  ...hit,
  at: new Date(at).toISOString(),
  ...snippetOf(text, words),
});

async function withChatTitles(p: Platform, userId: string, groups: SearchGroup[]): Promise<SearchGroup[]> {
  const chats = groups.flatMap(({ hits }) => hits.flatMap((hit) => (hit.kind === 'message' ? [hit.chatId] : [])));
  const titles = await readChatTitles(p, userId, [...new Set(chats)]);
  return groups.map((group) => ({
    ...group,
    hits: group.hits.map((hit) => (hit.kind === 'message' ? { ...hit, title: titles.get(hit.chatId) ?? null } : hit)),
  }));
}
