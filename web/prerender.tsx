import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { preloadPath, routeOf } from './app/routes.tsx';
import { AuthProvider } from './features/auth/auth-state.tsx';
import { OfflinePage } from './features/safety/offline.page.tsx';
import { loadTexts, texts } from './lib/i18n.ts';

/** One public page as HTML, the way a visitor sees it before anything is known about them. Runs at build time only. */
export async function renderPage(path: string): Promise<{ title: string; description: string; html: string }> {
  const route = routeOf(path);
  await preloadPath(path);
  const html = renderToString(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <StaticRouter location={path}>
          <AuthProvider>
            <App />
          </AuthProvider>
        </StaticRouter>
      </QueryClientProvider>
    </StrictMode>,
  );
  const t = texts('app');
  const title = route?.title ?? 'name';
  return { title: t(title), description: t(title.replace('title.', 'description.')), html };
}

/** The page that the service worker shows where no network is. */
export async function renderOfflinePage(): Promise<{ title: string; html: string }> {
  await loadTexts('safety');
  const html = renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <OfflinePage />
    </QueryClientProvider>,
  );
  return { title: texts('safety')('offline.title'), html };
}

/** What a signed-in page says where scripts are switched off. */
export const noScript = () => texts('app')('noScript');
