import { useEffect, useSyncExternalStore } from 'react';

interface Notice {
  id: number;
  text: string;
}

/** The one on the screen and the one that is only heard: a word for screen readers must not take a notice away. */
interface Notices {
  shown: Notice | null;
  spoken: Notice | null;
}

const NOTHING: Notices = { shown: null, spoken: null };
let current = NOTHING;
let count = 0;
const listeners = new Set<() => void>();

function set(change: Partial<Notices>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** Says a sentence in the page's polite status region and shows it for a while. */
export function announce(text: string, options: { quiet?: boolean } = {}): void {
  count += 1;
  const notice = { id: count, text };
  set(options.quiet ? { spoken: notice } : { shown: notice });
}

const SHOWN_FOR_MS = 8000;

function useEnd(slot: keyof Notices, id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => current[slot]?.id === id && set({ [slot]: null }), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [slot, id]);
}

/** Mounted once, by the shell. The element stays in the page, so that screen readers watch it from the start. */
export function StatusRegion() {
  const { shown, spoken } = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => NOTHING,
  );
  useEnd('shown', shown?.id);
  useEnd('spoken', spoken?.id);
  // Below the row of the header that holds help and quick exit, which must never be covered.
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-[3.75rem] z-60 flex justify-center px-4 py-2"
    >
      {shown && (
        <p
          key={shown.id}
          className="pointer-events-auto max-w-[36rem] animate-appear rounded-card bg-ink px-5 py-3 text-paper shadow-soft"
        >
          {shown.text}
        </p>
      )}
      {spoken && (
        <p key={spoken.id} className="sr-only">
          {spoken.text}
        </p>
      )}
    </div>
  );
}
