import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { Result } from '#shared/questionnaires/questionnaires.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { whenOf } from './form-words.ts';

/** How the total moved since the time before, and whether that is more than ordinary ups and downs. */
export function ResultChange({
  instrument,
  change,
}: {
  instrument: Instrument;
  change: NonNullable<Result['change']>;
}) {
  const t = useTexts('questionnaires');
  const { difference, reliable } = change;
  const way = difference === 0 ? 'same' : difference > 0 ? 'higher' : 'lower';
  const value = t('change.points', { count: instrument.reliableChange?.value ?? 0 });
  const kind = reliable === null ? 'unknown' : reliable ? 'reliable' : 'small';
  return (
    <section aria-labelledby="change" className="flex flex-col gap-2">
      <h2 id="change" className="text-xl">
        {t('result.change')}
      </h2>
      <p>
        <span className="font-medium">
          {t(`change.${way}`, {
            points: t('change.points', { count: Math.abs(difference) }),
            day: whenOf(t, change.since),
          })}
        </span>{' '}
        {way !== 'same' && t(`change.${kind}`, { value })}
      </p>
    </section>
  );
}
