import { useId } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import type { CheckinDay } from './checkin-days.ts';
import { meanText, tagText } from './checkin-words.ts';
import { type Comparison, compareTags, DAYS_MIN, tagDays } from './compare-tags.ts';

/** What stood on better and on harder days, with how many days each number rests on. */
export function BetterDays({ days }: { days: readonly CheckinDay[] }) {
  const t = useTexts('checkins');
  const id = useId();
  const compared = compareTags(days);
  const named = new Set(compared.map(({ tag }) => tag));
  const others = tagDays(days).filter(({ tag }) => !named.has(tag));
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {t('better')}
      </h2>
      {compared.length === 0 && <p className="text-ink-soft">{t('better.few', { count: DAYS_MIN })}</p>}
      {compared.length > 0 && (
        <>
          <ul className="flex flex-col">
            {compared.map((one) => (
              <Tag key={one.tag} one={one} />
            ))}
          </ul>
          <p className="measure text-sm text-ink-soft">{t('better.honest')}</p>
        </>
      )}
      {others.length > 0 && (
        <p className="measure text-sm text-ink-soft">
          {t('better.others', {
            tags: others
              .map(({ tag, count }) => t('better.other', { tag: tagText(t, tag), count }))
              .join(t('better.comma')),
          })}
        </p>
      )}
    </section>
  );
}

function Tag({ one }: { one: Comparison }) {
  const t = useTexts('checkins');
  return (
    <li className="flex flex-col gap-0.5 border-t border-line py-3">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold [overflow-wrap:anywhere]">{tagText(t, one.tag)}</span>
        <span className="text-sm font-medium text-ink-soft">{t(`better.${one.verdict}`)}</span>
      </span>
      <span className="text-sm">{t('better.with', { mood: meanText(one.withTag), count: one.daysWith })}</span>
      <span className="text-sm text-ink-soft">
        {t('better.without', { mood: meanText(one.without), count: one.daysWithout })}
      </span>
    </li>
  );
}
