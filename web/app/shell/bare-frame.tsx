import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Link } from '#web/ui/link.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { QuickExit } from './quick-exit.tsx';

/** The account pages: no header, only the mark and quick exit on a slim bar that stays. */
export function BareFrame({ children }: { children: ReactNode }) {
  const t = useTexts('app');
  return (
    <div className="min-h-dvh">
      <section aria-label={t('bar.label')} className="sticky top-0 z-30 bg-paper">
        <div className="mx-auto flex flex-wrap items-center justify-between gap-x-4 px-5 py-2 @2xl:px-8 @5xl:max-w-[62rem] @5xl:px-5">
          <Link
            to="/"
            aria-label={t('header.home')}
            className="inline-flex min-h-11 items-center gap-2.5 font-heading text-lg font-medium"
          >
            <Mark />
            <span aria-hidden="true">{t('name')}</span>
          </Link>
          <QuickExit />
        </div>
      </section>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </div>
  );
}
