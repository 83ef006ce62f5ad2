import { useTexts } from '#web/lib/i18n.ts';
import { momentText, useConsentLog } from './erasure.queries.ts';

/** What the person agreed to and took back, each with its date. */
export function ConsentLog({ uid }: { uid: string }) {
  const t = useTexts('erasure');
  const { data, isError } = useConsentLog(uid);
  if (!data) return isError ? <p className="text-danger">{t('log.failed')}</p> : null;
  return (
    <details>
      <summary className="min-h-11 content-center text-primary">{t('log.title')}</summary>
      {data.events.length === 0 && <p className="text-sm text-ink-soft">{t('log.none')}</p>}
      <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-3">
        {data.events.map(({ at, consent, given, receiver }) => (
          <div key={`${at} ${consent}`} className="contents">
            <dt className="min-w-0 [overflow-wrap:anywhere]">
              {receiver ? t('log.to', { what: t(`log.${consent}`), receiver }) : t(`log.${consent}`)}
              <span className="block text-sm text-ink-soft">{momentText(at)}</span>
            </dt>
            <dd className="text-end">{t(given ? 'log.given' : 'log.withdrawn')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
