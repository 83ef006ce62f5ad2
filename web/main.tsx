import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app/app.tsx';
import { preloadPath } from './app/routes.tsx';
import { AuthProvider } from './features/auth/auth-state.tsx';
import { ApiError } from './lib/api-client.ts';

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // An answer that says no stays no; only what never arrived is asked for again.
      retry: (failures, error) =>
        failures < 3 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
      refetchOnWindowFocus: false,
    },
  },
});

/** Starts the app: takes over a page that the build has drawn, or draws it. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
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
  if (root.firstElementChild) {
    await page;
    hydrateRoot(root, app);
  } else createRoot(root).render(app);
}
