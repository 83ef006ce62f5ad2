import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#web/lib/i18n.ts';
import { Mark } from '#web/ui/mark.tsx';

/** The calm frame of the account pages: the mark, one heading, one column. */
export function AccountFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const t = useTexts('app');
  return (
    <div className="mx-auto flex max-w-[29rem] flex-col px-5 pt-16 pb-16">
      <Link
        to="/"
        aria-label={t('header.home')}
        className="mb-8 inline-flex min-h-11 items-center gap-2.5 self-start font-heading text-lg font-medium"
      >
        <Mark className="size-8" />
        <span aria-hidden="true">{t('name')}</span>
      </Link>
      <h1 className="text-3xl">{title}</h1>
      {lead && <div className="mt-3 text-ink-soft">{lead}</div>}
      <div className="mt-8 flex flex-col gap-6">{children}</div>
    </div>
  );
}

/** What went wrong with a form, said once, above its button. */
export function FormError({ text }: { text: string | null }) {
  return <div role="alert">{text && <p className="rounded-card bg-danger-soft px-4 py-3 text-danger">{text}</p>}</div>;
}
