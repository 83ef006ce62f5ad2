import { Menu as MenuIcon, X } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { PageView } from '#web/app/lazy-page.tsx';
import { PageErrorBoundary } from '#web/app/page-error-boundary.tsx';
import { useAuth } from '#web/features/auth/auth.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PAGE_HEADER_ID } from '#web/ui/page-header.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { QuickExit } from './quick-exit.tsx';
import { HELP_BUTTON, SIDEBAR_CHATS } from './sidebar-parts.ts';
import { SidebarProfile } from './sidebar-profile.tsx';

/** Sidebar, top bar with the help button, page. Under 48rem of width the sidebar is a drawer with a visible handle. */
export function SidebarFrame({ children }: { children: ReactNode }) {
  const t = useTexts('app');
  const { state } = useAuth();
  const location = useLocation();
  const [open, setOpen] = useState(false);
  const handle = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the drawer, also one to the same page
  useEffect(() => setOpen(false), [location.key]);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (open) drawer.current?.querySelector<HTMLElement>('button, a')?.focus();
    // Only now: until this render the handle was inert and could not take the focus.
    else if (wasOpen.current) handle.current?.focus();
    wasOpen.current = open;
  }, [open]);

  const close = () => setOpen(false);

  return (
    <div className="flex h-dvh print:block print:h-auto">
      {open && <div className="fixed inset-0 z-30 bg-veil @3xl:hidden" onClick={close} aria-hidden="true" />}
      <aside
        ref={drawer}
        aria-label={t('sidebar.label')}
        onKeyDown={(event) => event.key === 'Escape' && open && close()}
        className={classNames(
          'fixed inset-y-0 start-0 z-40 flex w-68 max-w-[85%] flex-col print:hidden @max-[14rem]/page:w-full @max-[14rem]/page:max-w-[94%] border-e border-line bg-sunken duration-240',
          '@3xl:visible @3xl:static @3xl:max-w-none @3xl:shrink-0 @3xl:translate-x-0 rtl:@3xl:translate-x-0',
          // Opening shows it at once, so that it can take the focus; closing hides it once it has left.
          open
            ? 'visible translate-x-0 transition-[translate]'
            : 'invisible -translate-x-full transition-[translate,visibility] rtl:translate-x-full',
        )}
      >
        <div className="flex justify-end px-2 pt-2 @3xl:hidden">
          <IconButton label={t('sidebar.close')} onClick={close}>
            <X aria-hidden="true" className="size-5.5" />
          </IconButton>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">
          {state !== 'loading' && (
            <PageErrorBoundary>
              <Suspense fallback={<SidebarLoading />}>
                <PageView page={SIDEBAR_CHATS} />
              </Suspense>
            </PageErrorBoundary>
          )}
        </div>
        <SidebarProfile />
      </aside>

      <div inert={open} className="flex min-w-0 flex-1 flex-col">
        <section
          aria-label={t('bar.label')}
          className="flex min-h-14 shrink-0 flex-wrap items-center gap-2 border-b border-line px-3 py-1.5 print:hidden @3xl:px-5"
        >
          <span className="@3xl:hidden">
            <IconButton ref={handle} label={t('sidebar.open')} aria-expanded={open} onClick={() => setOpen(true)}>
              <MenuIcon aria-hidden="true" className="size-5.5" />
            </IconButton>
          </span>
          <div id={PAGE_HEADER_ID} className="@container flex min-w-0 flex-1 items-center gap-2" />
          <PageErrorBoundary fallback={<SafetyLink />}>
            <Suspense fallback={null}>
              <PageView page={HELP_BUTTON} />
            </Suspense>
          </PageErrorBoundary>
          <QuickExit />
        </section>
        <main
          id="main"
          tabIndex={-1}
          className="@container min-h-0 flex-1 overflow-y-auto outline-none print:overflow-visible"
        >
          {children}
        </main>
      </div>
    </div>
  );
}

/** Stands in for a help button whose script did not come: the helplines are never out of reach. */
function SafetyLink() {
  const t = useTexts('app');
  return (
    <a href="/safety" className="inline-flex min-h-11 items-center rounded-full px-3 text-sm font-medium underline">
      {t('bar.safety')}
    </a>
  );
}

function SidebarLoading() {
  return (
    <div className="flex flex-col gap-5 p-5">
      {['w-40', 'w-44', 'w-36'].map((width) => (
        <Skeleton key={width} className={width} />
      ))}
    </div>
  );
}
