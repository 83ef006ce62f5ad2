import { Suspense, useState } from 'react';
import { useOpenProof } from './proof.queries.ts';
import { ProofDialog } from './proof-parts.queries.ts';

/** Where "Confirm it's you" opens. Mounted once, on the pages of signed-in people. */
export function ProofHost() {
  const open = useOpenProof();
  const [used, setUsed] = useState(false);
  if (open && !used) setUsed(true);
  if (!used) return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog open={open !== null} onSettle={(confirmed) => open?.settle(confirmed)} />
    </Suspense>
  );
}
