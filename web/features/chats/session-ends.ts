import { useEffect, useRef } from 'react';
import type { EndReason } from '#shared/memories/sessions.contract.ts';
import { api } from '#web/lib/api-client.ts';
import { useActiveChat } from './active-chat.ts';

/** Nobody typed or tapped for so long, in milliseconds. */
const IDLE_MS = 30 * 60_000;
/** The tab was out of sight for so long, in milliseconds. */
const HIDDEN_MS = 10 * 60_000;
/** What earlier visits left open is ended once the page has nothing else to do, in milliseconds. */
const CATCH_UP_MS = 15_000;
const SIGNS_OF_LIFE = ['keydown', 'pointerdown', 'visibilitychange'] as const;

/** Tells the server that a session is over. Nobody waits for it; what does not arrive is caught up on the next visit. */
function tellEnd(uid: string, chatId: string, reason: EndReason): void {
  api.post(`/api/users/${uid}/chats/${chatId}/end-session`, { reason }, { keepalive: true }).catch(() => {});
}

/** Ends sessions: on leaving for the suggestions or another chat, after half an hour idle, after ten minutes out of sight. */
export function useSessionEnds(uid: string | null, chatIds: readonly string[]): void {
  const { activeChatId } = useActiveChat();
  const open = useRef<string | null>(null);
  const known = useRef(chatIds);
  useEffect(() => {
    open.current = activeChatId;
    known.current = chatIds;
  });

  useEffect(() => {
    if (uid === null) return;
    const end = (chatId: string | null, reason: EndReason) => {
      // A chat that is not in the list is on no server yet, or not any more.
      if (chatId !== null && known.current.includes(chatId)) tellEnd(uid, chatId, reason);
    };
    const onEnd = (event: Event) => end((event as CustomEvent<{ chatId: string | null }>).detail.chatId, 'suggestions');
    // The event comes before React has drawn the other chat: what is held is the one being left.
    const onChange = (event: Event) => {
      const { chatId } = (event as CustomEvent<{ chatId: string }>).detail;
      if (open.current !== chatId) end(open.current, 'chat-change');
    };
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      const [reason, ms] =
        document.visibilityState === 'hidden' ? (['hidden', HIDDEN_MS] as const) : (['idle', IDLE_MS] as const);
      timer = setTimeout(() => end(open.current, reason), ms);
    };
    wait();
    window.addEventListener('end-session', onEnd);
    window.addEventListener('chat-change', onChange);
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, wait);
    const catchUp = setTimeout(() => api.post(`/api/users/${uid}/sessions/catch-up`).catch(() => {}), CATCH_UP_MS);
    return () => {
      clearTimeout(timer);
      clearTimeout(catchUp);
      window.removeEventListener('end-session', onEnd);
      window.removeEventListener('chat-change', onChange);
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, wait);
    };
  }, [uid]);
}
