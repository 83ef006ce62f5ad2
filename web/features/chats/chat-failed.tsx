import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Mark } from '#web/ui/mark.tsx';

/** The chat's messages could not be read; what happened, and the one thing to do. */
export function ChatFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts('chats');
  return (
    <div
      role="alert"
      className="mx-auto flex w-full max-w-[44rem] flex-1 flex-col items-start justify-center gap-4 px-4 @3xl:px-6"
    >
      <Mark className="-ms-0.5 size-10" />
      <h2 className="text-xl">{t('chat.failedTitle')}</h2>
      <p className="text-ink-soft">{errorText(error)}</p>
      <Button look="primary" onClick={onRetry}>
        {t('chat.failedAgain')}
      </Button>
    </div>
  );
}
