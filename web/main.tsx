import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { preloadPath } from './app/routes.tsx';
import { beginSession, SESSION_KEY } from './features/auth/auth.queries.ts';
import { AuthProvider } from './features/auth/auth-state.tsx';
import { ApiError } from './lib/api-client.ts';
import { documentKey } from './lib/documents.ts';
import { earlyAnswers } from './lib/opening.ts';
import { beginTakeOver } from './lib/taken-over.ts';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Parts of a page that are drawn a moment later do not ask again; the live feed tells of changes since.
      staleTime: 2000,
      // An answer that says no stays no; only what never arrived is asked for again.
      retry: (failures, error) =>
        failures < 3 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      refetchOnWindowFocus: false,
    },
  },
});

/** An empty page may wait this long for its first answers, to be drawn once and not twice. */
const PATIENCE_MS = 150;

/** Puts what came early where the page will look for it. */
function show(answers: Record<string, unknown>): void {
  for (const [path, answer] of Object.entries(answers)) {
    const queryKey = documentKey(path.replace('/api/', ''));
    if (queryClient.getQueryData(queryKey) !== undefined) continue;
    const isList = /\/(chats|messages)$/.test(path);
    queryClient.setQueryData(queryKey, isList ? { pages: [answer], pageParams: [null] } : answer);
  }
}

/** Starts the app: takes over a page that the build has drawn, or draws it. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const isDrawn = root.firstElementChild !== null;
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <AuthProvider>
            <App />
          </AuthProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </StrictMode>
  );
  // Fetched beside the session, not after it. A failure shows where the page is drawn.
  const page = preloadPath(location.pathname).catch(() => {});
  if (isDrawn) {
    beginTakeOver();
    await page;
    // In a transition, so that it makes way for the reader between any two parts.
    startTransition(() => void hydrateRoot(root, app));
    return;
  }
  const answers = earlyAnswers().then(show);
  const session = queryClient.prefetchQuery({
    queryKey: SESSION_KEY,
    queryFn: beginSession,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all([page, answers.then(() => session)]), patience]);
  createRoot(root).render(app);
}
