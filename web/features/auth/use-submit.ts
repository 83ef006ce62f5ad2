import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '#web/lib/error-copy.ts';

/**
 * One form's sending: busy while it runs, a kind sentence when it fails, one run at a time.
 * `place` may show a failure where it belongs, and answers whether it did.
 */
export function useSubmit(act: () => Promise<void>, place: (failure: unknown) => boolean = () => false) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const running = useRef(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    try {
      await act();
    } catch (failure) {
      if (!place(failure)) setError(errorText(failure));
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, error, submit };
}
