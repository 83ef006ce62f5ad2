import { useState } from 'react';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { LetterScene } from '#web/ui/scenes.tsx';
import { AccountFrame, FormError } from './account-frame.tsx';
import { askForReset } from './auth.queries.ts';
import { useSubmit } from './use-submit.ts';

/** Asks for a one-time link. The answer never tells whether the address has an account. */
export function ForgotPasswordPage() {
  const t = useTexts('auth');
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, error, submit } = useSubmit(async () => {
    await askForReset(email.trim());
    setSent(true);
  });
  if (sent) {
    return (
      <AccountFrame title={t('inbox.title')} lead={t('forgot.sent')} scene={<LetterScene />}>
        <p className="text-ink-soft">{t('inbox.hint')}</p>
        <ButtonLink to="/authpage">{t('forgot.back')}</ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={t('email.label')}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <FormError text={error} />
        <Button type="submit" look="primary" busy={busy}>
          {t('forgot.submit')}
        </Button>
        <ButtonLink to="/authpage" look="quiet">
          {t('forgot.back')}
        </ButtonLink>
      </form>
    </AccountFrame>
  );
}
