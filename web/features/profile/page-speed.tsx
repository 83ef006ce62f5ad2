import { useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { readWebVitals, type WebVitals } from '#web/lib/web-vitals.ts';

const TIMES = ['firstByte', 'firstPaint', 'largestPaint', 'interaction'] as const;

/** What the browser measured on the open page, for whoever wants to know; read anew each time it is opened. */
export function PageSpeed() {
  const t = useTexts('profile');
  const [vitals, setVitals] = useState<WebVitals | null>(null);
  const time = (ms: number | null) => (ms === null ? t('speed.unknown') : t('speed.time', { ms: Math.round(ms) }));
  return (
    <details onToggle={(event) => setVitals(event.currentTarget.open ? readWebVitals() : null)}>
      <summary className="min-h-11 content-center text-primary">{t('speed.title')}</summary>
      <p className="text-sm text-ink-soft">{t('speed.text')}</p>
      {vitals && (
        <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
          {TIMES.map((name) => (
            <div key={name} className="contents">
              <dt>{t(`speed.${name}`)}</dt>
              <dd className="text-end tabular-nums">{time(vitals[name])}</dd>
            </div>
          ))}
          <dt>{t('speed.shift')}</dt>
          <dd className="text-end tabular-nums">
            {t('speed.share', { percent: Math.round(vitals.shift * 1000) / 10 })}
          </dd>
        </dl>
      )}
    </details>
  );
}
