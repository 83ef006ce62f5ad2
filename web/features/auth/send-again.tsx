import { useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from './account-frame.tsx';
import { sendConfirmationAgain } from './mail-sign-in.queries.ts';
import { useSubmit } from './use-submit.ts';

/** Asks for the confirmation mail once more. What it answers is the same for every address. */
export function SendAgain({ email }: { email: string }) {
  const t = useTexts('auth');
  const [isSent, setSent] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    setSent(false);
    await sendConfirmationAgain(email);
    setSent(true);
  });
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <p aria-live="polite" className="text-sm text-ink-soft">
        {isSent ? t('resend.sent') : ''}
      </p>
      <FormError text={error} />
      <Button type="submit" busy={busy}>
        {t('resend.button')}
      </Button>
    </form>
  );
}
