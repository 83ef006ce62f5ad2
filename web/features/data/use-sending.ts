import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/error-copy.ts';

/** One form's sending: busy while it runs, a kind sentence when it fails, one run at a time. */
export function useSending(act: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await act();
    } catch (failure) {
      const isCancelled = failure instanceof ApiError && failure.code === 'client.cancelled';
      setError(isCancelled ? null : errorText(failure));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, error, setError, send };
}
