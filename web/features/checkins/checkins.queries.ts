import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import {
  type Checkin,
  type CheckinList,
  checkinListSchema,
  EVERY_DAY,
  FIRST_DAYS,
} from '#shared/checkins/checkins.contract.ts';
import type { ApiError } from '#web/lib/api-client.ts';
import { documentKey, useDocument } from '#web/lib/documents.ts';
import { withUnsent } from './checkin-days.ts';
import { refusedCheckin, startSendingCheckins, subscribeToUnsent, unsentCheckins } from './checkin-sender.ts';

export interface Checkins {
  /** Newest first, with what is still on its way; undefined while nothing is known. */
  checkins: Checkin[] | undefined;
  /** True where there are older ones than a year. */
  more: boolean;
  /** True once the whole year is there; before, the last weeks are. */
  whole: boolean;
  failed: boolean;
  /** How many the server does not have yet. */
  waiting: number;
  refused: ApiError | null;
  retry: () => void;
}

async function showSent(client: QueryClient, uid: string, id: string, entry: Checkin | null): Promise<void> {
  const lists = {
    queryKey: documentKey(`users/${uid}`),
    predicate: ({ queryKey }: Query) => String(queryKey[2]).split('?')[0] === 'checkins',
  };
  // A list that was asked for before must not come after: the next change would be made on what it was.
  await client.cancelQueries(lists);
  client.setQueriesData<CheckinList>(
    lists,
    (list) => list && { ...list, checkins: withUnsent(list.checkins, new Map([[id, entry]])) },
  );
  await client.invalidateQueries(lists);
}

/**
 * A year of check-ins, or all of them; sends what waits for as long as it is used. The last weeks come first: years of
 * entries must not make anybody wait for today's.
 */
export function useCheckins(uid: string | null, all: boolean): Checkins {
  const client = useQueryClient();
  const base = uid === null ? null : `users/${uid}/checkins`;
  const first = useDocument(base && `${base}?days=${FIRST_DAYS}`, checkinListSchema);
  const hasYear = first.data?.more === true;
  const year = useDocument(hasYear ? base : null, checkinListSchema);
  const every = useDocument(hasYear && all ? `${base}?days=${EVERY_DAY}` : null, checkinListSchema);
  const unsent = useSyncExternalStore(subscribeToUnsent, unsentCheckins);
  const refused = useSyncExternalStore(subscribeToUnsent, refusedCheckin);
  useEffect(() => {
    if (uid === null) return;
    return startSendingCheckins(uid, (id, entry) => showSent(client, uid, id, entry));
  }, [client, uid]);
  const known = (every.data ?? year.data ?? first.data)?.checkins;
  const checkins = useMemo(
    () => (known === undefined && unsent.size === 0 ? undefined : withUnsent(known ?? [], unsent)),
    [known, unsent],
  );
  return {
    checkins,
    more: hasYear && (every.data ?? year.data)?.more === true,
    whole: first.data !== undefined && (!hasYear || year.data !== undefined),
    failed: [first, year, every].some(({ isError }) => isError),
    waiting: unsent.size,
    refused,
    retry: () => {
      for (const one of [first, year, every]) if (one.isError) void one.refetch();
    },
  };
}
