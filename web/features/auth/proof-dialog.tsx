import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ProofMethod } from '#shared/auth/proof.contract.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormError } from './account-frame.tsx';
import { passkeysPossible } from './passkeys.queries.ts';
import { fetchProofs } from './proof.queries.ts';
import { CodeProof } from './proof-code.tsx';
import type { ProofPartProps } from './proof-part.ts';
import { PasskeyProof } from './proof-passkey.tsx';
import { PasswordProof } from './proof-password.tsx';
import { PhoneProof } from './proof-phone.tsx';
import { ProviderProof } from './proof-provider.tsx';
import { TotpProof } from './proof-totp.tsx';

const FORM_ID = 'proof-form';

const PARTS: Record<ProofMethod, (props: ProofPartProps) => ReactNode> = {
  passkey: PasskeyProof,
  password: PasswordProof,
  totp: TotpProof,
  code: CodeProof,
  provider: ProviderProof,
  phone: PhoneProof,
};

/** "Confirm it's you": asked before what could take an account away, or out of its owner's hands. */
export function ProofDialog({ open, onSettle }: { open: boolean; onSettle: (confirmed: boolean) => void }) {
  const t = useTexts('security');
  const [busy, setBusy] = useState(false);
  const [chosen, setChosen] = useState<ProofMethod | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['proofs'],
    queryFn: fetchProofs,
    enabled: open,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const methods = (data?.methods ?? []).filter((each) => each !== 'passkey' || passkeysPossible());
  const method = chosen !== null && methods.includes(chosen) ? chosen : (methods[0] ?? null);
  const Part = method === null ? null : PARTS[method];
  const others = methods.filter((other) => other !== method);
  const close = () => {
    setChosen(null);
    setBusy(false);
    onSettle(false);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('proof.title')}
      description={t('proof.text')}
      actions={
        <>
          <Button onClick={close}>{t('proof.cancel')}</Button>
          {Part ? (
            <Button type="submit" form={FORM_ID} look="primary" busy={busy}>
              {t('proof.confirm')}
            </Button>
          ) : (
            error && (
              <Button look="primary" onClick={() => refetch()}>
                {t('proof.again')}
              </Button>
            )
          )}
        </>
      }
    >
      {!data && <FormError text={error ? errorText(error) : null} />}
      {open && Part && (
        <Part
          key={method}
          formId={FORM_ID}
          onBusy={setBusy}
          onDone={() => {
            setChosen(null);
            setBusy(false);
            onSettle(true);
          }}
        />
      )}
      {others.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-4">
          {others.map((other) => (
            <li key={other}>
              <button
                type="button"
                className="link inline-flex min-h-11 items-center"
                onClick={() => {
                  setBusy(false);
                  setChosen(other);
                }}
              >
                {t(`proof.use.${other}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
