import { type ReactNode, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { hidesHeaderAndFooter, normalisePath, showsSidebar } from '#shared/site/paths.ts';
import { useAuth } from '#web/features/auth/auth.queries.ts';
import { useLockWatch } from '#web/features/auth/use-lock-watch.ts';
import { useBringAlong } from '#web/features/data/bring-along.queries.ts';
import { titleOf } from '#web/lib/discreet.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { applyViewport } from '#web/lib/viewport.ts';
import { StatusRegion } from '#web/ui/status-region.tsx';
import { GuardedPage } from './guarded-page.tsx';
import { FrameView, PageView } from './lazy-page.tsx';
import { LockView, preloadLockScreen } from './lock-view.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { PUBLIC_FRAME, ROUTES, routeOf, SIDEBAR_FRAME } from './routes.tsx';
import { BareFrame } from './shell/bare-frame.tsx';
import { usePageChange } from './shell/use-page-change.ts';

function NotFound() {
  const t = useTexts('app');
  return <h1 className="mx-auto max-w-[72rem] px-5 py-12 font-sans text-lg font-normal @2xl:px-8">{t('notFound')}</h1>;
}

/** The frame that a path asks for: sidebar, nothing but a slim bar, or header and footer. */
function Frame({ path, children }: { path: string; children: ReactNode }) {
  const isInside = showsSidebar(path);
  if (!isInside && hidesHeaderAndFooter(path)) return <BareFrame>{children}</BareFrame>;
  return (
    <PageErrorBoundary>
      <Suspense fallback={<PageLoading />}>
        <FrameView frame={isInside ? SIDEBAR_FRAME : PUBLIC_FRAME}>{children}</FrameView>
      </Suspense>
    </PageErrorBoundary>
  );
}

/** The page of the current path inside the frame that the path asks for. */
export function App() {
  const { pathname } = useLocation();
  const t = useTexts('app');
  usePageChange();
  useBringAlong();
  useLockWatch(preloadLockScreen);
  const locked = useAuth().session?.locked;
  // Public pages stay; where something of the person would stand, or a way in, the lock stands.
  const shut = locked && (routeOf(pathname)?.access === 'signed-in' || normalisePath(pathname) === '/authpage');

  useEffect(() => {
    applyViewport(pathname);
    document.title = titleOf(t(routeOf(pathname)?.title ?? 'name'));
  }, [pathname, t]);

  return (
    <>
      <a
        href="#main"
        className="sr-only rounded-full bg-ink px-5 py-3 text-paper focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-60"
      >
        {t('skip')}
      </a>
      {shut ? (
        <BareFrame>
          <PageErrorBoundary>
            <Suspense fallback={<PageLoading />}>
              <LockView locked={locked} />
            </Suspense>
          </PageErrorBoundary>
        </BareFrame>
      ) : (
        <Frame path={pathname}>
          <PageErrorBoundary key={normalisePath(pathname)}>
            <Suspense fallback={<PageLoading />}>
              <Routes>
                {ROUTES.map(({ path, page, access }) => (
                  <Route
                    key={path}
                    path={path}
                    element={
                      access === 'open' ? (
                        <PageView page={page} />
                      ) : (
                        <GuardedPage>
                          <PageView page={page} />
                        </GuardedPage>
                      )
                    }
                  />
                ))}
                <Route path="*" element={<NotFound />} />
              </Routes>
            </Suspense>
          </PageErrorBoundary>
        </Frame>
      )}
      <StatusRegion />
    </>
  );
}
