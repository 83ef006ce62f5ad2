import { useState } from 'react';
import type { Arrival } from '#shared/auth/identities.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AccountFrame } from './account-frame.tsx';
import { Arrived, Outcome } from './arrived.tsx';
import { PhoneSteps } from './phone-steps.tsx';
import { useReturn } from './return-path.ts';

/** `#arrived`: back from a provider. `#phone`: in by a phone number. */
export function IdentityViews({ hash }: { hash: string }) {
  return hash === '#phone' ? <ByPhone /> : <Arrived />;
}

function ByPhone() {
  const t = useTexts('identities');
  const { state, goToSecondStep } = useReturn();
  const [arrival, setArrival] = useState<Arrival | null>(null);
  if (arrival !== null) return <Outcome arrival={arrival} />;
  return (
    <PhoneSteps step="begin" from={state?.from ?? null} onArrival={setArrival} place={goToSecondStep}>
      {(form, title, lead) => (
        <AccountFrame title={title} lead={lead}>
          {form}
          <ButtonLink to="/authpage" replace state={state} look="quiet">
            {t('arrived.toLogin')}
          </ButtonLink>
        </AccountFrame>
      )}
    </PhoneSteps>
  );
}
