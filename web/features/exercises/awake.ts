import { useEffect } from 'react';

/** Keeps the screen lit while something is breathed or waited for; a browser that cannot or may not lets it be. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      const got = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await got?.release().catch(() => {});
      else lock = got;
    };
    void ask();
    // The browser takes it back with the page; whoever returns gets it again.
    const again = () => void ask();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => {});
    };
  }, []);
}
