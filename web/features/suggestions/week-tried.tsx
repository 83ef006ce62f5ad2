import { type ReactNode, useId } from 'react';
import type { Week, WeekExercise } from '#shared/suggestions/week.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { dayText } from '#web/lib/time.ts';
import { ToChat } from './week-mind.tsx';

type Group = 'lower' | 'same' | 'unrated';
const GROUPS: Group[] = ['lower', 'same', 'unrated'];

function groupOf({ before, after }: WeekExercise): Group {
  if (before === null || after === null) return 'unrated';
  return after < before ? 'lower' : 'same';
}

/** Exercises with what was felt before and after, and suggestions that were marked as helpful. */
export function WeekTried({ exercises, marked }: Pick<Week, 'exercises' | 'marked'>) {
  const t = useTexts('week');
  const id = useId();
  if (exercises.length + marked.length === 0) return null;
  const isRated = exercises.some((one) => groupOf(one) !== 'unrated');
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="text-xl">
        {t('tried')}
      </h2>
      {GROUPS.map((group) => {
        const all = exercises.filter((one) => groupOf(one) === group);
        return all.length > 0 && <Exercises key={group} title={t(`tried.${group}`)} all={all} />;
      })}
      {isRated && <p className="measure text-sm text-ink-soft">{t('tried.honest')}</p>}
      {marked.length > 0 && (
        <List title={t('tried.marked')}>
          {marked.map(({ title, at }) => (
            <li key={`${title} ${at}`} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
              <span>{title}</span>
              <span className="text-sm text-ink-soft">{dayText(new Date(at))}</span>
            </li>
          ))}
        </List>
      )}
    </section>
  );
}

function Exercises({ title, all }: { title: string; all: readonly WeekExercise[] }) {
  const t = useTexts('week');
  return (
    <List title={title}>
      {all.map(({ exercise, title, at, before, after, chatId }) => (
        <li
          key={`${exercise} ${at} ${before} ${after}`}
          className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2"
        >
          <span className="flex min-w-40 flex-1 flex-wrap items-baseline gap-x-3">
            {title}
            <span className="text-sm text-ink-soft">{dayText(new Date(at))}</span>
          </span>
          {before !== null && after !== null && (
            <span className="tabular-nums">{t('tried.numbers', { before, after })}</span>
          )}
          {chatId !== null && <ToChat place={{ chatId, title, at }} />}
        </li>
      ))}
    </List>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <h3 id={id} className="font-sans text-base font-semibold tracking-normal">
        {title}
      </h3>
      <ul className="flex flex-col">{children}</ul>
    </section>
  );
}
