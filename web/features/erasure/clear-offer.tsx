import { useRef, useState } from 'react';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { clearStored, countsText, useDeletionPreview } from './erasure.queries.ts';

/** Offered to somebody who has taken a consent back: to delete what was stored while it stood. */
export function ClearOffer({ uid, what }: { uid: string; what: 'chats' | 'memories' }) {
  const t = useTexts('erasure');
  const { data: stored, refetch } = useDeletionPreview(uid, true);
  const [asking, setAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const count = stored?.removes[what] ?? 0;
  const clear = async () => {
    setAsking(false);
    try {
      const { removed } = await clearStored(uid, what);
      announce(t('clear.done', { counts: countsText(removed) }));
    } catch (error) {
      announce(errorText(error));
    }
    await refetch();
  };
  return (
    <div aria-live="polite">
      {count > 0 && (
        <div className="mb-2 flex flex-col items-start gap-3 rounded-card bg-sunken px-4 py-3 text-sm">
          <p>{t(`clear.${what}`)}</p>
          <Button look="danger-soft" size="small" onClick={() => setAsking(true)}>
            {t(`clear.${what}Button`)}
          </Button>
        </div>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t(`clear.ask.${what}`)}
        description={t('clear.askText')}
        initialFocus={cancel}
        actions={
          <>
            <Button ref={cancel} onClick={() => setAsking(false)}>
              {t('clear.cancel')}
            </Button>
            <Button look="danger" onClick={() => void clear()}>
              {t('clear.confirm')}
            </Button>
          </>
        }
      >
        <p className="text-sm text-ink-soft">{t(`count.${what}`, { count })}</p>
      </Dialog>
    </div>
  );
}
