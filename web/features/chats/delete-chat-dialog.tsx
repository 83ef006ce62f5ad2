import { useRef, useState } from 'react';
import type { ChatDocument } from '#shared/chats/chats.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { useChatState, useChatWrites } from './chats.queries.ts';

interface DeleteChatDialogProps {
  uid: string;
  /** The chat asked about; null keeps the dialog closed. */
  chat: ChatDocument | null;
  onClose: () => void;
  onDeleted: (chatId: string) => void;
}

/** The specified texts, and below them what exactly goes. A failure closes the dialog and is said in the status region. */
export function DeleteChatDialog({ uid, chat, onClose, onDeleted }: DeleteChatDialogProps) {
  const t = useTexts('chats');
  const writes = useChatWrites(uid);
  const cancel = useRef<HTMLButtonElement>(null);
  // While it fades out the dialog still shows the chat it was about.
  const [shown, setShown] = useState(chat);
  if (chat !== null && chat !== shown) setShown(chat);

  const remove = () => {
    if (chat === null) return;
    const { id } = chat;
    onClose();
    writes.remove(id).then(
      ({ removed }) => {
        announce(t('delete.receipt', { ...removed }));
        onDeleted(id);
      },
      () => announce(t('delete.failed')),
    );
  };

  return (
    <Dialog
      open={chat !== null}
      onClose={onClose}
      title={t('delete.title')}
      initialFocus={cancel}
      description={
        <>
          <span className="block [overflow-wrap:anywhere]">
            {t('delete.text', { title: shown?.title ?? t('sidebar.untitled') })}
          </span>
          <span className="block ps-4 -indent-4 whitespace-pre-wrap">{t('delete.memories')}</span>
        </>
      }
      actions={
        <>
          <Button ref={cancel} onClick={onClose}>
            {t('delete.cancel')}
          </Button>
          <Button look="danger" onClick={remove}>
            {t('delete.confirm')}
          </Button>
        </>
      }
    >
      {shown && <WhatGoes uid={uid} chatId={shown.id} />}
    </Dialog>
  );
}

function WhatGoes({ uid, chatId }: { uid: string; chatId: string }) {
  const t = useTexts('chats');
  const [open, setOpen] = useState(false);
  return (
    <details className="text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 content-center text-primary">{t('delete.what')}</summary>
      {open && <Counts uid={uid} chatId={chatId} />}
    </details>
  );
}

function Counts({ uid, chatId }: { uid: string; chatId: string }) {
  const t = useTexts('chats');
  const { data: state } = useChatState(uid, chatId);
  if (!state) return <p className="text-ink-soft">{t('delete.counting')}</p>;
  return (
    <ul className="flex list-disc flex-col gap-1 ps-5 text-ink-soft">
      <li>{t('delete.messages', { count: state.messageCount })}</li>
      {state.draft !== '' && <li>{t('delete.draft')}</li>}
      {state.temporary || <li>{t('delete.memoriesCount', { count: state.traces.memories })}</li>}
      {state.traces.sessions > 0 && <li>{t('delete.sessions', { count: state.traces.sessions })}</li>}
      {state.traces.keptItems > 0 && <li>{t('delete.keptItems', { count: state.traces.keptItems })}</li>}
      {state.traces.safetyEvents > 0 && <li>{t('delete.safetyEvents', { count: state.traces.safetyEvents })}</li>}
      <li>{t('delete.final')}</li>
    </ul>
  );
}
