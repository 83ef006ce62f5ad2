import { useQuery, useQueryClient } from '@tanstack/react-query';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { announceChat, storeActiveChat } from './active-chat.ts';
import { ChatHeader } from './chat-header.tsx';
import { newChatDocument, showChat, useChatWrites } from './chats.queries.ts';
import { ComposerDock } from './composer-dock.tsx';
import { keepDraft, loadNewDraft, newDraftPath, useDraft } from './drafts.ts';
import { FirstMinute } from './first-minute.tsx';
import { sendMessage } from './sending.ts';
import { TemporaryNotice, TemporaryOffer, useKeepsChats } from './temporary-notice.tsx';

/** No chat yet: the first message makes one. */
export function FirstChat({ uid }: { uid: string }) {
  const client = useQueryClient();
  const t = useTexts('chats');
  const writes = useChatWrites(uid);
  const keeps = useKeepsChats();
  const waiting = useQuery({ queryKey: [uid, 'first-draft'], queryFn: () => loadNewDraft(uid), staleTime: Infinity });
  const draft = useDraft(newDraftPath(uid), waiting.data);
  const begin = (text: string) => {
    const chatId = uuidV7();
    const createdAt = new Date().toISOString();
    sendMessage({ id: uuidV7(), uid, chatId, text, createdAt, replaces: null, createsChat: true });
    keepDraft(newDraftPath(uid), '');
    showChat(client, uid, newChatDocument(chatId));
    storeActiveChat(chatId);
    window.dispatchEvent(new CustomEvent('chat-change', { detail: { chatId } }));
  };
  return (
    <section aria-label={t('chat.untitled')} className="flex h-full min-h-0 flex-col">
      <ChatHeader chat={null} onChange={async () => {}} />
      {!keeps && <TemporaryNotice uid={uid} chatId={null} empty />}
      <FirstMinute uid={uid} chatId={null} onStart={begin}>
        {keeps && (
          <TemporaryOffer onTake={() => writes.create({ temporary: true }).then(({ id }) => announceChat(id))} />
        )}
      </FirstMinute>
      <ComposerDock draft={draft} onDraft={(text) => keepDraft(newDraftPath(uid), text, waiting.data)} onSend={begin} />
    </section>
  );
}
