import { useRef, useState } from 'react';
import type { Activity } from '#shared/auth/audit.contract.ts';
import { api } from '#web/lib/api-client.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText, timeText } from '#web/lib/time.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from './account-frame.tsx';
import { useProof } from './proof.queries.ts';
import { SecurityPart } from './security-part.tsx';
import { useSubmit } from './use-submit.ts';

/** "Activity of your account": what was done about its safety, shown once the person has proved who they are. */
export function ActivityPart({ uid }: { uid: string }) {
  const t = useTexts('activity');
  const withProof = useProof();
  const heading = useRef<HTMLParagraphElement>(null);
  const [acts, setActs] = useState<Activity['acts'] | null>(null);
  const { busy, error, submit } = useSubmit(async () => {
    const { acts: read } = await withProof(() => api.get<Activity>(`/api/users/${uid}/activity`));
    setActs(read);
    // The button says something else now; who listens is led to what came.
    requestAnimationFrame(() => heading.current?.focus());
  });
  return (
    <SecurityPart title={t('title')}>
      <p className="text-ink-soft">{t('what')}</p>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <FormError text={error} />
        <Button type="submit" className="self-start" busy={busy}>
          {acts === null ? t('show') : t('again')}
        </Button>
      </form>
      {acts && (
        <>
          <p ref={heading} tabIndex={-1}>
            {t('count', { count: acts.length })}
          </p>
          {/* A long list scrolls by itself, also by keyboard. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
          <section tabIndex={0} aria-label={t('title')} className="max-h-96 overflow-y-auto border-y border-line">
            <ul className="flex flex-col divide-y divide-line">
              {acts.map(({ id, act, at }) => (
                <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
                  <span>{t(act)}</span>
                  <span className="text-sm text-ink-soft">
                    {dayText(new Date(at))}, {timeText(new Date(at))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
    </SecurityPart>
  );
}
