import { useEffect } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { FormError } from './account-frame.tsx';
import { provePasskey } from './passkeys.queries.ts';
import { sendProof } from './proof.queries.ts';
import type { ProofPartProps } from './proof-part.ts';
import { useSubmit } from './use-submit.ts';

/** Confirming with a passkey. The device asks, so there is nothing to fill in. */
export function PasskeyProof({ formId, onDone, onBusy }: ProofPartProps) {
  const t = useTexts('factors');
  const { busy, error, submit } = useSubmit(async () => {
    await sendProof({ method: 'passkey', answer: await provePasskey() });
    onDone();
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);
  return (
    <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
      <p>{t('proof.passkey')}</p>
      <FormError text={error} />
    </form>
  );
}
