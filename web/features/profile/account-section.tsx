import { Suspense, useState } from 'react';
import type { AuthUser } from '#shared/auth/auth.contract.ts';
import { DeleteAccount } from '#web/features/erasure/erasure-parts.queries.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { LeaveDialog, leave } from './leave-dialog.tsx';

/** E-mail, upgrade of an anonymous space, log out. */
export function AccountSection({ user }: { user: AuthUser }) {
  const t = useTexts('profile');
  const [asking, setAsking] = useState(false);
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
        <Suspense fallback={null}>
          <DeleteAccount user={user} />
        </Suspense>
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
      <Suspense fallback={null}>
        <DeleteAccount user={user} />
      </Suspense>
      <LeaveDialog open={asking} onClose={() => setAsking(false)} />
    </>
  );
}
