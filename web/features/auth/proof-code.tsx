import { useEffect, useRef, useState } from 'react';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { FormError } from './account-frame.tsx';
import { CodeField } from './code-field.tsx';
import { askForProofCode, sendProof } from './proof.queries.ts';
import type { ProofPartProps } from './proof-part.ts';
import { useSubmit } from './use-submit.ts';

/** Confirming with six digits from the mailbox, for people without a password. They are sent when it opens. */
export function CodeProof({ formId, onDone, onBusy }: ProofPartProps) {
  const t = useTexts('security');
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<'sending' | 'sent' | string>('sending');
  const { busy, error, submit } = useSubmit(async () => {
    await sendProof({ method: 'code', code });
    onDone();
  });
  useEffect(() => onBusy(busy), [busy, onBusy]);
  const asked = useRef(false);
  const ask = () => {
    setSent('sending');
    askForProofCode().then(
      () => setSent('sent'),
      (failure: unknown) => setSent(errorText(failure)),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one mail, whatever React does
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    ask();
  }, []);
  const failed = sent !== 'sending' && sent !== 'sent';
  return (
    <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
      <p aria-live="polite" className="text-ink-soft">
        {failed ? '' : t(sent === 'sent' ? 'proof.codeSent' : 'proof.codeSending')}
      </p>
      <CodeField label={t('code.label')} value={code} onChange={setCode} />
      <FormError text={failed ? sent : error} />
      <button type="button" className="link inline-flex min-h-11 items-center self-start" onClick={ask}>
        {t('proof.codeAgain')}
      </button>
    </form>
  );
}
