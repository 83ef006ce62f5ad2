import { ClipboardList, Lightbulb, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ChatDocument } from '#shared/chats/chats.contract.ts';
import { normalisePath } from '#shared/site/paths.ts';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { announce } from '#web/ui/status-region.tsx';
import { announceChat, endSession, resetSession, storeActiveChat, useActiveChat } from './active-chat.ts';
import { ChatEntry } from './chat-entry.tsx';
import { useChats, useChatWrites } from './chats.queries.ts';
import { DeleteChatDialog } from './delete-chat-dialog.tsx';
import { useSessionEnds } from './session-ends.ts';
import { SidebarButton } from './sidebar-button.tsx';

/** The specified parts of the sidebar above the profile block, in their order. */
export function SidebarChats() {
  const t = useTexts('chats');
  const uid = useUid();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { activeChatId } = useActiveChat();
  const { chats, isPending, errorUpdateCount, hasNextPage, isFetchingNextPage, fetchNextPage } = useChats(uid);
  // An error ends the loading state for good (specification §8): asking again in the background does not bring it back.
  const isLoading = uid !== null && isPending && errorUpdateCount === 0;
  const writes = useChatWrites(uid ?? '');
  useSessionEnds(
    uid,
    chats.map(({ id }) => id),
  );
  const [deleting, setDeleting] = useState<ChatDocument | null>(null);
  const path = normalisePath(pathname);
  const onChat = path.startsWith('/chat');
  const onQuestionnaires = path.startsWith('/questionnaire');

  const open = (chatId: string) => {
    announceChat(chatId);
    // The chat first: where the address stays the same, its entry in the history can wait for the paint.
    if (normalisePath(window.location.pathname) === '/chat')
      requestAnimationFrame(() => setTimeout(() => navigate('/chat')));
    else navigate('/chat');
  };
  const create = () =>
    writes.create().then(
      ({ id }) => open(id),
      // The sidebar itself swallows failures, as specified; only the page's status says them.
      () => announce(t('create.failed')),
    );
  const suggest = () => {
    endSession('suggestions');
    navigate('/suggestions');
  };
  const afterDelete = (chatId: string) => {
    if (chatId !== activeChatId) return;
    navigate('/suggestions');
    storeActiveChat(null);
    resetSession();
  };

  return (
    <div className="flex flex-col gap-1 p-3">
      <SidebarButton icon={<SquarePen aria-hidden="true" />} onClick={() => void create()}>
        {t('sidebar.newChat')}
      </SidebarButton>
      <SidebarButton icon={<Lightbulb aria-hidden="true" />} active={path.startsWith('/suggestions')} onClick={suggest}>
        {t('sidebar.suggestions')}
      </SidebarButton>
      <SidebarButton
        icon={<ClipboardList aria-hidden="true" />}
        active={onQuestionnaires}
        onClick={() => !onQuestionnaires && navigate('/questionnaires')}
      >
        {t('sidebar.questionnaires')}
      </SidebarButton>

      <h2 id="sidebar-chats" className="px-3 pt-5 pb-1 font-sans text-sm font-semibold tracking-normal text-ink-soft">
        {t('sidebar.chats')}
      </h2>
      {chats.length === 0 && (
        <p className="px-3 py-1.5 text-sm text-ink-soft">{isLoading ? t('sidebar.loading') : t('sidebar.empty')}</p>
      )}
      <ul aria-labelledby="sidebar-chats" className="flex flex-col gap-0.5">
        {chats.map((chat) => (
          <ChatEntry
            key={chat.id}
            chat={chat}
            active={onChat && chat.id === activeChatId}
            onOpen={() => open(chat.id)}
            onRename={(title) => void writes.update(chat.id, { title }).catch(() => announce(t('rename.failed')))}
            onDelete={() => setDeleting(chat)}
          />
        ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="min-h-11 rounded-md px-3 text-start text-sm text-ink-soft hover:bg-line/60 hover:text-ink"
        >
          {t('sidebar.more')}
        </button>
      )}
      {uid !== null && (
        <DeleteChatDialog uid={uid} chat={deleting} onClose={() => setDeleting(null)} onDeleted={afterDelete} />
      )}
    </div>
  );
}
