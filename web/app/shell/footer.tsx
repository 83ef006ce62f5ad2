import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { DEFAULT_LINKS } from '#shared/site/default-links.ts';
import { normalisePath } from '#shared/site/paths.ts';
import { useInstance } from '#web/features/auth/auth.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Link } from '#web/ui/link.tsx';
import { scrollToTop } from './use-page-change.ts';

const LINK = 'inline-flex min-h-11 items-center rounded-md px-1.5 text-ink-soft hover:text-ink hover:underline';

export function Footer() {
  const t = useTexts('app');
  const { email, professional, photo } = useInstance()?.links ?? DEFAULT_LINKS;
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-[72rem] flex-wrap items-center gap-x-6 gap-y-2 px-5 py-6 text-sm @2xl:px-8">
        <p className="me-auto min-w-[min(15rem,100%)] text-ink-soft">{t('footer.copyright')}</p>
        <nav aria-label={t('footer.label')} className="-mx-1.5 flex flex-wrap gap-x-0.5 @md:gap-x-3">
          <PageLink to="/terms">{t('footer.terms')}</PageLink>
          <PageLink to="/privacy">{t('footer.privacy')}</PageLink>
          <a href={`mailto:${email}`} className={LINK}>
            {t('footer.email')}
          </a>
          <a href={professional} rel="noreferrer" target="_blank" className={LINK}>
            {t('footer.professional')}
          </a>
          <a href={photo} rel="noreferrer" target="_blank" className={LINK}>
            {t('footer.photo')}
          </a>
        </nav>
      </div>
    </footer>
  );
}

/** On its own page the link scrolls to the top; elsewhere it navigates, and the page scrolls after 50 ms. */
function PageLink({ to, children }: { to: string; children: string }) {
  const here = normalisePath(useLocation().pathname) === to;
  const stay = (event: MouseEvent) => {
    event.preventDefault();
    scrollToTop();
  };
  return (
    <Link to={to} className={LINK} {...(here ? { onClick: stay, 'aria-current': 'page' as const } : {})}>
      {children}
    </Link>
  );
}
