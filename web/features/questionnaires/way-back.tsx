import { ArrowLeft } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { useChatWrites } from '#web/features/chats/chats.queries.ts';
import { openChat } from '#web/features/chats/open-chat.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Link } from '#web/ui/link.tsx';
import { announce } from '#web/ui/status-region.tsx';

const CHAT_ID = /^[0-9a-f-]{36}$/;

/** The chat that sent the person here, where the address names one. */
export function useFrom(): string | null {
  const [params] = useSearchParams();
  const from = params.get('from');
  return from !== null && CHAT_ID.test(from) ? from : null;
}

/** An address of this form that keeps the way back to the chat. */
export function useFormAddress(id: string): (query?: Record<string, string>) => string {
  const from = useFrom();
  return (query = {}) => {
    const all = new URLSearchParams({ ...query, ...(from === null ? {} : { from }) });
    return `/questionnaire/${id}${all.size > 0 ? `?${all}` : ''}`;
  };
}

/** Begins a new chat: it takes up what an answer or a result left open (server/features/memories). */
export function useNewChat(): () => void {
  const navigate = useNavigate();
  const writes = useChatWrites(useUid() ?? '');
  return () =>
    void writes.create().then(
      ({ id }) => {
        openChat(id);
        void navigate('/chat');
      },
      (error: unknown) => announce(errorText(error)),
    );
}

/** Opens the chat that sent the person here, else a new one. */
export function useOpenChat(): () => void {
  const navigate = useNavigate();
  const from = useFrom();
  const begin = useNewChat();
  return () => {
    if (from === null) return begin();
    openChat(from);
    void navigate('/chat');
  };
}

const LINK = 'link inline-flex min-h-11 items-center gap-1.5';

/** Where the person came from: their chat or the list. */
export function WayBack() {
  const t = useTexts('questionnaires');
  const from = useFrom();
  const goToChat = useOpenChat();
  return (
    <nav className="flex flex-wrap gap-x-6">
      {from !== null && (
        <button type="button" className={LINK} onClick={goToChat}>
          <ArrowLeft aria-hidden="true" className="size-[1em] shrink-0 rtl:-scale-x-100" />
          {t('back.chat')}
        </button>
      )}
      <Link to="/questionnaires" className={LINK}>
        {from === null && <ArrowLeft aria-hidden="true" className="size-[1em] shrink-0 rtl:-scale-x-100" />}
        {t('back.list')}
      </Link>
    </nav>
  );
}
