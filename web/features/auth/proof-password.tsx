import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { FormError } from './account-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { sendProof } from './proof.queries.ts';
import type { ProofPartProps } from './proof-part.ts';
import { useSubmit } from './use-submit.ts';

/** Confirming with the password. */
export function PasswordProof({ formId, onDone, onBusy }: ProofPartProps) {
  const t = useTexts('auth');
  const [password, setPassword] = useState('');
  const { busy, error, submit } = useSubmit(async () => {
    await sendProof({ method: 'password', password });
    onDone();
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const form = useRef<HTMLFormElement>(null);
  // The dialog opened before it knew what to ask for.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form ref={form} id={formId} onSubmit={submit} className="flex flex-col gap-4">
      <PasswordField label={t('password.label')} kind="current" value={password} onChange={setPassword} />
      <FormError text={error} />
    </form>
  );
}
