import { useSyncExternalStore } from 'react';

const KEY = 'activeChatId';

/** Why a session ended, as told by the `end-session` event. */
export type EndReason = 'suggestions' | 'new-chat' | 'select' | 'delete';

interface View {
  activeChatId: string | null;
  /** Grows with each reset: the page keys its state by it, so a reset is a fresh view of the same data. */
  resets: number;
}

const listeners = new Set<() => void>();
let view: View = { activeChatId: readStored(), resets: 0 };

function readStored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function change(next: Partial<View>): void {
  view = { ...view, ...next };
  for (const listener of listeners) listener();
}

/** Remembers which chat is open, on this device only; null forgets it. */
export function storeActiveChat(chatId: string | null): void {
  try {
    if (chatId === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, chatId);
  } catch {
    // A browser that keeps nothing still shows the chat until the tab closes.
  }
  if (chatId !== view.activeChatId) change({ activeChatId: chatId });
}

/** Clears what the view holds. Drafts and running replies live elsewhere and stay. */
export function resetSession(): void {
  change({ resets: view.resets + 1 });
}

/** Opens a chat the way the specification orders it: id stored, view reset, `chat-change` fired. */
export function announceChat(chatId: string): void {
  storeActiveChat(chatId);
  resetSession();
  window.dispatchEvent(new CustomEvent('chat-change', { detail: { chatId } }));
}

/** Ends the session: view reset, `end-session` fired. Nothing that was written is touched. */
export function endSession(reason: EndReason): void {
  resetSession();
  window.dispatchEvent(new CustomEvent('end-session', { detail: { chatId: view.activeChatId, reason } }));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useActiveChat(): View {
  return useSyncExternalStore(subscribe, () => view);
}
