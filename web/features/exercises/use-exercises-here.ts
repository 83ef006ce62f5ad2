import { useEffect } from 'react';
import { useAuth } from '#web/features/auth/auth.queries.ts';
import { keepExercisesHere } from './keep-here.ts';

/** Whoever opens exercises once has them without a network from then on. */
export function useExercisesHere(): void {
  const { session } = useAuth();
  const isKnown = session?.user != null && session.leaseExpiresAt !== null;
  useEffect(() => {
    if (isKnown && session) void keepExercisesHere(session).catch(() => {});
  }, [isKnown, session]);
}
