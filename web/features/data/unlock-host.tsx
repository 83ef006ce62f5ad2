import { Suspense, useState } from 'react';
import { useAsksForPassphrase } from './sealed.queries.ts';
import { UnlockDialog } from './sealed-parts.queries.ts';

/** Where a sealed account asks for its passphrase. Mounted once, on the pages of signed-in people. */
export function UnlockHost({ uid }: { uid: string }) {
  const asks = useAsksForPassphrase();
  const [used, setUsed] = useState(false);
  if (asks && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <UnlockDialog uid={uid} open={asks} />
    </Suspense>
  );
}
