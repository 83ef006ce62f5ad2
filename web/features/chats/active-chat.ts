import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { useStored } from '#web/lib/use-stored.ts';

const listeners = new Set<() => void>();
/** Grows with each reset: the page keys its state by it, so a reset is a fresh view of the same data. */
let resets = 0;
/** The message that the open chat opens at, instead of its end. */
let landing: string | null = null;

/** Remembers which chat is open, on this device only; null forgets it. */
export function storeActiveChat(chatId: string | null): void {
  writeStored('activeChatId', chatId);
}

/** Clears what the view holds. Drafts and running replies live elsewhere and stay. */
export function resetSession(messageId: string | null = null): void {
  landing = messageId;
  resets++;
  for (const listener of listeners) listener();
}

/** The message to open at, and how to forget it once the reader goes on to the end. */
export const landingMessage = (): string | null => landing;
export function forgetLanding(): void {
  landing = null;
}

/** Opens a chat the way the specification orders it: id stored, view reset, `chat-change` fired. */
export function announceChat(chatId: string, messageId: string | null = null): void {
  storeActiveChat(chatId);
  resetSession(messageId);
  window.dispatchEvent(new CustomEvent('chat-change', { detail: { chatId } }));
}

/** Ends the session: view reset, `end-session` fired with the place the person went to. Nothing written is touched. */
export function endSession(reason: 'suggestions'): void {
  const chatId = readStored('activeChatId');
  resetSession();
  window.dispatchEvent(new CustomEvent('end-session', { detail: { chatId, reason } }));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useActiveChat(): { activeChatId: string | null; resets: number } {
  const activeChatId = useStored('activeChatId');
  const count = useSyncExternalStore(
    subscribe,
    () => resets,
    () => 0,
  );
  return { activeChatId, resets: count };
}
