import { useState } from 'react';
import type { AuthUser } from '#shared/auth/auth.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button } from '#web/ui/button.tsx';
import { announce } from '#web/ui/status-region.tsx';
import { FormError } from './account-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { useProof } from './proof.queries.ts';
import { useTwoStep } from './second-factors.queries.ts';
import { useCredentialActs } from './security.queries.ts';
import { SecurityPart } from './security-part.tsx';
import { useNewPassword } from './use-new-password.ts';
import { useSubmit } from './use-submit.ts';

/** Changing the password, or adding one to an account that has none. */
export function PasswordPart({ user }: { user: AuthUser }) {
  const t = useTexts('security');
  const has = user.providerData.some(({ providerId }) => providerId === 'password');
  const [open, setOpen] = useState(false);
  return (
    <SecurityPart title={t('password.title')}>
      {open ? (
        <PasswordForm uid={user.uid} has={has} email={user.email ?? ''} onClose={() => setOpen(false)} />
      ) : (
        <>
          <p className="text-ink-soft">{t(has ? 'password.has' : 'password.hasNot')}</p>
          <Button className="self-start" onClick={() => setOpen(true)}>
            {t(has ? 'password.change' : 'password.add')}
          </Button>
        </>
      )}
    </SecurityPart>
  );
}

interface PasswordFormProps {
  uid: string;
  has: boolean;
  email: string;
  onClose: () => void;
}

function PasswordForm({ uid, has, email, onClose }: PasswordFormProps) {
  const t = useTexts('security');
  const withProof = useProof();
  const { changePassword } = useCredentialActs();
  const newPassword = useNewPassword(useTwoStep(uid).data?.on);
  const { busy, error, submit } = useSubmit(async () => {
    if (!newPassword.check()) return;
    await withProof(() => changePassword(newPassword.password));
    announce(t(has ? 'password.changed' : 'password.added'));
    onClose();
  }, newPassword.place);
  return (
    <form onSubmit={submit} className="flex max-w-[26.5rem] flex-col gap-5">
      {/* So that a password manager knows whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <PasswordField label={t('password.new')} {...newPassword.field} />
      {has && <p className="text-sm text-ink-soft">{t('password.others')}</p>}
      <FormError text={error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={busy}>
          {t('password.save')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
