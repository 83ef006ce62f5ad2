import { useEffect, useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { TextField } from '#web/ui/field.tsx';
import { FormError } from './account-frame.tsx';
import { sendProof } from './proof.queries.ts';
import type { ProofPartProps } from './proof-part.ts';
import { useSubmit } from './use-submit.ts';

/** Confirming with the authenticator app, or a backup code. */
export function TotpProof({ formId, onDone, onBusy }: ProofPartProps) {
  const t = useTexts('factors');
  const [code, setCode] = useState('');
  const { busy, error, submit } = useSubmit(async () => {
    await sendProof({ method: 'totp', code });
    onDone();
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);
  return (
    <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t('proof.totpCode')}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <FormError text={error} />
    </form>
  );
}
