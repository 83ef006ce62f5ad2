import { useEffect, useRef, useState } from 'react';

const TAKES_SPACE = 'input, textarea, select, button, a, summary, [contenteditable]';

interface Pausable {
  /** Milliseconds that ran, without the pauses; null before the start. */
  elapsed: number | null;
  paused: boolean;
  start: () => void;
  toggle: () => void;
}

/** A clock that can be held by a button and by the space bar. It ticks until `seconds` have run. */
export function usePausable(seconds: number, tickMs: number): Pausable {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  const [pausedAt, setPausedAt] = useState<number | null>(null);
  const [now, setNow] = useState(0);
  const elapsed = startedAt === null ? null : Math.max(0, (pausedAt ?? now) - startedAt);
  const runs = elapsed !== null && elapsed < seconds * 1000;
  const ticks = runs && pausedAt === null;
  useEffect(() => {
    if (!ticks) return;
    const timer = setInterval(() => setNow(performance.now()), tickMs);
    return () => clearInterval(timer);
  }, [ticks, tickMs]);
  const start = () => {
    const at = performance.now();
    setStartedAt(at);
    setNow(at);
  };
  const toggle = () => {
    const at = performance.now();
    setNow(at);
    if (pausedAt !== null) setStartedAt((startedAt ?? at) + at - pausedAt);
    setPausedAt(pausedAt === null ? at : null);
  };
  const act = useRef(toggle);
  act.current = toggle;
  useEffect(() => {
    if (!runs) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.repeat || (event.target as Element).closest?.(TAKES_SPACE)) return;
      event.preventDefault();
      act.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [runs]);
  return { elapsed, paused: runs && pausedAt !== null, start, toggle };
}
