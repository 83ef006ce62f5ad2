import { useState } from 'react';
import type { AuthUser } from '#shared/auth/auth.contract.ts';
import { logOut } from '#web/features/auth/auth.queries.ts';
import { errorText } from '#web/lib/error-copy.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { announce } from '#web/ui/status-region.tsx';

/** E-mail, upgrade of an anonymous space, log out. */
export function AccountSection({ user }: { user: AuthUser }) {
  const t = useTexts('profile');
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    logOut().catch((error: unknown) => announce(errorText(error)));
  };
  if (!user.isAnonymous) {
    return (
      <>
        <dl>
          <dt className="font-medium">{t('email.label')}</dt>
          <dd className="text-ink-soft">
            {user.email} {user.emailVerified && <span>({t('email.confirmed')})</span>}
          </dd>
        </dl>
        <Button className="self-start" onClick={leave}>
          {t('logout')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{t('upgrade.text')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/signup" look="primary" state={{ from: '/profile' }}>
          {t('upgrade.button')}
        </ButtonLink>
        <Button onClick={() => setAsking(true)}>{t('logout')}</Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('leave.title')}
        description={t('leave.text')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('leave.stay')}</Button>
            <Button look="danger" onClick={leave}>
              {t('leave.confirm')}
            </Button>
          </>
        }
      />
    </>
  );
}
