import { useEffect, useRef, useState } from 'react';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { FormError } from './account-frame.tsx';
import { CodeField } from './code-field.tsx';
import { finishPhone, sendOwnPhoneCode } from './identities.queries.ts';
import type { ProofPartProps } from './proof-part.ts';
import { useSubmit } from './use-submit.ts';

/** Confirming with six digits to the linked phone number. They are sent when it opens. */
export function PhoneProof({ formId, onDone, onBusy }: ProofPartProps) {
  const t = useTexts('identities');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<'sending' | 'sent' | { failed: string }>('sending');
  const { busy, error, submit } = useSubmit(async () => {
    await finishPhone(code);
    onDone();
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const asked = useRef(false);
  const ask = () => {
    setSent('sending');
    sendOwnPhoneCode().then(
      () => setSent('sent'),
      (failure: unknown) => setSent({ failed: errorText(failure) }),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one text, whatever React does
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask();
  }, []);
  const failed = typeof sent === 'object' ? sent.failed : null;
  return (
    <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
      <p aria-live="polite" className="text-ink-soft">
        {failed === null ? t(sent === 'sent' ? 'proof.phoneSent' : 'proof.phoneSending') : ''}
      </p>
      <CodeField label={t('phone.code')} value={code} onChange={setCode} />
      <FormError text={failed ?? error} />
      <button type="button" className="link inline-flex min-h-11 items-center self-start" onClick={ask}>
        {t('proof.phoneAgain')}
      </button>
    </form>
  );
}
