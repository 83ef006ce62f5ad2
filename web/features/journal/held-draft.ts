import { useCallback, useEffect, useRef, useState } from 'react';
import { keepEntryDraft, readEntryDraft } from '#web/lib/journal-outbox.ts';

/**
 * Holds on this device what is being written: at once, since a page may be closed at any moment, and one write at a
 * time, each of the newest words. Answers what is held so far, and how to hold more.
 *
 * @param found told once what an earlier visit left
 */
export function useHeldDraft(uid: string, found: (draft: string) => void): [string | null, (text: string) => void] {
  const [held, setHeld] = useState<string | null>(null);
  const newest = useRef<string | null>(null);
  const writing = useRef(false);
  const tell = useRef(found);

  useEffect(() => {
    let isGone = false;
    void readEntryDraft(uid).then((draft) => {
      if (isGone) return;
      setHeld((known) => known ?? draft);
      tell.current(draft);
    });
    return () => {
      isGone = true;
    };
  }, [uid]);

  const hold = useCallback(
    async (text: string) => {
      newest.current = text;
      if (writing.current) return;
      writing.current = true;
      for (let next: string | null = text; next !== null; next = newest.current) {
        newest.current = null;
        await keepEntryDraft(uid, next);
        setHeld(next);
      }
      writing.current = false;
    },
    [uid],
  );
  return [held, (text) => void hold(text)];
}
