import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLocked } from '#web/lib/lock-news.ts';
import { SESSION_KEY, useAuth } from './auth.queries.ts';
import { isTimeToLock, type Presence } from './idle.ts';
import { hideAll, isLockDue, lockNow, onLockOfOtherTab, sendLock } from './lock.queries.ts';

const CHANNEL = 'alcove-presence';
/** Other tabs hear of a touch this often at most. */
const TELL_MS = 5000;
const LOOK_MS = 5000;
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const;

/** Locks when nobody has been here for as long as was chosen, over all tabs, and follows what other tabs do. */
export function useLockWatch(preload: () => void): void {
  const client = useQueryClient();
  const { state, session } = useAuth();
  const minutes = state === 'in' ? (session.lockMinutes ?? 0) : 0;

  useEffect(() => {
    const again = () => void client.invalidateQueries({ queryKey: SESSION_KEY });
    const locked = () => {
      hideAll(client);
      again();
    };
    const due = () => void (isLockDue() && sendLock(client));
    window.addEventListener('online', due);
    const stops = [
      onLocked(locked),
      onLockOfOtherTab((news) => (news === 'locked' ? hideAll(client) : again())),
      () => window.removeEventListener('online', due),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);

  useEffect(() => {
    if (minutes === 0) return;
    // It must be there when the network is not.
    preload();
    const presence: Presence = { touchedAt: Date.now(), seenAt: Date.now() };
    let told = 0;
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<Presence>) => {
      presence.touchedAt = Math.max(presence.touchedAt, data.touchedAt);
      presence.seenAt = Math.max(presence.seenAt, data.seenAt);
    };
    const look = () => {
      const now = Date.now();
      if (isTimeToLock(presence, minutes, now)) {
        stop();
        void lockNow(client);
        return true;
      }
      if (document.visibilityState === 'visible') presence.seenAt = now;
      if (now - told >= TELL_MS) {
        told = now;
        channel.postMessage(presence);
      }
      return false;
    };
    // A touch on a page that should have locked must not keep it open: a sleeping phone wakes with one.
    const touched = () => {
      if (!look()) presence.touchedAt = Date.now();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    for (const name of TOUCHES) document.addEventListener(name, touched, { passive: true, capture: true });
    function stop() {
      clearInterval(timer);
      channel.close();
      document.removeEventListener('visibilitychange', look);
      for (const name of TOUCHES) document.removeEventListener(name, touched, { capture: true });
    }
    return stop;
  }, [minutes, client, preload]);
}
