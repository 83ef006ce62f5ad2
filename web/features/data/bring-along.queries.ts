import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '#web/features/auth/auth.queries.ts';

/** Set by the server beside the ticket, which no script can read. */
const WAITS = /(?:^|; )bring-waits=1(?:;|$)/;

/** Brings along what somebody had without an account, once they are signed in to one, whichever way they did that. */
export function useBringAlong(): void {
  const client = useQueryClient();
  const { user } = useAuth();
  const uid = user && !user.isAnonymous ? user.uid : null;
  useEffect(() => {
    if (uid === null || !WAITS.test(document.cookie)) return;
    void import('./bring-along.ts').then(({ bringAlong }) => bringAlong(client));
  }, [uid, client]);
}
