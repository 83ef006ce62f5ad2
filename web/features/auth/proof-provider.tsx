import { useEffect } from 'react';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { FormError } from './account-frame.tsx';
import { useInstance, useUid } from './auth.queries.ts';
import { goToProvider, useIdentities } from './identities.queries.ts';
import type { ProofPartProps } from './proof-part.ts';
import { useSubmit } from './use-submit.ts';

/** Confirming with the provider that somebody logs in with: they go there, and come back to their profile. */
export function ProviderProof({ formId, onBusy }: ProofPartProps) {
  const t = useTexts('identities');
  const { data, error: failure } = useIdentities(useUid() ?? '');
  const linked = useInstance()?.providers.find(({ id }) => data?.some(({ provider }) => provider === id));
  const { busy, error, submit } = useSubmit(async () => {
    if (linked) await goToProvider(linked.id, 'confirm', '/profile');
  });
  const waits = busy || (!data && !failure);
  useEffect(() => onBusy(waits), [waits, onBusy]);
  return (
    <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
      {data && <p>{linked ? t('proof.providerText', { provider: linked.name }) : t('proof.providerNone')}</p>}
      <FormError text={failure ? errorText(failure) : error} />
    </form>
  );
}
