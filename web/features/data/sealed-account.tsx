import { useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { SealDialog } from './seal-dialog.tsx';
import { useSealed, useSealedActs } from './sealed.queries.ts';
import { useSending } from './use-sending.ts';

/** What does not work in a sealed account, said before and as long as it is one. */
const PRICES = ['lost', 'background', 'mail', 'support', 'backups'] as const;

/** A sealed account: only the person's passphrase opens what they wrote. */
export function SealedAccount({ uid }: { uid: string }) {
  const t = useTexts('sealed');
  const { data, isError, refetch } = useSealed(uid);
  const [choosing, setChoosing] = useState<'seal' | 'change' | null>(null);
  const [giving, setGiving] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="font-heading text-lg">{t('title')}</h3>
        <p className="measure mt-1 text-ink-soft">{t(data?.sealed ? 'text.sealed' : 'text.open')}</p>
      </div>
      {isError && (
        <p className="text-danger">
          {t('failed')}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t('again')}
          </button>
        </p>
      )}
      {data && (
        <>
          <details className="measure">
            <summary className="link inline-block min-h-11 cursor-pointer py-2">{t('price.title')}</summary>
            <ul className="mt-1 flex list-disc flex-col gap-1.5 ps-5 text-ink-soft">
              {PRICES.map((price) => (
                <li key={price}>{t(`price.${price}`)}</li>
              ))}
            </ul>
          </details>
          <div className="flex flex-wrap gap-3">
            {data.sealed ? (
              <>
                <Button onClick={() => setChoosing('change')}>{t('change.button')}</Button>
                <Button look="quiet" onClick={() => setGiving(true)}>
                  {t('back.button')}
                </Button>
              </>
            ) : (
              <Button onClick={() => setChoosing('seal')}>{t('seal.button')}</Button>
            )}
          </div>
        </>
      )}
      {choosing && <SealDialog uid={uid} kind={choosing} onClose={() => setChoosing(null)} />}
      <GiveBackDialog uid={uid} open={giving} onClose={() => setGiving(false)} />
    </div>
  );
}

function GiveBackDialog({ uid, open, onClose }: { uid: string; open: boolean; onClose: () => void }) {
  const t = useTexts('sealed');
  const { giveBack } = useSealedActs(uid);
  const { busy, error, send } = useSending(async () => {
    await giveBack();
    announce(t('back.done'));
    onClose();
  });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('back.title')}
      description={t('back.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" busy={busy} onClick={() => void send()}>
            {t('back.confirm')}
          </Button>
        </>
      }
    >
      {error && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
    </Dialog>
  );
}
