import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LookResult } from '#shared/exercises/exercises.contract.ts';
import { type JournalItem, type JournalPage, journalPageSchema } from '#shared/journal/journal.contract.ts';
import { stretchesOf } from '#shared/journal/stretches.ts';
import { lookInPage } from '#web/features/exercises/exercise-runs.queries.ts';
import { type ApiError, api } from '#web/lib/api-client.ts';
import { documentKey, useFreshness } from '#web/lib/documents.ts';
import { refusedEntry, startSendingEntries, subscribeToUnsent, unsentEntries } from './journal-sender.ts';

/** Two calendar days, both included; empty where the journal is not narrowed. */
export interface Period {
  from: string;
  to: string;
}

const path = (uid: string) => `users/${uid}/journal`;

/** The moments between which the days lie, here. */
function momentsOf({ from, to }: Period): Record<string, string> {
  const start = new Date(`${from}T00:00:00`);
  const end = new Date(`${to}T00:00:00`);
  end.setDate(end.getDate() + 1);
  return {
    ...(Number.isNaN(start.getTime()) ? {} : { from: start.toISOString() }),
    ...(Number.isNaN(end.getTime()) ? {} : { to: end.toISOString() }),
  };
}

/** What was written outside of chats, newest first, with what is still on its way. */
export function useJournal(uid: string | null, period: Period, landing: string | null) {
  const client = useQueryClient();
  const key = documentKey(path(uid ?? 'nobody'));
  useFreshness(uid === null ? null : path(uid));
  const query = useInfiniteQuery({
    queryKey: [...key, period.from, period.to, landing ?? ''],
    queryFn: async ({ pageParam, signal }): Promise<JournalPage> => {
      const asked = new URLSearchParams({ ...momentsOf(period), ...pageParam });
      return journalPageSchema.parse(await api.get(`/api/${path(uid as string)}?${asked}`, { signal }));
    },
    initialPageParam: (landing === null ? {} : { until: landing }) as Record<string, string>,
    getNextPageParam: ({ before }) => (before === null ? null : { before }),
    select: (data: InfiniteData<JournalPage>) => data.pages.flatMap(({ items }) => items),
    enabled: uid !== null,
  });

  const unsent = useSyncExternalStore(subscribeToUnsent, unsentEntries);
  const refused: ApiError | null = useSyncExternalStore(subscribeToUnsent, refusedEntry);
  const [danger, setDanger] = useState<LookResult | null>(null);
  useEffect(() => {
    if (uid === null) return;
    const looked = new Set<string>();
    const show = (found: LookResult | null) => {
      if (found && found.level >= 2) setDanger(found);
    };
    return startSendingEntries(uid, {
      sent: async (written) => {
        show(written);
        await client.invalidateQueries({ queryKey: documentKey(path(uid)) });
      },
      away: ({ text }) => {
        // Once for the same words, however often they are tried to be sent.
        if (looked.has(text)) return;
        looked.add(text);
        void lookInPage(stretchesOf(text)).then(show);
      },
    });
  }, [client, uid]);

  const known = query.data;
  const items = useMemo((): JournalItem[] | undefined => {
    if (known === undefined && unsent.size === 0) return undefined;
    const waiting = [...unsent].flatMap(([id, entry]) => (entry ? [{ kind: 'entry' as const, id, ...entry }] : []));
    return [...(known ?? []).filter(({ id }) => !unsent.has(id)), ...waiting].sort((a, b) => b.at.localeCompare(a.at));
  }, [known, unsent]);
  return { query, items, waiting: unsent.size, refused, danger, calm: () => setDanger(null) };
}

/** All of a period, for print and export. */
export async function readWholeJournal(uid: string, period: Period): Promise<JournalItem[]> {
  const items: JournalItem[] = [];
  let before: Record<string, string> | null = {};
  while (before) {
    const asked = new URLSearchParams({ ...momentsOf(period), ...before });
    const page = journalPageSchema.parse(await api.get(`/api/${path(uid)}?${asked}`));
    items.push(...page.items);
    before = page.before === null ? null : { before: page.before };
  }
  return items;
}
