import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#web/lib/api-client.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { countsText } from './archive-figures.ts';
import { FileButton } from './file-button.tsx';
import { ProgressBar } from './progress-bar.tsx';
import type { Sending } from './send-archive.ts';
import { useTransfer, useTransferActs } from './transfers.queries.ts';

/** An archive comes in: sent part by part, looked through as a whole, and then here as a whole or not at all. */
export function BringIn({ uid }: { uid: string }) {
  const t = useTexts('archive');
  const { data } = useTransfer(uid, 'import');
  const { send, drop, refresh } = useTransferActs(uid);
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState('');
  const stop = useRef<AbortController | null>(null);
  const state = data?.state;
  const result = data?.counts ? countsText(data.counts, t) : '';
  const said = result === '' ? t('in.nothingNew') : t('in.done', { what: result });
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'working' && state === 'ready') {
      announce(said, { quiet: true });
      void refresh();
    }
    before.current = state;
  }, [state, said, refresh]);
  useEffect(() => () => stop.current?.abort(), []);

  const begin = async (file: File) => {
    setError('');
    setSending({ progress: 0, waiting: false });
    stop.current = new AbortController();
    try {
      await send(file, setSending, stop.current.signal);
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'client.cancelled') setError(errorText(failure));
      await drop('import').catch(() => {});
    }
    setSending(null);
  };

  return (
    <div className="flex flex-col gap-4">
      <div>
        <h3 className="font-heading text-lg">{t('in.title')}</h3>
        <p className="measure mt-1 text-ink-soft">{t('in.text')}</p>
      </div>
      {sending && (
        <>
          <ProgressBar label={t(sending.waiting ? 'in.waiting' : 'in.sending')} value={sending.progress} />
          <Button className="self-start" look="quiet" onClick={() => stop.current?.abort()}>
            {t('in.cancel')}
          </Button>
        </>
      )}
      {!sending && data && state === 'working' && <ProgressBar label={t('in.working')} value={data.progress} />}
      {!sending && state === 'ready' && <p>{said}</p>}
      {!sending && data?.problem && <p className="text-danger">{errorText(new ApiError(data.problem, 0))}</p>}
      {error !== '' && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      {!sending && state !== 'working' && (
        <div className="flex flex-wrap gap-3">
          <FileButton label={t('in.choose')} accept=".zip,application/zip" onFile={(file) => void begin(file)} />
          {(state === 'ready' || state === 'failed') && (
            <Button look="quiet" onClick={() => void drop('import')}>
              {t('in.close')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
