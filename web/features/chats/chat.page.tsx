import { useCallback, useEffect, useState } from 'react';
import { normalisePath } from '#shared/site/paths.ts';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { storeActiveChat, useActiveChat } from './active-chat.ts';
import { ChatSkeleton } from './chat-skeleton.tsx';
import { useChat, useChats } from './chats.queries.ts';
import { Conversation } from './conversation.tsx';
import { flushDrafts } from './drafts.ts';
import { FirstChat } from './first-chat.tsx';
import { useSending } from './messages.queries.ts';

/** /chat: the active conversation; without one the newest, and before the first one the way to begin. */
export function ChatPage() {
  const uid = useUid();
  return uid === null ? null : <SignedInChat uid={uid} />;
}

function SignedInChat({ uid }: { uid: string }) {
  const { activeChatId, resets } = useActiveChat();
  const list = useChats(uid);
  useSending(uid);

  useEffect(() => {
    const save = () => {
      if (document.visibilityState === 'hidden') flushDrafts();
    };
    document.addEventListener('visibilitychange', save);
    return () => {
      document.removeEventListener('visibilitychange', save);
      flushDrafts();
    };
  }, []);

  // The list may still hold what was just deleted elsewhere: opening that again would never end.
  const [gone, setGone] = useState<readonly string[]>([]);
  const forget = useCallback((chatId: string) => {
    setGone((before) => [...before, chatId]);
    storeActiveChat(null);
  }, []);
  const newest = list.chats.find(({ id }) => !gone.includes(id))?.id ?? null;
  useEffect(() => {
    // Deleting the active chat clears the id while this page is still leaving for /suggestions.
    const here = normalisePath(location.pathname).startsWith('/chat');
    if (here && activeChatId === null && newest !== null) storeActiveChat(newest);
  }, [activeChatId, newest]);

  if (activeChatId !== null) {
    return <ActiveChat key={`${activeChatId}:${resets}`} uid={uid} chatId={activeChatId} onGone={forget} />;
  }
  if (newest !== null || (list.isPending && !list.isError)) {
    return (
      <div className="flex h-full flex-col">
        <ChatSkeleton />
      </div>
    );
  }
  return <FirstChat key={resets} uid={uid} />;
}

/** A remembered chat may have been deleted on another device: then it is forgotten here too. */
function ActiveChat({ uid, chatId, onGone }: { uid: string; chatId: string; onGone: (chatId: string) => void }) {
  const { error } = useChat(uid, chatId);
  const gone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (gone) onGone(chatId);
  }, [gone, chatId, onGone]);
  return <Conversation uid={uid} chatId={chatId} />;
}
