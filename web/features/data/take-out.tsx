import { useEffect, useRef, useState } from 'react';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { momentOf, sizeText } from './archive-figures.ts';
import { ProgressBar } from './progress-bar.tsx';
import { useTransfer, useTransferActs } from './transfers.queries.ts';

/** Everything as one archive: made in the background, kept sealed for a day, fetched when the person likes. */
export function TakeOut({ uid }: { uid: string }) {
  const t = useTexts('archive');
  const { data, isError, refetch } = useTransfer(uid, 'export');
  const { make, download, drop } = useTransferActs(uid);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const state = data?.state;
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'working' && state === 'ready' && data)
      announce(t('out.ready', { size: sizeText(data.bytes), until: momentOf(data.expiresAt) }), { quiet: true });
    before.current = state;
  }, [state, data, t]);

  const run = (act: () => Promise<unknown>, said?: string) => async () => {
    setBusy(true);
    setError('');
    try {
      await act();
      if (said) announce(said);
    } catch (failure) {
      setError(errorText(failure));
    }
    setBusy(false);
  };

  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="font-heading text-lg">{t('out.title')}</h3>
        <p className="measure mt-1 text-ink-soft">{t('out.text')}</p>
      </div>
      {isError && (
        <p className="text-danger">
          {t('load.failed')}{' '}
          <button type="button" className="link" onClick={() => void refetch()}>
            {t('again')}
          </button>
        </p>
      )}
      {state === 'failed' && <p className="text-danger">{t('out.failed')}</p>}
      {(data === null || state === 'failed') && (
        <Button className="self-start" busy={busy} onClick={run(make, t('out.begun'))}>
          {t(state === 'failed' ? 'again' : 'out.make')}
        </Button>
      )}
      {data && state === 'working' && (
        <>
          <ProgressBar label={t('out.working')} value={data.progress} />
          <Button className="self-start" look="quiet" onClick={run(() => drop('export'))}>
            {t('out.cancel')}
          </Button>
        </>
      )}
      {data && state === 'ready' && (
        <>
          <p>{t('out.ready', { size: sizeText(data.bytes), until: momentOf(data.expiresAt) })}</p>
          <p className="text-sm text-ink-soft">{t('out.care')}</p>
          <div className="flex flex-wrap gap-3">
            <Button look="primary" busy={busy} onClick={run(() => download(data.id))}>
              {t('out.download')}
            </Button>
            <Button onClick={run(() => drop('export'), t('out.dropped'))}>{t('out.drop')}</Button>
          </div>
        </>
      )}
      {error !== '' && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
