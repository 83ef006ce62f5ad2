import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '#web/features/auth/auth.queries.ts';
import { NewDeviceHost } from '#web/features/auth/new-device-host.tsx';
import { ProofHost } from '#web/features/auth/proof-host.tsx';
import { UnlockHost } from '#web/features/data/unlock-host.tsx';
import { PageFailed } from './page-error-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { Commands } from './shell/commands.tsx';

/** Shows its page to signed-in people; everybody else goes to /authpage and comes back afterwards. */
export function GuardedPage({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { pathname, search } = useLocation();
  if (auth.state === 'in')
    return (
      <>
        {children}
        <Commands />
        <ProofHost />
        {!auth.user.isAnonymous && <NewDeviceHost uid={auth.user.uid} />}
        <UnlockHost uid={auth.user.uid} />
      </>
    );
  if (auth.state === 'out') return <Navigate to="/authpage" replace state={{ from: pathname + search }} />;
  return auth.failed ? <PageFailed onRetry={auth.retry} /> : <PageLoading />;
}
