import { useEffect, useSyncExternalStore } from 'react';

interface Notice {
  id: number;
  text: string;
  /** Quiet notices are for screen readers only. */
  quiet: boolean;
}

let current: Notice | null = null;
let count = 0;
const listeners = new Set<() => void>();

function set(notice: Notice | null): void {
  current = notice;
  for (const listener of listeners) listener();
}

/** Says a sentence in the page's polite status region and shows it for a while. */
export function announce(text: string, options: { quiet?: boolean } = {}): void {
  count += 1;
  set({ id: count, text, quiet: options.quiet ?? false });
}

const SHOWN_FOR_MS = 8000;

/** Mounted once, by the shell. The element stays in the page, so that screen readers watch it from the start. */
export function StatusRegion() {
  const notice = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
  const id = notice?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => current?.id === id && set(null), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [id]);
  // Below the row of the header that holds help and quick exit, which must never be covered.
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-[3.75rem] z-60 flex justify-center px-4 py-2"
    >
      {notice && (
        <p
          key={notice.id}
          className={
            notice.quiet
              ? 'sr-only'
              : 'pointer-events-auto max-w-[36rem] animate-appear rounded-card bg-ink px-5 py-3 text-paper shadow-soft'
          }
        >
          {notice.text}
        </p>
      )}
    </div>
  );
}
