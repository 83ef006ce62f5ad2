import { useContext } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import type { PendingMessage } from './sending.ts';
import { ChatLanguage } from './text-language.ts';
import { USER_BUBBLE } from './user-message.tsx';

interface UnsentMessageProps {
  message: PendingMessage;
  onRetry: () => void;
  /** Takes a message back into the composer that the server will not take as it is. */
  onTakeBack: (message: PendingMessage) => void;
}

/** A message on its way. Only trouble is worth words; a send that works says nothing. */
export function UnsentMessage({ message, onRetry, onTakeBack }: UnsentMessageProps) {
  const t = useTexts('chats');
  const errors = useTexts('errors');
  const lang = useContext(ChatLanguage);
  return (
    <article aria-label={t('message.fromYou')} className="flex flex-col items-end gap-1">
      <p dir="auto" lang={lang} className={USER_BUBBLE}>
        {message.text}
      </p>
      {message.status === 'waiting' && (
        <p role="status" className="flex flex-wrap items-center justify-end gap-x-1 text-sm text-ink-soft">
          {t('unsent.waiting')}
          <Button look="quiet" size="small" className="text-primary" onClick={onRetry}>
            {t('unsent.tryAgain')}
          </Button>
        </p>
      )}
      {message.status === 'refused' && (
        <div role="status" className="flex flex-wrap items-center justify-end gap-x-1 text-sm text-danger">
          {errors(message.code ?? 'http.internal')}
          <Button look="quiet" size="small" className="text-primary" onClick={() => onTakeBack(message)}>
            {t('unsent.takeBack')}
          </Button>
        </div>
      )}
    </article>
  );
}
