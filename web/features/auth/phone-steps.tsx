import { type ReactNode, useState } from 'react';
import type { Arrival } from '#shared/auth/identities.contract.ts';
import { callingCode, toE164 } from '#shared/auth/phone-number.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormError } from './account-frame.tsx';
import { CodeField } from './code-field.tsx';
import { finishPhone, sendPhoneCode } from './identities.queries.ts';
import { useSubmit } from './use-submit.ts';

/** For an example and for numbers without a country; what is sent is shown before it is used. */
const regionHere = (): string | null => new Intl.Locale(navigator.language).maximize().region ?? null;

interface PhoneStepsProps {
  step: 'begin' | 'link';
  from: string | null;
  onArrival: (arrival: Arrival) => void;
  /** May show a failure somewhere else, and answers whether it did. */
  place?: (failure: unknown) => boolean;
  children: (form: ReactNode, title: string, lead: string) => ReactNode;
}

/** A number, then the six digits that were sent to it. */
export function PhoneSteps({ step, from, onArrival, place = () => false, children }: PhoneStepsProps) {
  const t = useTexts('identities');
  const [typed, setTyped] = useState('');
  const [number, setNumber] = useState<string | null>(null);
  const [code, setCode] = useState('');
  const sending = useSubmit(async () => {
    const whole = toE164(typed, regionHere());
    if (whole === null) throw new ApiError('auth.phone_invalid', 400);
    await sendPhoneCode(step, whole, from);
    setNumber(whole);
  });
  const finishing = useSubmit(
    async () => onArrival(await finishPhone(code)),
    (failure) => {
      setCode('');
      return place(failure);
    },
  );

  if (number === null) {
    const form = (
      <form onSubmit={sending.submit} className="flex flex-col gap-5">
        <TextField
          label={t('phone.number')}
          hint={t('phone.hint', { code: callingCode(regionHere()) ?? '+44' })}
          type="tel"
          name="tel"
          autoComplete="tel"
          maxLength={40}
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <FormError text={sending.error} />
        <Button type="submit" look="primary" busy={sending.busy}>
          {t('phone.send')}
        </Button>
      </form>
    );
    return children(form, t('phone.title'), t('phone.lead'));
  }
  const form = (
    <form onSubmit={finishing.submit} className="flex flex-col gap-5">
      <CodeField label={t('phone.code')} value={code} onChange={setCode} />
      <FormError text={finishing.error} />
      <Button type="submit" look="primary" busy={finishing.busy}>
        {t('phone.submit')}
      </Button>
      <Button
        look="quiet"
        onClick={() => {
          setCode('');
          setNumber(null);
        }}
      >
        {t('phone.other')}
      </Button>
    </form>
  );
  return children(form, t('phone.codeTitle'), t('phone.codeLead', { number }));
}
