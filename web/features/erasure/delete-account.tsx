import { useRef, useState } from 'react';
import type { AuthUser } from '#shared/auth/auth.contract.ts';
import type { ErasedCounts } from '#shared/erasure/erasure.contract.ts';
import { leaveBy } from '#web/features/auth/auth.queries.ts';
import { useProof } from '#web/features/auth/proof.queries.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { askDeletion, countLines, useDeletionPreview } from './erasure.queries.ts';

/** Deletes the account: in three days, or now. What goes is said before, the proof is asked for after. */
export function DeleteAccount({ user }: { user: AuthUser }) {
  const t = useTexts('erasure');
  const prove = useProof();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  const preview = useDeletionPreview(user.uid, asking).data;
  const kind = user.isAnonymous ? 'Anonymous' : '';

  const remove = async (when: 'later' | 'now') => {
    if (busy) return;
    setBusy(true);
    setAsking(false);
    try {
      await prove(() =>
        leaveBy(
          () => askDeletion(user.uid, when),
          ({ receipt, dueAt }) =>
            receipt ? `/authpage#deleted=${receipt.ref}` : `/authpage#leaving=${Date.parse(dueAt ?? '')}`,
          when === 'now' ? 'gone' : 'leaving',
        ),
      );
    } catch (error) {
      const isTheirChoice = error instanceof ApiError && error.code === 'client.cancelled';
      if (!isTheirChoice) announce(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-col items-start gap-3">
      <h3 className="font-heading text-lg">{t('delete.title')}</h3>
      <p className="measure text-ink-soft">{t(`delete.text${kind}`)}</p>
      <Button look="danger-soft" busy={busy} onClick={() => setAsking(true)}>
        {t(`delete.open${kind}`)}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t(`delete.ask${kind}`)}
        initialFocus={cancel}
        description={preview && t(preview.canWait ? 'delete.later' : 'delete.once')}
        actions={
          <>
            <Button ref={cancel} onClick={() => setAsking(false)}>
              {t('delete.cancel')}
            </Button>
            {preview && (
              <Button look={preview.canWait ? 'danger-soft' : 'danger'} onClick={() => void remove('now')}>
                {t('delete.confirmNow')}
              </Button>
            )}
            {preview?.canWait && (
              <Button look="danger" onClick={() => void remove('later')}>
                {t('delete.confirmLater')}
              </Button>
            )}
          </>
        }
      >
        {preview ? <WhatGoes counts={preview.removes} /> : <p className="text-ink-soft">{t('delete.counting')}</p>}
      </Dialog>
    </div>
  );
}

function WhatGoes({ counts }: { counts: ErasedCounts }) {
  const t = useTexts('erasure');
  return (
    <div className="text-sm">
      <p className="font-medium">{t('delete.what')}</p>
      <ul className="mt-1 flex list-disc flex-col gap-0.5 ps-5 text-ink-soft">
        {[...countLines(counts), t('delete.and')].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
