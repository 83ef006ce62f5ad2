import { Suspense } from 'react';
import type { AuthUser } from '#shared/auth/auth.contract.ts';
import { ReceiptsPart, RetentionPart } from '#web/features/erasure/erasure-parts.queries.ts';
import { BringChats } from './bring-chats.tsx';
import { BringIn } from './bring-in.tsx';
import { SealedAccount } from './sealed-parts.queries.ts';
import { TakeOut } from './take-out.tsx';

/** Everything out, everything in, how long it is kept, and what was deleted. */
export function DataSection({ user }: { user: AuthUser }) {
  return (
    <div className="flex flex-col gap-10">
      <TakeOut uid={user.uid} />
      <BringIn uid={user.uid} />
      <BringChats uid={user.uid} />
      <Suspense fallback={null}>
        <SealedAccount uid={user.uid} />
      </Suspense>
      <Suspense fallback={null}>
        <RetentionPart uid={user.uid} />
      </Suspense>
      <Suspense fallback={null}>
        <ReceiptsPart uid={user.uid} />
      </Suspense>
    </div>
  );
}
