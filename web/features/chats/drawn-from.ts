import { useCallback, useState } from 'react';
import type { Message } from '#shared/chats/chats.contract.ts';

/** Fills a screen; everything above is drawn as the reader comes near. */
export const FIRST_DRAWN = 8;
const STEP = 8;

/**
 * Which of the loaded messages are drawn: the last ones first, so that a long chat opens as fast
 * as a short one. What was drawn once stays.
 */
export function useDrawnFrom(messages: readonly Message[]): { start: number; drawMore: () => void } {
  const end = messages[Math.max(0, messages.length - FIRST_DRAWN)]?.id ?? null;
  // An id and not a number: older pages come in above it and new messages below.
  const [from, setFrom] = useState(end);
  const held = messages.findIndex(({ id }) => id === from);
  // A branch that replaced another one begins anew.
  if (held < 0 && from !== end) setFrom(end);
  const start = held < 0 ? Math.max(0, messages.length - FIRST_DRAWN) : held;
  const above = messages[Math.max(0, start - STEP)]?.id ?? null;
  const drawMore = useCallback(() => setFrom(above), [above]);
  return { start, drawMore };
}
