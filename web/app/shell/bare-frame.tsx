import type { ReactNode } from 'react';
import { QuickExit } from './quick-exit.tsx';

/** The page alone, for the account pages; quick exit stays in its corner. */
export function BareFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <div className="fixed end-4 top-3 z-30">
        <QuickExit />
      </div>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </div>
  );
}
