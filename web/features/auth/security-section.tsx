import type { AuthUser } from '#shared/auth/auth.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { ActivityPart } from './activity-list.tsx';
import { DevicesPart } from './devices-part.tsx';
import { EmailPart } from './email-part.tsx';
import { LinkedMethods } from './linked-methods.tsx';
import { PasskeyPart } from './passkey-list.tsx';
import { PasswordPart } from './password-part.tsx';
import { TwoStepPart } from './two-step.tsx';

/** How this person gets in, and from where. Each part stands for itself; an account without an address has fewer. */
export function SecuritySection({ user }: { user: AuthUser }) {
  const t = useTexts('security');
  if (user.isAnonymous && user.email === null) return <p className="text-ink-soft">{t('withoutAccount')}</p>;
  return (
    <div className="flex flex-col gap-10">
      {user.email !== null && <EmailPart user={user} />}
      {user.email !== null && <PasswordPart user={user} />}
      {!user.isAnonymous && <PasskeyPart uid={user.uid} />}
      {!user.isAnonymous && <TwoStepPart uid={user.uid} />}
      {!user.isAnonymous && <LinkedMethods uid={user.uid} />}
      {!user.isAnonymous && <DevicesPart uid={user.uid} />}
      {!user.isAnonymous && <ActivityPart uid={user.uid} />}
    </div>
  );
}
