import { useCallback, useState } from 'react';
import type { Message } from '#shared/chats/chats.contract.ts';

const FIRST_MAX = 8;
const STEP = 8;

/** About how high a message stands, in CSS pixels: its lines, and what stands around them. */
const heightOf = ({ text }: Message): number =>
  60 + text.split('\n').reduce((sum, line) => sum + 22 * Math.ceil((line.length + 1) / 80), 0);

/** How many of the last messages fill a screen; everything above is drawn as the reader comes near. */
export function firstDrawn(messages: readonly Message[]): number {
  let count = 0;
  for (let height = 0; count < Math.min(FIRST_MAX, messages.length) && height < window.innerHeight; count++) {
    const message = messages[messages.length - 1 - count];
    if (message) height += heightOf(message);
  }
  return count;
}

/**
 * Which of the loaded messages are drawn: the last ones first, so that a long chat opens as fast
 * as a short one. What was drawn once stays.
 */
export function useDrawnFrom(messages: readonly Message[]): { start: number; drawMore: () => void } {
  const first = Math.max(0, messages.length - firstDrawn(messages));
  const end = messages[first]?.id ?? null;
  // An id and not a number: older pages come in above it and new messages below.
  const [from, setFrom] = useState(end);
  const held = messages.findIndex(({ id }) => id === from);
  // A branch that replaced another one begins anew.
  if (held < 0 && from !== end) setFrom(end);
  const start = held < 0 ? first : held;
  const above = messages[Math.max(0, start - STEP)]?.id ?? null;
  const drawMore = useCallback(() => setFrom(above), [above]);
  return { start, drawMore };
}
