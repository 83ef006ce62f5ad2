import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchGroup, SearchKind } from '#shared/search/search.contract.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { findWords } from './find-words.ts';

/** A pause in typing, in milliseconds. */
const PAUSE = 200;
/** One letter says nothing yet; one character of Chinese may be a word. */
const isEnough = (words: string): boolean => words.length > 1 || /[^\p{ASCII}]/u.test(words);

export interface Search {
  /** What the groups belong to; empty where nothing was looked for. */
  words: string;
  groups: readonly SearchGroup[];
  looking: boolean;
  error: unknown;
  more: (kind: SearchKind) => void;
  retry: () => void;
}

const NOTHING = { words: '', groups: [] as readonly SearchGroup[] };

/** Looks as somebody types; what was found before stays until the next answer is there. */
export function useSearch(uid: string | null, typed: string): Search {
  const words = typed.trim();
  const [found, setFound] = useState(NOTHING);
  const [looking, setLooking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [tries, setTries] = useState(0);
  const going = useRef<AbortController>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again for the same words
  useEffect(() => {
    setError(null);
    if (uid === null || !isEnough(words)) {
      setFound(NOTHING);
      setLooking(false);
      return;
    }
    setLooking(true);
    const call = new AbortController();
    going.current = call;
    const timer = setTimeout(async () => {
      try {
        const { groups } = await findWords(uid, { words }, call.signal);
        if (!call.signal.aborted) setFound({ words, groups });
      } catch (failure) {
        if (call.signal.aborted) return;
        setFound(NOTHING);
        setError(failure);
      }
      if (!call.signal.aborted) setLooking(false);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [uid, words, tries]);

  const more = useCallback(
    async (kind: SearchKind) => {
      const call = going.current;
      const before = found.groups.find((group) => group.kind === kind)?.before;
      if (uid === null || call === null || call.signal.aborted || !before) return;
      setLooking(true);
      try {
        const { groups } = await findWords(uid, { words: found.words, more: { kind, before } }, call.signal);
        const next = groups[0] ?? { kind, hits: [], before: null };
        if (!call.signal.aborted)
          setFound(({ words: of, groups: held }) => ({
            words: of,
            groups: held.map((group) =>
              group.kind === kind ? { ...group, hits: [...group.hits, ...next.hits], before: next.before } : group,
            ),
          }));
      } catch (failure) {
        if (!(failure instanceof ApiError)) throw failure;
        if (!call.signal.aborted) setError(failure);
      }
      if (!call.signal.aborted) setLooking(false);
    },
    [uid, found],
  );
  return { ...found, looking, error, more: (kind) => void more(kind), retry: () => setTries((count) => count + 1) };
}
