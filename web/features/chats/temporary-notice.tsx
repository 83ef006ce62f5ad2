import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#web/features/auth/auth.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Chip } from '#web/ui/chip.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { resetSession, storeActiveChat } from './active-chat.ts';
import { useChatWrites } from './chats.queries.ts';

/** Says plainly that this chat is written down nowhere, and how it ends: kept or deleted. */
export function TemporaryNotice({ uid, chatId, empty }: { uid: string; chatId: string | null; empty: boolean }) {
  const t = useTexts('chats');
  const writes = useChatWrites(uid);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const act = (work: Promise<unknown>, then: () => void) => {
    setBusy(true);
    work.then(then, (error: unknown) => announce(errorText(error))).finally(() => setBusy(false));
  };
  const keep = (id: string) => act(writes.keep(id), () => announce(t('temporary.kept')));
  const remove = (id: string) =>
    act(writes.remove(id), () => {
      announce(t('temporary.deleted'));
      navigate('/suggestions');
      storeActiveChat(null);
      resetSession();
    });
  return (
    <section
      aria-label={t('temporary.title')}
      className="mx-auto flex w-full max-w-[44rem] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 text-sm text-ink-soft @3xl:px-6"
    >
      <p className="flex-[1_1_18rem]">
        <strong className="text-ink">{t('temporary.title')}.</strong> {t('temporary.text')}
      </p>
      {chatId !== null && !empty && (
        <div className="flex flex-wrap gap-2">
          <Chip disabled={busy} onClick={() => keep(chatId)}>
            {t('temporary.keep')}
          </Chip>
          <Chip disabled={busy} onClick={() => remove(chatId)}>
            {t('temporary.delete')}
          </Chip>
        </div>
      )}
    </section>
  );
}

/** In an empty chat: the way to have nothing of it written down. */
export function TemporaryOffer({ onTake }: { onTake: () => Promise<unknown> }) {
  const t = useTexts('chats');
  const [busy, setBusy] = useState(false);
  const take = () => {
    setBusy(true);
    onTake()
      .catch((error: unknown) => announce(errorText(error)))
      .finally(() => setBusy(false));
  };
  return (
    <p className="measure animate-appear text-sm text-ink-soft">
      <button type="button" disabled={busy} onClick={take} className="link min-h-11 text-start">
        {t('temporary.make')}
      </button>
    </p>
  );
}

/** Whether the signed-in person agreed that chats are kept; without that every new chat is temporary. */
export function useKeepsChats(): boolean {
  return useAuth().session?.consents?.storeChats ?? true;
}
