import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Session } from '#shared/auth/auth.contract.ts';
import { onSessionEnded, refreshLease } from '#web/lib/api-client.ts';
import { texts } from '#web/lib/i18n.ts';
import { forgetKey } from '#web/lib/sealed-key.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { whenTakenOver } from '#web/lib/taken-over.ts';
import { announce } from '#web/ui/status-region.tsx';
import {
  type Auth,
  AuthContext,
  adoptSession,
  beginSession,
  followDeparture,
  isLeaving,
  onOtherTab,
  SESSION_KEY,
  takeDeparture,
} from './auth.queries.ts';
import { renewalDelay } from './lease-renewal.ts';

/** Knows who is signed in, keeps the lease alive and follows the other tabs. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const {
    data: session,
    isError,
    refetch,
  } = useQuery({
    queryKey: SESSION_KEY,
    queryFn: async () => {
      const found = await beginSession();
      await whenTakenOver();
      return found;
    },
    staleTime: Number.POSITIVE_INFINITY,
    // Without a network, too: then it is who was here last.
    networkMode: 'always',
  });

  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: SESSION_KEY });
    const over = () => {
      // Whoever is logging out here is on the way to the start page already.
      if (isLeaving()) return;
      forgetKey();
      // At once: what is still on the page would ask for more with a session that is over.
      client.setQueryData<Session>(SESSION_KEY, (held) => held && { ...held, user: null, leaseExpiresAt: null });
      again();
    };
    // What was begun without a network is asked about as soon as there is one.
    const online = () => {
      if (!client.getQueryData<Session>(SESSION_KEY)?.leaseExpiresAt) again();
    };
    window.addEventListener('online', online);
    const stops = [
      () => window.removeEventListener('online', online),
      onOtherTab((news) => {
        if (news === 'out') over();
        else if (news === 'changed') again();
        // The tab that did it hears itself, and is on its way to where that led.
        else if (!isLeaving()) followDeparture(news);
      }),
      onSessionEnded(over),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);

  useEffect(() => {
    const news = takeDeparture();
    if (news) announce(texts('app')(`departure.${news}`));
  }, []);

  // Whoever has signed in to an account that is going is asked about that on /authpage, and sees nothing else of it.
  const isIn = session?.user != null && !session.leavingAt;
  const uid = session ? (isIn ? (session.user?.uid ?? null) : null) : undefined;
  const isLocked = session?.locked !== undefined;
  useEffect(() => {
    if (uid !== null) return;
    // Signed out for sure: nothing of the person stays behind in this browser.
    // A locked page opens again where it was: which chat that is says nothing.
    const keys = isLocked ? (['cachedPic'] as const) : (['activeChatId', 'cachedPic'] as const);
    for (const key of keys) if (readStored(key) !== null) writeStored(key, null);
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'users' });
  }, [uid, isLocked, client]);

  const leaseExpiresAt = session?.leaseExpiresAt ?? null;
  useEffect(() => {
    if (leaseExpiresAt === null) return;
    let failures = 0;
    let timer: ReturnType<typeof setTimeout>;
    const plan = () => {
      timer = setTimeout(renew, renewalDelay(Date.now(), leaseExpiresAt, failures));
    };
    const renew = () =>
      refreshLease().then(
        (renewed) => adoptSession(client, renewed),
        () => {
          failures += 1;
          plan();
        },
      );
    plan();
    return () => clearTimeout(timer);
  }, [leaseExpiresAt, client]);

  const auth = useMemo<Auth>(() => {
    if (!session) return { state: 'loading', user: null, session: null, failed: isError, retry: () => void refetch() };
    if (session.user && isIn) return { state: 'in', user: session.user, session };
    return { state: 'out', user: null, session };
  }, [session, isIn, isError, refetch]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}
