import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LampScene } from '#web/ui/scenes.tsx';
import { AccountFrame, FormError } from './account-frame.tsx';
import { resetPassword } from './auth.queries.ts';
import { PasswordField } from './password-field.tsx';
import { useNewPassword } from './use-new-password.ts';
import { useSubmit } from './use-submit.ts';

/** Where the link of the reset mail lands. The token stands after the #, so it never reaches a server's log. */
export function ResetPasswordPage() {
  const t = useTexts('auth');
  const { hash } = useLocation();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  const newPassword = useNewPassword();
  const [done, setDone] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    if (!newPassword.check()) return;
    await resetPassword(token ?? '', newPassword.password);
    setDone(true);
  }, newPassword.place);

  if (done) {
    return (
      <AccountFrame title={t('reset.done')} lead={t('reset.doneLead')} scene={<LampScene />}>
        <ButtonLink to="/authpage" replace look="primary">
          {t('verify.toLogin')}
        </ButtonLink>
      </AccountFrame>
    );
  }
  if (!token) {
    return (
      <AccountFrame title={t('reset.noToken')} lead={t('reset.noTokenLead')} scene={<LampScene />}>
        <ButtonLink to="/forgot-password" look="primary">
          {t('reset.askAgain')}
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('reset.title')} lead={t('reset.lead')}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <PasswordField label={t('reset.password')} {...newPassword.field} />
        <FormError text={error} />
        <Button type="submit" look="primary" busy={busy}>
          {t('reset.submit')}
        </Button>
      </form>
    </AccountFrame>
  );
}
